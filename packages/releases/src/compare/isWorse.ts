import { sum } from './sum';

/**
 * How many visitors a build had in each bucket of a figure, the best bucket first. A share, such as that of the panels
 * that opened, has two.
 */
export type BucketCounts = readonly number[];

/** When a canary is worse beyond doubt (decision 0094). */
const guardLimits = {
  /** The share of healthy releases that a guard may take back, over all of its figures and all of its looks at them. */
  falseAlarms: 1 / 1000,
  /** Fewer visitors of the canary prove nothing: the test takes its sums for normally distributed. */
  fewest: 30,
  /** Visitors of the canary who never count, the worst ones: they may be one stranger who forges reports. */
  mayBeForged: 10,
  /** In how many of 100 pairs, a visitor of the canary and one of the live build, the canary has to be worse: 50 is equal. */
  pairs: 53,
} as const;

/** The scale of the boundary: a larger one asks more of few visitors, whose sums are hardly normal yet. */
const expectedVisitors = 100;

/**
 * The rank-sum test of Mann, Whitney and Wilcoxon with ties. `worse` is the share of the pairs in which the canary is worse,
 * pairs in one bucket by half; `deviations`, by how many standard deviations that is more than a half.
 */
export function rankTest(canary: BucketCounts, live: BucketCounts): { worse: number; deviations: number } {
  const [ofCanary, ofLive] = [sum(canary), sum(live)];
  const all = ofCanary + ofLive;
  let [better, wins, ties] = [0, 0, 0];
  for (const [index, count] of canary.entries()) {
    const same = live[index] ?? 0;
    wins += count * (better + same / 2);
    better += same;
    ties += (count + same) ** 3 - (count + same);
  }
  const pairs = ofCanary * ofLive;
  const variance = (pairs / 12) * (all + 1 - ties / (all * (all - 1)));
  if (!(variance > 0)) return { worse: 0.5, deviations: 0 };
  return { worse: wins / pairs, deviations: (wins - pairs / 2) / Math.sqrt(variance) };
}

/**
 * The deviations that chance passes in at most this share of all releases, although it is asked after each visitor: the
 * boundary of a normal mixture (Robbins 1970). `size` is the number of visitors, as if each had one of the same build
 * beside it.
 */
const boundary = (size: number, falseAlarms: number) =>
  Math.sqrt(
    (1 + expectedVisitors / size) * (Math.log(1 + size / expectedVisitors) + 2 * Math.log(1 / falseAlarms)),
  );

function withoutWorst(counts: BucketCounts, visitors: number): BucketCounts {
  const rest = [...counts];
  for (let left = visitors, index = rest.length - 1; left > 0 && index >= 0; index -= 1) {
    const count = rest[index] ?? 0;
    rest[index] = Math.max(0, count - left);
    left -= count;
  }
  return rest;
}

/**
 * Whether the canary is worse than the live build in one of `figures` figures, beyond doubt. It may be asked after each
 * visitor. Visitors have to count once each, and to get either build by chance.
 */
export function isWorse(all: BucketCounts, live: BucketCounts, figures: number): boolean {
  const canary = withoutWorst(all, guardLimits.mayBeForged);
  const [ofCanary, ofLive] = [sum(canary), sum(live)];
  if (ofCanary < guardLimits.fewest || ofLive < guardLimits.fewest) return false;
  const { worse, deviations } = rankTest(canary, live);
  const size = (ofCanary * ofLive) / (ofCanary + ofLive);
  return worse * 100 >= guardLimits.pairs && deviations > boundary(size, guardLimits.falseAlarms / figures);
}
