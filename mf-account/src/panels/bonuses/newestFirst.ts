/** Entries by their moment, the newest first; the ones without a moment stand last. Ties keep their order. */
export function newestFirst<Entry>(
  entries: readonly Entry[],
  momentOf: (entry: Entry) => Date | undefined,
): Entry[] {
  // Earlier than any date can be, and finite: two of them are a tie.
  const time = (entry: Entry) => momentOf(entry)?.getTime() ?? Number.MIN_SAFE_INTEGER;
  return entries.toSorted((one, other) => time(other) - time(one));
}
