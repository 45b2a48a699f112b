import { bucketOf, type ComparedFigure, comparedFigures, limitsOf } from './figures';
import type { BucketCounts } from './isWorse';
import { readSeries, upperLimit } from './readSeries';

/** The metric of shells with what is compared: how many visitors, each counted once, had a value up to `le`. */
export const comparisonMetric = 'storefront_canary_visitors';

/** The build of a remote, in the role that it has beside the other build. */
export interface ComparedBuild {
  remote: string;
  build: string;
  role: 'canary' | 'live';
}

/** The counts of each figure, with all buckets empty. */
export const emptyCounts = () =>
  Object.fromEntries(
    comparedFigures.map((figure) => [figure, Array.from({ length: limitsOf(figure).length + 1 }, () => 0)]),
  ) as Record<ComparedFigure, number[]>;

/** Sums up what shells have counted of a build, from the texts of their metrics. */
export function readCounts(
  texts: readonly string[],
  wanted: ComparedBuild,
): Record<ComparedFigure, BucketCounts> {
  const counts = emptyCounts();
  for (const { labels, value } of readSeries(texts, [comparisonMetric])) {
    const figure = comparedFigures.find((one) => one === labels['figure']);
    if (!figure || labels['remote'] !== wanted.remote || labels['build'] !== wanted.build) continue;
    if (labels['role'] !== wanted.role) continue;
    const index = bucketOf(figure, upperLimit(labels['le']));
    counts[figure][index] = (counts[figure][index] ?? 0) + value;
  }
  return counts;
}
