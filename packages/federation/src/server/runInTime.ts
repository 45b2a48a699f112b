import { Script } from 'node:vm';

/**
 * Runs `script`, in which the name that it is made with stands for `value`. vm's time limit applies only while a script
 * runs, so the value is called inside it.
 *
 * @throws what the script throws, or `ERR_SCRIPT_EXECUTION_TIMEOUT`.
 */
export function runInTime(
  value: unknown,
  script: (name: string) => string,
  { filename, timeLimit }: { filename: string; timeLimit: number },
): unknown {
  const name = `__storefront_${Math.random().toString(36).slice(2)}`;
  // Scripts see the process's global object, which differs from `globalThis` inside a test runner.
  const scope = new Script('globalThis').runInThisContext() as object;
  Object.defineProperty(scope, name, { value, configurable: true });
  try {
    return new Script(script(name), { filename }).runInThisContext({ timeout: timeLimit });
  } finally {
    Reflect.deleteProperty(scope, name);
  }
}
