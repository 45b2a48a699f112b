import { inspect } from 'node:util';
import { UserError } from './userError.mjs';

/**
 * How a stage ended. `leftOut` did not run, and `reason` says why; a failure that printed nothing has a reason too.
 * @typedef {{ outcome: 'passed' | 'failed' | 'leftOut', reason?: string }} Outcome
 */

/** @typedef {Outcome & { name: string, milliseconds: number }} StageResult */

/** @typedef {{ name: string, needs?: readonly string[], run(): Promise<Outcome> }} Stage */

/** @param {string} reason @returns {Outcome} */
export const leftOut = (reason) => ({ outcome: 'leftOut', reason });

/** @param {Stage} stage @returns {Promise<Outcome>} */
async function runStage({ run }) {
  try {
    return await run();
  } catch (error) {
    return { outcome: 'failed', reason: error instanceof UserError ? error.message : inspect(error) };
  }
}

/**
 * Runs the stages in order, and the stages of a nested list at once. A stage that fails does not stop later stages,
 * except the stages that need it.
 * @param {readonly (Stage | readonly Stage[])[]} stages
 * @param {{ stopAtFailure?: boolean, onEnd?: (result: StageResult) => void, now?: () => number }} options
 * @returns {Promise<StageResult[]>} one for each stage, in order; with `stopAtFailure`, up to the first failure and
 * those that ran at once with it
 * @throws Error when a stage needs one that would run at once with it.
 */
export async function runStages(stages, { stopAtFailure = false, onEnd, now = Date.now } = {}) {
  /** @type {StageResult[]} */
  const results = [];
  /** @param {Stage} stage */
  const runAndReport = async (stage) => {
    const missing = stage.needs?.find((need) =>
      results.some(({ name, outcome }) => name === need && outcome !== 'passed'),
    );
    const started = now();
    const outcome = missing ? leftOut(`it needs the stage "${missing}"`) : await runStage(stage);
    const result = { name: stage.name, milliseconds: now() - started, ...outcome };
    onEnd?.(result);
    return result;
  };
  for (const step of stages) {
    const together = [step].flat();
    for (const { name, needs = [] } of together) {
      const need = needs.find((other) => together.some((stage) => stage.name === other));
      if (need) throw new Error(`The stage "${name}" needs "${need}" and would run at once with it.`);
    }
    const ended = await Promise.all(together.map(runAndReport));
    results.push(...ended);
    if (stopAtFailure && ended.some(({ outcome }) => outcome === 'failed')) break;
  }
  return results;
}
