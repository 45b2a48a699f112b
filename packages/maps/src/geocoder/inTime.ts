/**
 * The answer, or a rejection once `patience` milliseconds have passed or `signal` aborts: a service that neither
 * answers nor refuses would leave a customer with «Ищем адрес...» for ever.
 */
export async function inTime<Answer>(
  answer: PromiseLike<Answer>,
  patience: number,
  signal?: AbortSignal,
): Promise<Answer> {
  signal?.throwIfAborted();
  let stop = () => {};
  const given = new Promise<never>((_, reject) => {
    const timer = setTimeout(() => reject(new Error('the geocoder did not answer in time')), patience);
    const abort = () => reject(signal?.reason);
    signal?.addEventListener('abort', abort);
    stop = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    };
  });
  try {
    return await Promise.race([answer, given]);
  } finally {
    stop();
  }
}
