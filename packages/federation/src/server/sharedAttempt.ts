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
  const attempt = sharedAttempts<Value>(limitMs, what);
  return () => attempt('', start);
}

/** The same with an attempt for each key: one that hangs must not hold up the others. */
export function sharedAttempts<Value>(limitMs: number, what: string) {
  const running = new Map<string, { result: Promise<Value>; startedAt: number }>();
  return (key: string, start: () => Promise<Value>): Promise<Value> => {
    const attempt = running.get(key) ?? { result: start(), startedAt: performance.now() };
    if (!running.has(key)) {
      running.set(key, attempt);
      const end = () => running.delete(key);
      attempt.result.then(end, end);
    }
    return withTimeout(attempt.result, limitMs, what, performance.now() - attempt.startedAt);
  };
}
