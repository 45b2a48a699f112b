import { compileFunction, Script } from 'node:vm';

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
 * @throws SyntaxError without the line at fault, which vm adds to the stack: in a minified file this line is the whole
 * file.
 */
function compile(code: string, parameters: string[], filename: string): Body {
  try {
    return compileFunction(code, parameters, { filename }) as Body;
  } catch (error) {
    throw new SyntaxError(`${filename}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const globalKey = '__storefront_run';
const runner = new Script(`${globalKey}()`);

/**
 * Calls `work` from a script, because vm's time limit applies only while a script runs. The script is the same for
 * every call: V8 keeps the text of each script that it has compiled. Errors are not decorated with the line that threw:
 * in a minified file this line is the whole file, and it would be logged.
 */
function runInTime(work: () => unknown, timeLimit: number): void {
  // Scripts see the process's global object, which differs from `globalThis` inside a test runner.
  const scope = new Script('globalThis').runInThisContext() as object;
  Object.defineProperty(scope, globalKey, { value: work, configurable: true });
  try {
    runner.runInThisContext({ timeout: timeLimit, displayErrors: false });
  } finally {
    Reflect.deleteProperty(scope, globalKey);
  }
}

/**
 * Runs the text of a CommonJS module with the given `require` and returns its exports. The body is a function and no
 * script, so that only the exports keep a module alive.
 *
 * @throws the error of the module, SyntaxError when the text is not JavaScript, or `ERR_SCRIPT_EXECUTION_TIMEOUT`.
 */
export function runCommonJs({ code, filename, require, timeLimit }: RunOptions): unknown {
  const body = compile(code, ['module', 'exports', 'require'], filename);
  const module = { exports: {} as unknown };
  runInTime(() => body(module, module.exports, require), timeLimit);
  return module.exports;
}
