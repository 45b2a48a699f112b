import { bucketOf, type ComparedFigure, emptyCounts } from '@storefront/releases/compare';
import type { FigureName } from '../../app/field-figures/fieldReport';
import { maxSubnets } from './createTally';

/** The figures of one report. */
export type MeasuredFigures = readonly { name: FigureName; value: number }[];

/** What is compared of a report. A pressed panel that did not open has no figure of its own. */
function comparedValues(figures: MeasuredFigures): [ComparedFigure, number][] {
  const compared = figures.flatMap(({ name, value }): [ComparedFigure, number][] => {
    if (name === 'LCP' || name === 'INP' || name === 'panel' || name === 'badge') return [[name, value]];
    return [];
  });
  const has = (wanted: FigureName) => figures.some(({ name }) => name === wanted);
  return has('press') ? [...compared, ['unopened', has('panel') ? 0 : 1]] : compared;
}

/** Counts a build's figures by bucket. A subnet counts once for each figure, as in `createTally`. */
export function createFigureTally() {
  const counts = emptyCounts();
  const subnets = new Map<ComparedFigure, Set<string>>();
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
