import { bucketOf, type ComparedFigure, emptyCounts } from '@storefront/releases/compare';
import type { FigureName } from '../../app/field-figures/fieldReport';
import { maxSubnets } from './createTally';

/** The figures of one report. */
export type MeasuredFigures = readonly { name: FigureName; value: number }[];

/** What is compared of a report. A pressed panel that did not open has no figure of its own. */
function comparedValues(figures: MeasuredFigures): [ComparedFigure, number][] {
  const firstByte = figures.find(({ name }) => name === 'TTFB')?.value ?? 0;
  const compared = figures.flatMap(({ name, value }): [ComparedFigure, number][] => {
    // Pages of a canary, which are fewer, are less often in the shell's cache.
    if (name === 'LCP') return [[name, value - firstByte]];
    return name === 'INP' || name === 'panel' || name === 'badge' ? [[name, value]] : [];
  });
  const has = (wanted: FigureName) => figures.some(({ name }) => name === wanted);
  return has('press') ? [...compared, ['unopened', has('panel') ? 0 : 1]] : compared;
}

/** The subnets that count for a figure, of both builds that are compared. */
export type CountedSubnets = Map<ComparedFigure, Set<string>>;

/**
 * Counts a build's figures by bucket. Of each subnet its first figure counts, for the build of that page alone. If it counted
 * for each build, busy subnets would come first where visitors are few, and the live build would be full before the evening:
 * equal builds would differ.
 */
export function createFigureTally(subnets: CountedSubnets) {
  const counts = emptyCounts();
  return {
    add(figures: MeasuredFigures, subnet: string): void {
      for (const [figure, value] of comparedValues(figures)) {
        const seen = subnets.get(figure) ?? new Set();
        subnets.set(figure, seen);
        if (seen.has(subnet) || seen.size >= maxSubnets) continue;
        seen.add(subnet);
        const bucket = bucketOf(figure, value);
        counts[figure][bucket] = (counts[figure][bucket] ?? 0) + 1;
      }
    },
    counts,
  };
}

export type FigureTally = ReturnType<typeof createFigureTally>;
