/** A message whose process has died is sent again after this time, in which any call has ended. */
export const claimSeconds = 15;

/** The time limit of a call. */
export const callTimeoutMs = 5000;

/** How long a message waits that was sent `attempts` times; an operator has to mend a refused one. Seconds. */
export const retryDelay = (attempts: number, result: 'failed' | 'refused'): number =>
  result === 'refused' ? 300 : Math.min(2 ** (attempts - 1), 120);

/** A 4xx but for those that pass by themselves. */
export const isRefusal = (status: number | undefined): boolean =>
  status !== undefined && status >= 400 && status < 500 && status !== 408 && status !== 429;
