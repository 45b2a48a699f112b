import { Script } from 'node:vm';

type Require = (key: string) => unknown;
type Body = (module: { exports: unknown }, exports: unknown, require: Require) => void;

interface RunOptions {
  code: string;
  filename: string;
  require: Require;
  /** Milliseconds for the module's own code; a loop that never ends is stopped. */
  timeLimit: number;
}

/**
 * Runs the text of a CommonJS module with the given `require` and gives its exports. The body runs inside the
 * script itself, because only a running script obeys a time limit. Nothing keeps the module alive but its exports.
 *
 * @throws Error what the module throws, or `ERR_SCRIPT_EXECUTION_TIMEOUT`.
 */
export function runCommonJs({ code, filename, require, timeLimit }: RunOptions): unknown {
  const door = `__storefront_${Math.random().toString(36).slice(2)}`;
  const module = { exports: {} as unknown };
  const run = (body: Body) => body(module, module.exports, require);
  // Scripts see the process's own global object, which is another one where a test runner has its own.
  const scope = new Script('globalThis').runInThisContext() as object;
  Object.defineProperty(scope, door, { value: run, configurable: true });
  try {
    const script = new Script(`${door}(function (module, exports, require) {${code}\n});`, { filename });
    script.runInThisContext({ timeout: timeLimit });
  } finally {
    Reflect.deleteProperty(scope, door);
  }
  return module.exports;
}
