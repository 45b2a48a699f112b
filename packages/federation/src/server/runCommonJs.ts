import { Script } from 'node:vm';

type Require = (key: string) => unknown;
type Body = (module: { exports: unknown }, exports: unknown, require: Require) => void;

interface RunOptions {
  code: string;
  filename: string;
  require: Require;
  /** Milliseconds for the module's own code; an endless loop is stopped. */
  timeLimit: number;
}

/**
 * Runs the text of a CommonJS module with the given `require` and returns its exports. The body runs inside the script,
 * because vm's timeout applies only while a script runs. Only the exports keep the module alive.
 *
 * @throws Error what the module throws, or `ERR_SCRIPT_EXECUTION_TIMEOUT`.
 */
export function runCommonJs({ code, filename, require, timeLimit }: RunOptions): unknown {
  const globalKey = `__storefront_${Math.random().toString(36).slice(2)}`;
  const module = { exports: {} as unknown };
  const run = (body: Body) => body(module, module.exports, require);
  // Scripts see the process's global object, which differs from `globalThis` inside a test runner.
  const scope = new Script('globalThis').runInThisContext() as object;
  Object.defineProperty(scope, globalKey, { value: run, configurable: true });
  try {
    const script = new Script(`${globalKey}(function (module, exports, require) {${code}\n});`, { filename });
    script.runInThisContext({ timeout: timeLimit });
  } finally {
    Reflect.deleteProperty(scope, globalKey);
  }
  return module.exports;
}
