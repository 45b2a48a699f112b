/** Entries by their moment, the newest first; the ones without a moment stand last. Ties keep their order. */
export function newestFirst<Entry>(
  entries: readonly Entry[],
  momentOf: (entry: Entry) => Date | undefined,
): Entry[] {
  const time = (entry: Entry) => momentOf(entry)?.getTime() ?? Number.NEGATIVE_INFINITY;
  return entries.toSorted((one, other) => {
    const [first, second] = [time(one), time(other)];
    return first === second ? 0 : second - first;
  });
}
