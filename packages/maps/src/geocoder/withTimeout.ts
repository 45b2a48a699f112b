/**
 * Resolves with the answer; rejects once `timeoutMs` have passed or `signal` aborts. Without it, a service that never
 * answers would leave a customer with «Ищем адрес...» for ever.
 */
export async function withTimeout<Answer>(
  answer: PromiseLike<Answer>,
  timeoutMs: number,
  signal?: AbortSignal,
): Promise<Answer> {
  signal?.throwIfAborted();
  let stop = () => {};
  const timeout = new Promise<never>((_, reject) => {
    const timer = setTimeout(() => reject(new Error('the geocoder did not answer in time')), timeoutMs);
    const abort = () => reject(signal?.reason);
    signal?.addEventListener('abort', abort);
    stop = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    };
  });
  try {
    return await Promise.race([answer, timeout]);
  } finally {
    stop();
  }
}
