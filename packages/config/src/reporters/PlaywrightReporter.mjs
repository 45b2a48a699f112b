import { sendToStage, withError } from './sendToStage.mjs';

/** @typedef {{ message?: string, value?: string }} ErrorOfPlaywright */
/**
 * @typedef {{
 *   titlePath(): string[],
 *   outcome(): 'expected' | 'flaky' | 'unexpected' | 'skipped',
 *   results: readonly { duration: number, errors: readonly ErrorOfPlaywright[] }[],
 * }} TestCase
 */

/** @param {TestCase} test */
const titleOf = (test) => test.titlePath().filter(Boolean).join(' › ');

/** @param {readonly ErrorOfPlaywright[]} errors of one test, or outside the tests */
const textOf = (errors) => errors.map(({ message, value }) => message ?? value).join('\n');

/** @param {TestCase} test */
const withItsError = (test) =>
  withError(titleOf(test), test.results.map(({ errors }) => textOf(errors)).find(Boolean));

/** A reporter of Playwright that sends its progress and its results to the stage that runs it. */
export default class PlaywrightReporter {
  /** @type {readonly TestCase[]} */
  #tests = [];
  /** @type {Set<TestCase>} */
  #ended = new Set();
  /** @type {ErrorOfPlaywright[]} */
  #errors = [];

  /** The reporter beside it prints. */
  printsToStdio() {
    return false;
  }

  /** @param {unknown} _config @param {{ allTests(): TestCase[] }} suite */
  onBegin(_config, suite) {
    this.#tests = suite.allTests();
  }

  /** @param {TestCase} test */
  onTestEnd(test) {
    this.#ended.add(test);
    void sendToStage({ progress: `${this.#ended.size} of ${this.#tests.length} tests` });
  }

  /**
   * An error outside the tests, such as of the server that they need, counts as one failed test.
   * @param {ErrorOfPlaywright} error
   */
  onError(error) {
    this.#errors.push(error);
  }

  async onEnd() {
    const having = (/** @type {ReturnType<TestCase['outcome']>} */ outcome) =>
      this.#tests.filter((test) => test.outcome() === outcome);
    await sendToStage({
      report: {
        passed: having('expected').length + having('flaky').length,
        failed: having('unexpected').length + this.#errors.length,
        skipped: having('skipped').length,
        tests: this.#tests.map((test) => ({
          title: titleOf(test),
          milliseconds: Math.max(0, ...test.results.map(({ duration }) => duration)),
        })),
        failures: [
          ...having('unexpected').map(withItsError),
          ...this.#errors.map((error) => withError('outside the tests', textOf([error]))),
        ],
        secondTries: having('flaky').map(withItsError),
      },
    });
  }
}
