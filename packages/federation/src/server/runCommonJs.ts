import { compileFunction } from 'node:vm';
import { lazyModules } from './lazyModules';
import { runInTime } from './runInTime';

type Require = (key: string) => unknown;
type Body = (
  module: { exports: unknown },
  exports: unknown,
  require: Require,
  evaluate: ReturnType<typeof lazyModules>['evaluate'],
) => void;

interface RunOptions {
  code: string;
  filename: string;
  require: Require;
  /** Milliseconds for the module's own code, and for that of each lazy module in it; an endless loop is stopped. */
  timeLimit: number;
  /** A lazy module was stopped: the others of this instance are no longer evaluated, and get the returned error. */
  onStopped: (cause: unknown) => Error;
}

/**
 * Runs the text of a CommonJS module with the given `require` and returns its exports. The body is called from a script,
 * because vm's timeout applies only while a script runs. It is no script itself: V8 keeps the text of every script that
 * it has compiled, and only the exports shall keep a module alive.
 *
 * @throws Error what the module throws, or `ERR_SCRIPT_EXECUTION_TIMEOUT`.
 */
export function runCommonJs({ code, filename, require, timeLimit, onStopped }: RunOptions): unknown {
  const { evaluate, mark, argument } = lazyModules({ timeLimit, onStopped });
  const parameters = ['module', 'exports', 'require', argument];
  const body = compileFunction(mark(code), parameters, { filename }) as Body;
  const module = { exports: {} as unknown };
  runInTime(() => body(module, module.exports, require, evaluate), timeLimit);
  return module.exports;
}
