export interface RetryDelays {
  firstMs: number;
  maxMs: number;
}

/**
 * Calls `attempt` after a delay that doubles with each `schedule`, from `firstMs` to `maxMs`. Between half of a delay and
 * all of it is random: a server that dismissed its clients in one moment gets them back over a while.
 */
export function retryWithDelay(attempt: () => void, { firstMs, maxMs }: RetryDelays) {
  let attempts = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    schedule: () => {
      const delay = Math.min(firstMs * 2 ** attempts, maxMs);
      attempts += 1;
      clearTimeout(timer);
      timer = setTimeout(attempt, delay * (0.5 + Math.random() / 2));
    },
    /** The next delay is the first again. */
    reset: () => {
      attempts = 0;
    },
    stop: () => clearTimeout(timer),
  };
}
