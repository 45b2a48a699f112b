import { type SharedKey, sharedKeys } from './sharedKeys';
import type { SharedNames } from './sharedNames';

/** `paths.promo` → `paths`. */
const objectOf = (member: string) => member.slice(0, member.indexOf('.'));

/** What every object inherits, such as `toString`. */
const isInherited = (member: string) => member.slice(member.indexOf('.') + 1) in Object.prototype;

/** An object literal of whichever realm; neither an instance of a class nor a component of React. */
function isPlainObject(value: unknown): value is object {
  if (typeof value !== 'object' || value === null || '$$typeof' in value) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** The members of the plain objects that a module exports, as `paths.promo`, sorted. */
export const membersIn = (module: unknown): string[] =>
  Object.entries(Object(module) as object)
    .flatMap(([name, value]) =>
      isPlainObject(value) ? Object.keys(value).map((member) => `${name}.${member}`) : [],
    )
    .sort();

/**
 * The members that are taken and not exported, as `paths.gift of @storefront/contracts`. An object of which no member is
 * listed is not known: it is no plain object, or the record is an earlier one.
 */
export function missingMembers(
  taken: SharedNames,
  exported: (key: SharedKey) => readonly string[],
): string[] {
  return sharedKeys.flatMap((key) => {
    const members = taken[key] ?? [];
    if (members.length === 0) return [];
    const listed = new Set(exported(key));
    const objects = new Set([...listed].map(objectOf));
    return members
      .filter((member) => objects.has(objectOf(member)) && !listed.has(member) && !isInherited(member))
      .map((member) => `${member} of ${key}`);
  });
}
