import { type SharedKey, sharedKeys } from './sharedKeys';
import type { SharedNames } from './sharedNames';

/** `paths.promo` → `paths`. */
const objectOf = (member: string) => member.slice(0, member.indexOf('.'));
const nameOf = (member: string) => member.slice(member.indexOf('.') + 1);

/** What every object has: `toString`. */
const isInherited = (member: string) => member in Object.prototype;

/** What every function has besides: `call`. */
const ofFunctions = [...Object.getOwnPropertyNames(Function.prototype), 'prototype'];

/** What an object has of its classes, without what every object of its realm has. */
function membersOfClasses(value: object): string[] {
  const prototype = Object.getPrototypeOf(value) as object | null;
  if (!prototype || Object.getPrototypeOf(prototype) === null) return [];
  return [...Object.getOwnPropertyNames(prototype), ...membersOfClasses(prototype)];
}

/**
 * The members of an exported value. A function has some only if it is given more than every function has. Of a list or a
 * component of React the version of JavaScript or React says enough.
 */
function membersOf(value: unknown): string[] {
  if (typeof value === 'function') {
    const own = Object.getOwnPropertyNames(value).filter((member) => !ofFunctions.includes(member));
    return own.length > 0 ? [...own, ...ofFunctions] : [];
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value) || '$$typeof' in value) return [];
  return [...Object.keys(value), ...membersOfClasses(value)];
}

/** The members of the objects and functions that a module exports, as `paths.promo`, sorted. */
export const membersIn = (module: unknown): string[] =>
  Object.entries(Object(module) as object)
    .flatMap(([name, value]) => {
      const members = new Set(membersOf(value).filter((member) => !isInherited(member)));
      return [...members].map((member) => `${name}.${member}`);
    })
    .sort();

type Listed = (key: SharedKey) => readonly string[];

/**
 * The members that are taken and not exported, as `paths.gift of @storefront/contracts`. What no member is `known` of is
 * not compared: it has none, or the record is an earlier one.
 */
export function missingMembers(taken: SharedNames, exported: Listed, known: Listed = exported): string[] {
  return sharedKeys.flatMap((key) => {
    const members = taken[key] ?? [];
    if (members.length === 0) return [];
    const listed = new Set(exported(key));
    const objects = new Set(known(key).map(objectOf));
    return members
      .filter(
        (member) => objects.has(objectOf(member)) && !listed.has(member) && !isInherited(nameOf(member)),
      )
      .map((member) => `${member} of ${key}`);
  });
}
