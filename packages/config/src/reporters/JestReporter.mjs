import { relative } from 'node:path';
import { sendToStage } from './sendToStage.mjs';

/**
 * @typedef {{ fullName: string, status: string, duration?: number | null, invocations?: number }} TestOfJest
 * @typedef {{
 *   numTotalTestSuites: number, numPassedTestSuites: number, numFailedTestSuites: number, numPendingTestSuites: number,
 *   numRuntimeErrorTestSuites: number,
 *   numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 * }} TotalsOfJest
 */

/** A reporter of Jest that sends its progress and its results to the stage that runs it. */
export default class JestReporter {
  #rootDir;
  /** @type {import('./sendToStage.mjs').TimedTest[]} */
  #tests = [];
  /** @type {string[]} */
  #secondTries = [];

  /** @param {{ rootDir: string }} config */
  constructor({ rootDir }) {
    this.#rootDir = rootDir;
  }

  /**
   * @param {unknown} _file
   * @param {{ testFilePath: string, testResults: readonly TestOfJest[] }} result
   * @param {TotalsOfJest} totals
   */
  onTestResult(_file, { testFilePath, testResults }, totals) {
    for (const { fullName, duration, status, invocations = 1 } of testResults) {
      const title = `${relative(this.#rootDir, testFilePath)} › ${fullName}`;
      this.#tests.push({ title, milliseconds: duration ?? 0 });
      if (status === 'passed' && invocations > 1) this.#secondTries.push(title);
    }
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
    await sendToStage({
      report: {
        passed: totals.numPassedTests,
        failed: totals.numFailedTests + totals.numRuntimeErrorTestSuites,
        skipped: totals.numPendingTests + totals.numTodoTests,
        tests: this.#tests,
        secondTries: this.#secondTries,
      },
    });
  }
}
