import { stripVTControlCharacters } from 'node:util';

/**
 * One message of a test runner to its stage: the progress in words, or at the end the report.
 * @typedef {{ progress?: string, report?: TestReport }} StageMessage
 * @typedef {{ title: string, milliseconds: number }} TimedTest
 * @typedef {{
 *   passed: number, failed: number, skipped: number,
 *   tests: readonly TimedTest[], failures: readonly string[], secondTries: readonly string[],
 * }} TestReport
 */

/**
 * Sends a message to the process that started the runner. Does nothing for a runner that a person started.
 * @param {StageMessage} message
 * @returns {Promise<void>} resolves once it is sent, so that the runner does not exit before
 */
export const sendToStage = (message) =>
  new Promise((resolve) => {
    if (process.send) process.send(message, () => resolve());
    else resolve();
  });

/**
 * A test with the first lines of its error: the log of a CI may be cut to its end.
 * @param {string} title
 * @param {string} [error]
 */
export function withError(title, error = '') {
  const lines = stripVTControlCharacters(error)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s*at .*\/node_modules\//.test(line));
  return [title, ...lines.slice(0, 20)].join('\n    ');
}
