import * as messages from './messages';

/** Spec §9. */
const SAUCES_GROUP = 'соусы';

/** The group of sauces, found by its name; undefined for a menu without that group. Spec §9. */
export function saucesGroup<Group extends { name: string }>(groups: readonly Group[]): Group | undefined {
  return groups.find(({ name }) => name.trim().toLocaleLowerCase('ru') === SAUCES_GROUP);
}

/** Whether an order is still to be delivered or picked up, has been, or never will be. */
export type OrderOutcome = 'planned' | 'done' | 'canceled';

/** The note about the soy sauce of an order: 50 ml for each guest. Spec §2, Order monitoring. */
export function soySauceNote(persons: number, outcome: OrderOutcome = 'planned'): string {
  return messages.soySauce[persons > 1 ? 'guests' : 'guest'][outcome];
}
