/**
 * `elapsedMs` is how long the promise has been pending already.
 *
 * @throws DOMException named `TimeoutError` if the promise has not settled within `limitMs`.
 */
export function withTimeout<Value>(
  promise: Promise<Value>,
  limitMs: number,
  what: string,
  elapsedMs = 0,
): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new DOMException(`${what} took longer than ${limitMs} ms`, 'TimeoutError')),
      limitMs - elapsedMs,
    );
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}
