import type { BucketCounts } from './isWorse';
import { sum } from './sum';

/** A value with the interval that covers the true one in 95 of 100 cases. */
export interface Estimate {
  value: number;
  from: number;
  to: number;
}

/** Standard deviations on each side of a 95 % interval. */
const z = 1.96;

/** The value below which `rank` of the visitors are, by the bucket's limits; the last bucket counts by its lower limit. */
function valueAt(rank: number, counts: BucketCounts, limits: readonly number[]): number {
  let below = 0;
  for (const [index, count] of counts.entries()) {
    const [lower, upper] = [limits[index - 1] ?? 0, limits[index]];
    if (below + count >= rank && count > 0) {
      return upper === undefined ? lower : lower + (upper - lower) * Math.max(0, (rank - below) / count);
    }
    below += count;
  }
  return limits.at(-1) ?? 0;
}

/** The 75th percentile, by which web vitals are judged, between the limits of its bucket; undefined without visitors. */
export function percentile75(counts: BucketCounts, limits: readonly number[]): Estimate | undefined {
  const all = sum(counts);
  if (all === 0) return undefined;
  const [rank, deviation] = [0.75 * all, z * Math.sqrt(0.75 * 0.25 * all)];
  const at = (one: number) => valueAt(Math.min(Math.max(one, 1), all), counts, limits);
  return { value: at(rank), from: at(rank - deviation), to: at(rank + deviation) };
}

/** A share with the interval of Wilson; undefined without visitors. */
export function shareEstimate([no = 0, yes = 0]: BucketCounts): Estimate | undefined {
  const all = no + yes;
  if (all === 0) return undefined;
  const share = yes / all;
  const [middle, width] = [
    (share + z ** 2 / (2 * all)) / (1 + z ** 2 / all),
    (z / (1 + z ** 2 / all)) * Math.sqrt((share * (1 - share)) / all + z ** 2 / (4 * all ** 2)),
  ];
  return { value: share, from: Math.max(0, middle - width), to: Math.min(1, middle + width) };
}
