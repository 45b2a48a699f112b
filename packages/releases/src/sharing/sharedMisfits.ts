import { isCompatible } from './compatible';
import { type SharedKey, sharedKeys, type SharedVersions } from './sharedKeys';
import type { SharedNames } from './sharedNames';

/** The use of the shared packages by a remote. Earlier builds have no names in their records. */
export interface SharedUse {
  sharedVersions: SharedVersions;
  sharedNames?: SharedNames;
}

/** Why a build cannot run with the shared packages of a page: it lacks a package, a version, or a name, which would be `undefined`. */
export function sharedMisfits(
  { sharedVersions, sharedNames = {} }: SharedUse,
  provided: SharedVersions,
  isExported: (key: SharedKey, name: string) => boolean,
): string[] {
  return sharedKeys.flatMap((key) => {
    const [need, have] = [sharedVersions[key], provided[key]];
    if (need !== undefined && have === undefined) return [`it needs ${key}, which the shell does not share`];
    const isOther = need !== undefined && have !== undefined && !isCompatible(need, have);
    const missing = (sharedNames[key] ?? []).filter((name) => !isExported(key, name));
    return [
      ...(isOther ? [`it was built with ${key} ${need}, the shell has ${have}`] : []),
      ...missing.map((name) => `it takes ${name} of ${key}, which the shell does not export`),
    ];
  });
}
