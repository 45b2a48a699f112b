/** @typedef {import('./stages.mjs').StageResult} StageResult */
/** @typedef {import('./testReports.mjs').Counts} Counts */
/** @typedef {import('./testReports.mjs').TimedTest} TimedTest */

/** How long each stage of `npm test` may take on two cores, in seconds. One over its budget is a warning, no failure. */
export const budgets = /** @satisfies {Record<string, number>} */ ({
  types: 30,
  format: 10,
  lint: 45,
  boundaries: 30,
  'dead code': 20,
  licences: 10,
  unit: 330,
  build: 180,
  contract: 120,
  databases: 150,
  production: 90,
  journeys: 780,
});

/** @param {number} milliseconds */
const inSeconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;

/** @param {StageResult} result */
export function stageLine({ name, outcome, milliseconds, reason }) {
  const label = { passed: 'ok', failed: 'FAILED', leftOut: 'left out' }[outcome];
  const time = outcome === 'leftOut' ? '' : inSeconds(milliseconds);
  return `${label.padEnd(9)}${name.padEnd(12)}${time.padStart(9)}${reason ? `  ${reason}` : ''}`.trimEnd();
}

/**
 * @param {readonly StageResult[]} results
 * @param {Record<string, number>} limits seconds by stage
 * @returns {string[]} a warning for each stage over its budget
 */
export function overBudget(results, limits = budgets) {
  return results.flatMap(({ name, milliseconds }) => {
    const limit = limits[name];
    if (limit === undefined || milliseconds <= limit * 1000) return [];
    return [`warning: ${name} took ${inSeconds(milliseconds)}, its budget is ${limit} s`];
  });
}

/**
 * The counts of the last line. A skipped test counts as failed. A failed stage counts as at least one failure: types
 * or lint can fail with every test green.
 * @param {readonly StageResult[]} results
 * @param {Record<string, Counts>} counts by stage
 * @returns {{ passed: number, failed: number, skipped: number }}
 */
export function totals(results, counts) {
  const byStage = results.map(({ name, outcome }) => {
    const { passed, failed, skipped } = counts[name] ?? { passed: 0, failed: 0, skipped: 0 };
    return { passed, skipped, failed: Math.max(failed + skipped, outcome === 'failed' ? 1 : 0) };
  });
  const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ key) =>
    byStage.reduce((total, stage) => total + stage[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

/**
 * The closing lines of `npm test`.
 * @param {{
 *   results: readonly StageResult[],
 *   counts: Record<string, Counts>,
 *   slowest: readonly TimedTest[],
 *   secondTries: readonly string[],
 * }} run
 * @returns {string[]}
 */
export function summary({ results, counts, slowest, secondTries }) {
  const { passed, failed, skipped } = totals(results, counts);
  const section = (/** @type {string} */ title, /** @type {string[]} */ lines) =>
    lines.length > 0 ? ['', title, ...lines.map((line) => `  ${line}`)] : [];
  return [
    ...section('Stages', [...results.map(stageLine), ...overBudget(results)]),
    ...section(
      'Slowest tests',
      slowest.map(({ title, milliseconds }) => `${inSeconds(milliseconds).padStart(8)}  ${title}`),
    ),
    ...section('Passed on the second try', [...secondTries]),
    ...(skipped > 0 ? ['', `${skipped} skipped: a skipped test counts as failed.`] : []),
    '',
    `${passed} passed, ${failed} failed`,
  ];
}
