import { relative } from 'node:path';
import { sendToStage } from './sendToStage.mjs';

/**
 * @typedef {{ fullName: string, status: string, duration?: number | null, invocations?: number }} TestOfJest
 * @typedef {{ testFilePath: string, testResults: readonly TestOfJest[] }} FileOfJest
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
      testResults.map(({ fullName, duration, status, invocations = 1 }) => ({
        title: `${relative(this.#rootDir, testFilePath)} › ${fullName}`,
        milliseconds: duration ?? 0,
        isSecondTry: status === 'passed' && invocations > 1,
      })),
    );
    await sendToStage({
      report: {
        passed: totals.numPassedTests,
        failed: totals.numFailedTests + totals.numRuntimeErrorTestSuites,
        skipped: totals.numPendingTests + totals.numTodoTests,
        tests,
        secondTries: tests.flatMap(({ title, isSecondTry }) => (isSecondTry ? [title] : [])),
      },
    });
  }
}
