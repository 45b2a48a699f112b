import type { GroupModifier } from '@storefront/api-contract';
import {
  COUNTER_MAX,
  MODIFIER_REQUIRED_MESSAGE,
  missingGroups,
  modifierGroups,
  optionLimit,
} from '@storefront/domain';
import type { ChosenModifier } from '../database/schema/carts';
import { unprocessable } from '../apiError';
import { messages } from '../messages';

/** How many lines a cart holds. */
export const maxLines = 50;

/** Adds up repeated modifiers and sorts them by id. */
export function mergeModifiers(modifiers: readonly ChosenModifier[]): ChosenModifier[] {
  const amounts = new Map<number, number>();
  for (const { id, amount } of modifiers) amounts.set(id, (amounts.get(id) ?? 0) + amount);
  return [...amounts].map(([id, amount]) => ({ id, amount })).sort((first, second) => first.id - second.id);
}

/** A part of a combo: the ids that may be chosen, and the default choice. */
export interface ComboChoice {
  optionIds: number[];
  defaultId: number;
}

/** The chosen modifiers, plus the default dish of every combo part without a choice (spec §5). */
export function withDefaults(
  chosen: readonly ChosenModifier[],
  parts: readonly ComboChoice[],
): ChosenModifier[] {
  const isChosen = (part: ComboChoice) => chosen.some(({ id }) => part.optionIds.includes(id));
  const unchosen = parts.filter((part) => !isChosen(part));
  return [...chosen, ...unchosen.map(({ defaultId }) => ({ id: defaultId, amount: 1 }))];
}

/** Kopecks of one portion with its modifiers. */
export const portionPrice = (price: number, modifiers: readonly { price: number; amount: number }[]) =>
  modifiers.reduce((sum, modifier) => sum + modifier.price * modifier.amount, price);

/** Lines with the same key are one line: same product, same modifiers. */
export function lineKey(productId: number, modifiers: readonly ChosenModifier[]): string {
  return [productId, ...mergeModifiers(modifiers).map(({ id, amount }) => `${id}x${amount}`)].join(':');
}

/** Throws 422 when a product may not be ordered with these modifiers (spec §5, Add product). */
export function checkModifiers(options: readonly GroupModifier[], chosen: readonly ChosenModifier[]): void {
  const groups = modifierGroups(options);
  const known = new Map(options.map((option) => [option.id, option]));
  for (const { id, amount } of chosen) {
    const option = known.get(id);
    if (!option) throw unprocessable(messages.cart.modifierUnknown, 'modifiers');
    if (amount > optionLimit(option))
      throw unprocessable(messages.cart.modifierTooMany(option.group_name ?? ''), 'modifiers');
  }
  const selection = Object.fromEntries(chosen.map(({ id, amount }) => [id, amount]));
  if (missingGroups(groups, selection).length > 0)
    throw unprocessable(MODIFIER_REQUIRED_MESSAGE, 'modifiers');
  for (const { name, max, options: ofGroup } of groups) {
    const taken = ofGroup.reduce((sum, { id }) => sum + (selection[id] ?? 0), 0);
    if (taken > max) throw unprocessable(messages.cart.modifierTooMany(name ?? ''), 'modifiers');
  }
}

/** Throws 422 when a line would hold more than the counter can (spec §9). */
export function checkAmount(amount: number): void {
  if (amount > COUNTER_MAX) throw unprocessable(messages.cart.lineFull(COUNTER_MAX), 'amount');
}
