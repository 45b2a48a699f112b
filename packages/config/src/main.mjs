import { endProcesses, whenInterrupted } from './processes.mjs';
import { UserError } from './userError.mjs';

const [neededMajor, neededMinor] = [20, 19];

/** @throws UserError when this Node is too old for the workspace. */
function checkNode() {
  const { node } = process.versions;
  const [major = 0, minor = 0] = node.split('.').map(Number);
  if (major > neededMajor || (major === neededMajor && minor >= neededMinor)) return;
  throw new UserError(`Node ${neededMajor}.${neededMinor} or newer is needed, this is ${node}.`);
}

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
