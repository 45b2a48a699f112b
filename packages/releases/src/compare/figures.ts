/**
 * What is compared of a canary and the live build: `LCP` and `INP`; `panel` and `badge`, from a press to the panel's content
 * and to the new count of the cart; `unopened`, whether a pressed panel stayed closed; `failed`, whether a page failed.
 */
export const comparedFigures = ['failed', 'unopened', 'LCP', 'INP', 'panel', 'badge'] as const;

export type ComparedFigure = (typeof comparedFigures)[number];

/** Upper limits of the buckets of a time, ms; the last bucket has what is longer. */
const timeLimits = [50, 100, 200, 300, 500, 800, 1200, 1800, 2500, 4000, 6000, 10_000] as const;

/** Of a yes or no, the upper limit of «no». */
const shareLimits = [0] as const;

/** Whether a figure is a yes or no, of which only the share counts. */
export const isShare = (figure: ComparedFigure) => figure === 'unopened' || figure === 'failed';

/** Upper limits of a figure's buckets. */
export const limitsOf = (figure: ComparedFigure): readonly number[] =>
  isShare(figure) ? shareLimits : timeLimits;

/** The bucket of a value: ms, or 0 for no and 1 for yes. */
export function bucketOf(figure: ComparedFigure, value: number): number {
  const limits = limitsOf(figure);
  const index = limits.findIndex((limit) => value <= limit);
  return index === -1 ? limits.length : index;
}

/** The figures for which a guard takes a canary back. Failures have a rule of their own, which no guard needs. */
export const guardedFigures = comparedFigures.filter((figure) => figure !== 'failed');
