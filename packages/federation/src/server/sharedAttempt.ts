import { withTimeout } from '../sharing/withTimeout';

/**
 * Callers share one attempt at a time, and together wait for it `limitMs` at most: while an attempt hangs, later
 * callers fail at once, and no second attempt starts beside it. Once it has settled, the next call starts another.
 *
 * @throws DOMException named `TimeoutError`, or the error of the attempt.
 */
export function sharedAttempt<Value>(
  start: () => Promise<Value>,
  limitMs: number,
  what: string,
): () => Promise<Value> {
  let current: { result: Promise<Value>; startedAt: number } | undefined;
  return () => {
    if (!current) {
      const attempt = { result: start(), startedAt: performance.now() };
      const end = () => {
        current = undefined;
      };
      attempt.result.then(end, end);
      current = attempt;
    }
    return withTimeout(current.result, limitMs, what, performance.now() - current.startedAt);
  };
}
