import { isTimeout } from './RemoteLoadError';
import { runInTime } from './runInTime';

interface LazyModulesOptions {
  /** Milliseconds for the evaluation of one lazy module. */
  timeLimit: number;
  /** A lazy module was stopped, by this error of vm. Returns the error that this import and all later ones get. */
  onStopped: (cause: unknown) => Error;
}

/** The name by which a remote's file finds `evaluate`. */
const argument = '__storefrontEvaluate';

/** How esbuild writes `import()` of a module in the same file: its first call evaluates the module. */
const lazyImport = /Promise\.resolve\(\)\.then\(\(\)\s*=>\s*\((init_[\w$]+)\(\),\s*([\w$]+)\)\)/g;

/**
 * Limits the time in which the lazy modules of a remote's file are evaluated: they run in tasks of their own, long
 * after the limit of the file itself. A module that was stopped is half evaluated, and it blocked the thread for the
 * whole limit, so neither this module nor any unevaluated one is tried again.
 */
export function lazyModules({ timeLimit, onStopped }: LazyModulesOptions) {
  const evaluated = new Set<string>();
  let stopped: Error | undefined;

  function evaluate(name: string, work: () => unknown): unknown {
    if (evaluated.has(name)) return work();
    if (stopped) throw stopped;
    try {
      const exported = runInTime(work, timeLimit);
      evaluated.add(name);
      return exported;
    } catch (error) {
      if (!isTimeout(error)) throw error;
      stopped = onStopped(error);
      throw stopped;
    }
  }

  return {
    argument,
    evaluate,
    /** The code, with `evaluate` around each of its lazy modules. */
    mark: (code: string) =>
      code.replace(
        lazyImport,
        (_, init: string, exported: string) =>
          `Promise.resolve().then(()=>${argument}("${init}",()=>(${init}(),${exported})))`,
      ),
  };
}
