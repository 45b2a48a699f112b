import { isCompatible } from '../sharing/compatible';
import { sharedKeys, type SharedVersions } from '../sharing/sharedKeys';
import type { SharedNames } from '../sharing/sharedNames';

/** The use of the shared packages by a remote. */
export interface SharedUse {
  sharedVersions: SharedVersions;
  sharedNames: SharedNames;
}

/** The shared packages of a shell. */
export interface SharedByShell {
  sharedVersions: SharedVersions;
  /** The names of `zod/mini` that its pages have. */
  zodNames: readonly string[];
}

/** Versions that the shell does not have, and names that it leaves out of zod: its types have all of them. */
export function sharedBreaks({ sharedVersions, sharedNames }: SharedUse, shell: SharedByShell): string[] {
  const versions = sharedKeys.flatMap((key) => {
    const [need, have] = [sharedVersions[key], shell.sharedVersions[key]];
    if (need === undefined) return [];
    if (have === undefined) return [`it needs ${key}, which the shell does not share`];
    return isCompatible(need, have) ? [] : [`it was built with ${key} ${need}, the shell has ${have}`];
  });
  const names = (sharedNames['zod/mini'] ?? []).filter((name) => !shell.zodNames.includes(name));
  return [
    ...versions,
    ...names.map((name) => `it takes ${name} of zod/mini, which the shell does not export`),
  ];
}
