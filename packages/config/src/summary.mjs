/** @typedef {import('./stages.mjs').StageResult} StageResult */

/** @param {number} milliseconds */
const inSeconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;

/** @param {StageResult} result */
export function stageLine({ name, outcome, milliseconds, reason }) {
  const label = { passed: 'ok', failed: 'FAILED', leftOut: 'left out' }[outcome];
  const time = outcome === 'leftOut' ? '' : inSeconds(milliseconds);
  return `${label.padEnd(9)}${name.padEnd(12)}${time.padStart(9)}${reason ? `  ${reason}` : ''}`.trimEnd();
}

/**
 * The counts of the last line. A skipped test counts as failed. A failed stage counts as at least one failure: types
 * or lint can fail with every test green.
 * @param {readonly StageResult[]} results
 * @returns {{ passed: number, failed: number, skipped: number }}
 */
export function totals(results) {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const { outcome, report = { passed: 0, failed: 0, skipped: 0 } } of results) {
    sum.passed += report.passed;
    sum.skipped += report.skipped;
    sum.failed += Math.max(report.failed + report.skipped, outcome === 'failed' ? 1 : 0);
  }
  return sum;
}

/**
 * The closing lines of `npm test`. CI reads the last one.
 * @param {readonly StageResult[]} results
 * @returns {string[]}
 */
export function summary(results) {
  const { passed, failed, skipped } = totals(results);
  const reports = results.flatMap(({ report }) => report ?? []);
  const slowest = reports
    .flatMap((report) => report.tests)
    .toSorted((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, 10);
  const section = (/** @type {string} */ title, /** @type {string[]} */ lines) =>
    lines.length > 0 ? ['', title, ...lines.map((line) => `  ${line}`)] : [];
  return [
    ...section('Stages', results.map(stageLine)),
    ...section(
      'Slowest tests',
      slowest.map(({ title, milliseconds }) => `${inSeconds(milliseconds).padStart(8)}  ${title}`),
    ),
    ...section(
      'Failed',
      reports.flatMap((report) => report.failures),
    ),
    ...section(
      'Passed on the second try',
      reports.flatMap((report) => report.secondTries),
    ),
    ...(skipped > 0 ? ['', `${skipped} skipped: a skipped test counts as failed.`] : []),
    '',
    `${passed} passed, ${failed} failed`,
  ];
}
