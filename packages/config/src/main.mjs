import { checkNode } from './nodeVersion.mjs';
import { endProcesses, whenInterrupted } from './processes.mjs';
import { Refusal } from './refusal.mjs';

/**
 * Runs a command of the workspace and ends with its exit code; whatever happens, no child outlives it.
 * @param {() => Promise<number>} command
 */
export async function main(command) {
  const interrupted = whenInterrupted();
  let code = 1;
  try {
    checkNode();
    code = await Promise.race([command(), interrupted]);
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error);
  }
  await endProcesses();
  process.exit(code);
}
