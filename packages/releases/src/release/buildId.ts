import { createHash } from 'node:crypto';

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** JSON with the keys of every object in one order, so that equal values make equal texts. */
export const canonicalJson = (value: unknown) =>
  JSON.stringify(value, (_, inner: unknown) =>
    isObject(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );

/**
 * The build id: 128 bits of a hash of the record, and so of every file and of the contract. Commit and time are left out:
 * equal builds get equal ids.
 */
export function buildIdOf(record: object): string {
  const { build: _, builtAt: _time, commit: _commit, ...covered } = record as Record<string, unknown>;
  return createHash('sha256').update(canonicalJson(covered)).digest('hex').slice(0, 32);
}
