import { compileFunction } from 'node:vm';
import { runInTime } from './runInTime';

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

/**
 * Runs the text of a CommonJS module with the given `require` and returns its exports. The body is called from a
 * script, because vm's timeout applies only while a script runs. The body itself is not a script: V8 keeps the text of
 * every script that it has compiled, and only the exports shall keep a module alive.
 *
 * @throws the error of the module, SyntaxError when the text is not JavaScript, or `ERR_SCRIPT_EXECUTION_TIMEOUT`.
 */
export function runCommonJs({ code, filename, require, timeLimit }: RunOptions): unknown {
  const body = compile(code, ['module', 'exports', 'require'], filename);
  const module = { exports: {} as unknown };
  runInTime(() => body(module, module.exports, require), timeLimit);
  return module.exports;
}
