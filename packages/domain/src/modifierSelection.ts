import * as messages from './messages';
import { type Modifier, type ModifierGroup, optionLimit } from './modifierGroups';

/** Chosen amounts by modifier id; an option that is not chosen has no key. */
export type ModifierSelection = Readonly<Record<number, number>>;

type Groups = readonly ModifierGroup[];

/** Shown if nothing is chosen in a required group. Spec §5. */
export const MODIFIER_REQUIRED_MESSAGE: string = messages.modifiers.required;

/** The selection before the customer's first choice: the required modifiers of `multiple` groups. */
export function initialSelection(groups: Groups): ModifierSelection {
  const required = groups.flatMap((group) =>
    group.options.filter((option) => isFixed(group, option)).map((option) => ({ group, option })),
  );
  return Object.fromEntries(required.map(({ group, option }) => [option.id, minimumAmount(group, option)]));
}

/**
 * The selection after a tap on a modifier. In a `single` group the new choice replaces the previous choice; in a
 * required group the last choice stays; a full `multiple` group does not change. An unknown id changes
 * nothing. Spec §5.
 */
export function toggleModifier(selection: ModifierSelection, groups: Groups, id: number): ModifierSelection {
  const found = find(groups, id);
  if (!found) return selection;
  const { group, option } = found;
  if (!selection[id]) return setModifierAmount(selection, groups, id, minimumAmount(group, option));
  const isLocked = (group.kind === 'single' && group.isRequired) || isFixed(group, option);
  return isLocked ? selection : without(selection, [id]);
}

/**
 * The selection with another amount of one modifier, cut to its own limit and to the rest of the group's
 * limit. An amount below its minimum removes the modifier, or leaves a required modifier at its minimum. An
 * unknown id changes nothing.
 */
export function setModifierAmount(
  selection: ModifierSelection,
  groups: Groups,
  id: number,
  amount: number,
): ModifierSelection {
  const found = find(groups, id);
  if (!found || Number.isNaN(amount)) return selection;
  const { group, option } = found;
  const others = group.options.map((other) => other.id).filter((other) => other !== id);
  const taken = group.kind === 'single' ? 0 : sum(others.map((other) => selection[other] ?? 0));
  const fitting = Math.min(Math.trunc(amount), optionLimit(option), group.max - taken);
  if (fitting >= minimumAmount(group, option)) {
    const rest = group.kind === 'single' ? without(selection, others) : selection;
    return { ...rest, [id]: fitting };
  }
  // If the group is full, the selection stays as it is.
  if (amount >= minimumAmount(group, option) || isFixed(group, option)) return selection;
  return without(selection, [id]);
}

/** Groups that block adding: a required group without a choice, or a group below its minimum. Spec §5. */
export function missingGroups<Group extends ModifierGroup>(
  groups: readonly Group[],
  selection: ModifierSelection,
): readonly Group[] {
  return groups.filter((group) => {
    const chosen = sum(group.options.map((option) => selection[option.id] ?? 0));
    const isShort = chosen < Math.max(1, group.min) && (group.isRequired || chosen > 0);
    return isShort || group.options.some((option) => isFixed(group, option) && !selection[option.id]);
  });
}

/** Roubles for `count` products, each with its chosen modifiers. */
export function productTotal(order: {
  price: number;
  groups: Groups;
  selection: ModifierSelection;
  count: number;
}): number {
  const options = order.groups.flatMap((group) => group.options);
  const extras = sum(options.map(({ id, product }) => product.price * (order.selection[id] ?? 0)));
  return (order.price + extras) * order.count;
}

/** In a single group `required` belongs to the group: two required options could never both be chosen. */
function isFixed(group: ModifierGroup, option: Modifier): boolean {
  return group.kind === 'multiple' && option.required;
}

/** The option's minimum, cut to its maximum and to the group's: the catalogue may contradict itself. */
function minimumAmount(group: ModifierGroup, option: Modifier): number {
  return Math.max(1, Math.min(option.min_amount, optionLimit(option), group.max));
}

function find(groups: Groups, id: number): { group: ModifierGroup; option: Modifier } | undefined {
  for (const group of groups) {
    const option = group.options.find((candidate) => candidate.id === id);
    if (option) return { group, option };
  }
  return undefined;
}

function without(selection: ModifierSelection, ids: readonly number[]): ModifierSelection {
  return Object.fromEntries(Object.entries(selection).filter(([id]) => !ids.includes(Number(id))));
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
