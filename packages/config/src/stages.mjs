import { inspect } from 'node:util';
import { UserError } from './userError.mjs';

/**
 * How a stage ended. `leftOut` did not run, and `reason` says why; a failure that printed nothing has a reason too.
 * @typedef {{
 *   outcome: 'passed' | 'failed' | 'leftOut',
 *   reason?: string,
 *   output?: string,
 *   report?: import('./reporters/sendToStage.mjs').TestReport,
 * }} Outcome
 */

/** @typedef {Outcome & { name: string, milliseconds: number }} StageResult */

/**
 * @typedef {{
 *   name: string, needs?: readonly string[],
 *   run(onProgress: (progress: string) => void): Promise<Outcome>,
 * }} Stage
 */

/**
 * @typedef {{
 *   onStart?(name: string): void,
 *   onProgress?(name: string, progress: string): void,
 *   onEnd?(result: StageResult): void,
 * }} Listeners
 */

/** @param {string} reason @returns {Outcome} */
export const leftOut = (reason) => ({ outcome: 'leftOut', reason });

/** @param {unknown} error @returns {Outcome} */
const failedBy = (error) => ({
  outcome: 'failed',
  reason: error instanceof UserError ? error.message : inspect(error),
});

/**
 * Runs the stages in order, and the stages of a nested list at once. A stage that fails does not stop later stages,
 * except the stages that need it.
 * @param {readonly (Stage | readonly Stage[])[]} stages
 * @param {Listeners} listeners
 * @returns {Promise<StageResult[]>} one for each stage, in order
 */
export async function runStages(stages, { onStart, onProgress, onEnd } = {}) {
  /** @type {StageResult[]} */
  const results = [];
  /** @param {Stage} stage */
  const runAndReport = async ({ name, needs = [], run }) => {
    const missing = needs.find((need) =>
      results.some((result) => result.name === need && result.outcome !== 'passed'),
    );
    const started = Date.now();
    onStart?.(name);
    const outcome = missing
      ? leftOut(`it needs the stage "${missing}"`)
      : await run((progress) => onProgress?.(name, progress)).catch(failedBy);
    const result = { name, milliseconds: Date.now() - started, ...outcome };
    onEnd?.(result);
    return result;
  };
  for (const step of stages) results.push(...(await Promise.all([step].flat().map(runAndReport))));
  return results;
}
