import { relative } from 'node:path';
import { root } from './workspace.mjs';

/**
 * The tests of a stage. `secondTries` names those that failed first.
 * @typedef {{ passed: number, failed: number, skipped: number, secondTries: readonly string[] }} TestReport
 */

/**
 * Reads what `jest --json` writes. A file that could not start counts as one failed test.
 * @param {{
 *   numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   numRuntimeErrorTestSuites: number,
 *   testResults: { name: string, assertionResults: { fullName: string, status: string, invocations?: number }[] }[],
 * }} json
 * @returns {TestReport}
 */
export const readJestReport = (json) => ({
  passed: json.numPassedTests,
  failed: json.numFailedTests + json.numRuntimeErrorTestSuites,
  skipped: json.numPendingTests + json.numTodoTests,
  secondTries: json.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1)
      .map(({ fullName }) => `${relative(root, name)} › ${fullName}`),
  ),
});

/** @typedef {{ specs: { file: string, title: string, tests: { status: string }[] }[], suites?: Suite[] }} Suite */

/** @param {Suite} suite @returns {Suite['specs']} */
const specsOf = ({ specs, suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/**
 * Reads what Playwright's reporter `json` writes. An error outside the tests, such as of the server that they need, counts
 * as one failed test.
 * @param {{
 *   stats: { expected: number, unexpected: number, flaky: number, skipped: number },
 *   errors: unknown[], suites: Suite[],
 * }} json
 * @returns {TestReport}
 */
export const readPlaywrightReport = ({ stats, errors, suites }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
  skipped: stats.skipped,
  secondTries: suites
    .flatMap(specsOf)
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title }) => `${file} › ${title}`),
});
