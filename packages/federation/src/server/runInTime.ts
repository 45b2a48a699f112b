import { Script } from 'node:vm';

const globalKey = '__storefront_run';
const runner = new Script(`${globalKey}()`);

/**
 * Calls `work` from a script, because vm's time limit applies only while a script runs. The script is the same for
 * every call: V8 keeps the text of each script that it has compiled. Errors are not decorated with the line that threw:
 * in a minified file this line is the whole file, and it would be logged.
 *
 * @throws the error of `work`, or `ERR_SCRIPT_EXECUTION_TIMEOUT`.
 */
export function runInTime(work: () => unknown, timeLimit: number): unknown {
  // Scripts see the process's global object, which differs from `globalThis` inside a test runner.
  const scope = new Script('globalThis').runInThisContext() as object;
  Object.defineProperty(scope, globalKey, { value: work, configurable: true });
  try {
    return runner.runInThisContext({ timeout: timeLimit, displayErrors: false });
  } finally {
    Reflect.deleteProperty(scope, globalKey);
  }
}
