/** Entries by their moment, the newest first; entries without a moment come last. Ties keep their order. */
export function newestFirst<Entry>(
  entries: readonly Entry[],
  momentOf: (entry: Entry) => Date | undefined,
): Entry[] {
  // Earlier than any date, and finite: the difference of two infinities would be NaN.
  const time = (entry: Entry) => momentOf(entry)?.getTime() ?? Number.MIN_SAFE_INTEGER;
  return entries.toSorted((one, other) => time(other) - time(one));
}
