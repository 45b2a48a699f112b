import { type SharedKey, sharedKeys } from './sharedKeys';

/** Names of each shared module: a remote's imports, or the shell's exports. */
export type SharedNames = Partial<Record<SharedKey, string[]>>;

const imports = /import\s+\{([^}]*)\}\s+from\s+'([^']+)'/g;
const zodCalls = /\bz\.([a-z]\w*)\(/g;

const isSharedKey = (key: string): key is SharedKey => (sharedKeys as readonly string[]).includes(key);

/**
 * The names that sources import from each shared module, sorted. Types are imported as types, so they are not among them;
 * zod is imported as a whole, so its functions are those that are called.
 */
export function takenNames(sources: readonly string[]): SharedNames {
  const taken = new Map<SharedKey, Set<string>>();
  const add = (key: string, names: readonly string[]) => {
    if (isSharedKey(key)) taken.set(key, new Set([...(taken.get(key) ?? []), ...names]));
  };
  for (const text of sources) {
    for (const [, list = '', key = ''] of text.matchAll(imports)) {
      const values = list.split(',').map((one) => one.trim());
      add(
        key,
        values.filter((one) => one && !one.startsWith('type ')).map((one) => one.replace(/\s+as\s.*/s, '')),
      );
    }
    if (text.includes("'zod/mini'"))
      add(
        'zod/mini',
        [...text.matchAll(zodCalls)].map(([, name = '']) => name),
      );
  }
  return Object.fromEntries(
    sharedKeys.flatMap((key) => {
      const names = taken.get(key);
      return names?.size ? [[key, [...names].sort()]] : [];
    }),
  );
}
