import { messages } from './messages';
import { type Modifier, type ModifierGroup, optionLimit } from './modifierGroups';

/** Chosen amounts by modifier id; what is not chosen is not a key. */
export type ModifierSelection = Readonly<Record<number, number>>;

type Groups = readonly ModifierGroup[];

/** Shown when a required group has nothing chosen. Spec §5. */
export const MODIFIER_REQUIRED_MESSAGE: string = messages.modifiers.required;

/** What is chosen before the customer touches anything: the modifiers that a group of many cannot do without. */
export function initialSelection(groups: Groups): ModifierSelection {
  const required = groups.flatMap((group) =>
    group.options.filter((option) => isFixed(group, option)).map((option) => ({ group, option })),
  );
  return Object.fromEntries(required.map(({ group, option }) => [option.id, leastAmount(group, option)]));
}

/**
 * The selection after a tap on a modifier: a single group forgets its previous choice, a required one keeps the
 * last; a group of many that is full stays as it is. An unknown id changes nothing. Spec §5.
 */
export function toggleModifier(selection: ModifierSelection, groups: Groups, id: number): ModifierSelection {
  const place = find(groups, id);
  if (!place) return selection;
  const { group, option } = place;
  if (!selection[id]) return setModifierAmount(selection, groups, id, leastAmount(group, option));
  const mustStay = (group.kind === 'single' && group.isRequired) || isFixed(group, option);
  return mustStay ? selection : without(selection, [id]);
}

/**
 * The selection with an amount of one modifier, cut to its own limit and to what the group has left. Less than its
 * least amount takes it away, a required one stays at its least. An unknown id changes nothing.
 */
export function setModifierAmount(
  selection: ModifierSelection,
  groups: Groups,
  id: number,
  amount: number,
): ModifierSelection {
  const place = find(groups, id);
  if (!place || Number.isNaN(amount)) return selection;
  const { group, option } = place;
  const others = group.options.map((other) => other.id).filter((other) => other !== id);
  const taken = group.kind === 'single' ? 0 : sum(others.map((other) => selection[other] ?? 0));
  const fitting = Math.min(Math.trunc(amount), optionLimit(option), group.max - taken);
  if (fitting >= leastAmount(group, option)) {
    const kept = group.kind === 'single' ? without(selection, others) : selection;
    return { ...kept, [id]: fitting };
  }
  // No room for a new one must not take away what is there.
  if (amount >= leastAmount(group, option) || isFixed(group, option)) return selection;
  return without(selection, [id]);
}

/** Groups that still block adding: a required one without a choice, or one with less than its minimum. Spec §5. */
export function missingGroups<Group extends ModifierGroup>(
  groups: readonly Group[],
  selection: ModifierSelection,
): readonly Group[] {
  return groups.filter((group) => {
    const chosen = sum(group.options.map((option) => selection[option.id] ?? 0));
    const least = group.isRequired ? Math.max(1, group.min) : group.min;
    const isShort = chosen < least && (group.isRequired || chosen > 0);
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

/** Never more than may be chosen at all, whatever the catalogue says. */
function leastAmount(group: ModifierGroup, option: Modifier): number {
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
