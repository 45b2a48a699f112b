import * as messages from './messages';

/** Spec §9. */
const SAUCES_GROUP = 'соусы';

/** The group of sauces, which only its name tells from the others; undefined for a menu without one. Spec §9. */
export function saucesGroup<Group extends { name: string }>(groups: readonly Group[]): Group | undefined {
  return groups.find(({ name }) => name.trim().toLocaleLowerCase('ru') === SAUCES_GROUP);
}

/** What comes with an order: 50 ml of soy sauce for each guest. Spec §2, Order monitoring. */
export function soySauceNote(persons: number): string {
  return persons > 1 ? messages.soySauce.guests : messages.soySauce.guest;
}
