import * as messages from './messages';

/** Spec §9. */
const SAUCES_GROUP = 'соусы';

/** The group of sauces, found by its name; undefined for a menu without that group. Spec §9. */
export function saucesGroup<Group extends { name: string }>(groups: readonly Group[]): Group | undefined {
  return groups.find(({ name }) => name.trim().toLocaleLowerCase('ru') === SAUCES_GROUP);
}

/** The note about the soy sauce of an order: 50 ml for each guest. Spec §2, Order monitoring. */
export function soySauceNote(persons: number): string {
  return persons > 1 ? messages.soySauce.guests : messages.soySauce.guest;
}
