import { bucketOf, type ComparedFigure, comparedFigures, limitsOf } from './figures';
import type { BucketCounts } from './isWorse';

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

const series = new RegExp(`^${comparisonMetric}\\{(.*)\\} (\\d+)$`, 'gm');

/** Sums up what shells have counted of a build, from the texts of their metrics. */
export function readCounts(
  texts: readonly string[],
  wanted: ComparedBuild,
): Record<ComparedFigure, BucketCounts> {
  const counts = emptyCounts();
  for (const [, labels = '', value] of texts.flatMap((text) => [...text.matchAll(series)])) {
    const { le, ...of } = Object.fromEntries(
      [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, label, text]) => [label, text]),
    );
    const figure = comparedFigures.find((one) => one === of['figure']);
    if (!figure || of['remote'] !== wanted.remote || of['build'] !== wanted.build) continue;
    if (of['role'] !== wanted.role) continue;
    // `Number` does not read Prometheus' name of infinity.
    const index = bucketOf(figure, le === '+Inf' ? Infinity : Number(le));
    counts[figure][index] = (counts[figure][index] ?? 0) + Number(value);
  }
  return counts;
}
