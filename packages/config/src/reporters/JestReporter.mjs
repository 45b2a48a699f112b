import { relative } from 'node:path';
import { sendToStage, withError } from './sendToStage.mjs';

/**
 * @typedef {{
 *   fullName: string, status: string, duration?: number | null, invocations?: number,
 *   failureMessages: readonly string[], retryReasons?: readonly string[],
 * }} TestOfJest
 * @typedef {{ testFilePath: string, testResults: readonly TestOfJest[], testExecError?: { message?: string, stack?: string } }} FileOfJest
 * @typedef {{
 *   numTotalTestSuites: number, numPassedTestSuites: number, numFailedTestSuites: number, numPendingTestSuites: number,
 *   numRuntimeErrorTestSuites: number, testResults: readonly FileOfJest[],
 *   numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 * }} TotalsOfJest
 */

/** A reporter of Jest that sends its progress and its results to the stage that runs it. */
export default class JestReporter {
  #rootDir;

  /** @param {{ rootDir: string }} config */
  constructor({ rootDir }) {
    this.#rootDir = rootDir;
  }

  /** @param {unknown} _file @param {unknown} _result @param {TotalsOfJest} totals */
  onTestResult(_file, _result, totals) {
    const files = totals.numPassedTestSuites + totals.numFailedTestSuites + totals.numPendingTestSuites;
    const tests = totals.numPassedTests + totals.numFailedTests;
    void sendToStage({ progress: `${files} of ${totals.numTotalTestSuites} files, ${tests} tests` });
  }

  /**
   * A file that could not start counts as one failed test.
   * @param {unknown} _contexts
   * @param {TotalsOfJest} totals
   */
  async onRunComplete(_contexts, totals) {
    const tests = totals.testResults.flatMap(({ testFilePath, testResults }) =>
      testResults.map(({ fullName, duration, status, invocations = 1, failureMessages, retryReasons }) => ({
        title: `${relative(this.#rootDir, testFilePath)} › ${fullName}`,
        milliseconds: duration ?? 0,
        outcome: status === 'passed' && invocations > 1 ? 'second try' : status,
        error: failureMessages[0] ?? retryReasons?.[0],
      })),
    );
    const having = (/** @type {string} */ outcome) =>
      tests.filter((test) => test.outcome === outcome).map(({ title, error }) => withError(title, error));
    await sendToStage({
      report: {
        passed: totals.numPassedTests,
        failed: totals.numFailedTests + totals.numRuntimeErrorTestSuites,
        skipped: totals.numPendingTests + totals.numTodoTests,
        tests,
        failures: [
          ...having('failed'),
          ...totals.testResults.flatMap(({ testFilePath, testExecError: error }) =>
            error ? [withError(relative(this.#rootDir, testFilePath), error.stack ?? error.message)] : [],
          ),
        ],
        secondTries: having('second try'),
      },
    });
  }
}
