import { type SharedKey, sharedKeys } from './sharedKeys';
import type { SharedNames } from './sharedNames';

/** `paths.promo` → `paths`. */
const objectOf = (member: string) => member.slice(0, member.indexOf('.'));
const nameOf = (member: string) => member.slice(member.indexOf('.') + 1);

/** Whether every object has the member: `toString`. */
const isInherited = (member: string) => member in Object.prototype;

/** The further members of every function: `call`. */
const ofFunctions = [...Object.getOwnPropertyNames(Function.prototype), 'prototype'];

/** The members that React gives to a component that is an object: a memo, a forwarded ref, a lazy component. */
const ofComponents = ['$$typeof', 'type', 'compare', 'render', 'displayName'];
const ofContexts = [...ofComponents, 'Provider', 'Consumer'];

/** Whether the value is a class of the engine: `Error`, the superclass of our own errors. */
const isNative = (value: object) =>
  typeof value === 'function' && String(value).endsWith('{ [native code] }');

/** The members that an object inherits from its classes, except members of the engine's own classes. */
function membersOfClasses(value: object): string[] {
  const prototype = Object.getPrototypeOf(value) as object | null;
  if (!prototype || Object.getPrototypeOf(prototype) === null || isNative(prototype)) return [];
  return [...Object.getOwnPropertyNames(prototype), ...membersOfClasses(prototype)];
}

/**
 * The members of an exported value. A function (or class) or a React component has members only if it has more than
 * every value of its kind. The members of a list depend on the version of JavaScript alone.
 */
function membersOf(value: unknown): string[] {
  const isFunction = typeof value === 'function';
  if (!isFunction && (typeof value !== 'object' || value === null || Array.isArray(value))) return [];
  const own = isFunction ? Object.getOwnPropertyNames(value) : Object.keys(value);
  const members = [...own, ...membersOfClasses(value)];
  if (!isFunction && !('$$typeof' in value)) return members;
  const ofReact = '_currentValue' in value ? ofContexts : ofComponents;
  const isOfKind = (member: string) =>
    isFunction ? ofFunctions.includes(member) : member.startsWith('_') || ofReact.includes(member);
  // A component may be a function in one build and an object in another.
  return members.every(isOfKind) ? [] : [...members, ...ofFunctions, 'displayName'];
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
 * The members that are used and not exported, as `paths.gift of @storefront/contracts`. An export without `known`
 * members is not compared: it has no members, or the record is too old to list them.
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
