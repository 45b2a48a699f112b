import { type SharedKey, sharedKeys } from './sharedKeys';

/** Names of each shared module: a remote's imports, or the shell's exports. */
export type SharedNames = Partial<Record<SharedKey, string[]>>;

/** The names that are imported and not exported, as `emit of @storefront/contracts`. */
export function missingNames(
  taken: SharedNames,
  isExported: (key: SharedKey, name: string) => boolean,
): string[] {
  return sharedKeys.flatMap((key) =>
    (taken[key] ?? []).filter((name) => !isExported(key, name)).map((name) => `${name} of ${key}`),
  );
}

/** The names of both, sorted. */
export const mergeNames = (one: SharedNames, other: SharedNames): SharedNames =>
  Object.fromEntries(
    sharedKeys.flatMap((key) => {
      const names = new Set([...(one[key] ?? []), ...(other[key] ?? [])]);
      return names.size > 0 ? [[key, [...names].sort()]] : [];
    }),
  );
