import { type Estimate, percentile75, shareEstimate } from './estimates';
import { type ComparedFigure, comparedFigures, guardedFigures, isShare, limitsOf } from './figures';
import { type BucketCounts, isWorse, rankTest } from './isWorse';
import { sum } from './sum';

type Counts = Record<ComparedFigure, BucketCounts>;

const names: Record<ComparedFigure, string> = {
  failed: 'pages that failed',
  unopened: 'pressed panels that stayed closed',
  LCP: 'LCP, p75',
  INP: 'INP, p75',
  panel: 'press to panel, p75',
  badge: 'press to badge, p75',
};

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const milliseconds = (ms: number) => `${Math.round(ms)} ms`;

function estimateText(figure: ComparedFigure, counts: BucketCounts): string {
  const estimate: Estimate | undefined = isShare(figure)
    ? shareEstimate(counts)
    : percentile75(counts, limitsOf(figure));
  if (!estimate) return 'no visitors yet';
  const text = isShare(figure) ? percent : milliseconds;
  const { value, from, to } = estimate;
  return `${text(value)} (${text(from)} to ${text(to)}, ${sum(counts)} visitors)`;
}

/** The figures in which a canary is worse than the live build beyond doubt. */
export const worseFigures = (canary: Counts, live: Counts): ComparedFigure[] =>
  guardedFigures.filter((figure) => isWorse(canary[figure], live[figure], guardedFigures.length));

/** Why a canary is worse, for the log of the registry. */
export function worseText(figure: ComparedFigure, canary: BucketCounts, live: BucketCounts): string {
  const pairs = Math.round(rankTest(canary, live).worse * 100);
  return `${names[figure]}: worse in ${pairs} of 100 pairs of ${sum(canary)} visitors with the canary and ${sum(live)} with the live build`;
}

/** A canary beside the live build, each figure with its 95 % interval, for the terminal. */
export function comparisonText(canary: Counts, live: Counts): string {
  const rows = comparedFigures.map((figure) => [
    names[figure],
    estimateText(figure, canary[figure]),
    estimateText(figure, live[figure]),
  ]);
  const all = [['', 'canary', 'live'], ...rows];
  const widths = [0, 1].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const table = all.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const worse = worseFigures(canary, live);
  const verdict =
    worse.length > 0
      ? worse.map(
          (figure) => `The canary is worse beyond doubt. ${worseText(figure, canary[figure], live[figure])}.`,
        )
      : ['In none of these is the canary worse beyond doubt.'];
  return [...table, ...verdict].join('\n');
}
