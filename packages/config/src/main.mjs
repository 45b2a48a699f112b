import { checkNode } from './nodeVersion.mjs';
import { endProcesses, whenInterrupted } from './processes.mjs';
import { UserError } from './userError.mjs';

/**
 * Runs a command of the workspace and exits with its code. No child process outlives it.
 * @param {() => Promise<number>} command
 */
export async function main(command) {
  const interrupted = whenInterrupted();
  let code = 1;
  try {
    checkNode();
    code = await Promise.race([command(), interrupted]);
  } catch (error) {
    console.error(error instanceof UserError ? error.message : error);
  }
  await endProcesses();
  process.exit(code);
}
