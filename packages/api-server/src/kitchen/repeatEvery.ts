import type { JobLog } from './jobLog';

/** Work that repeats until it is stopped: one round at a time, also after a failed round. */
interface Loop {
  /** Waits for the current round. */
  stop: () => Promise<void>;
}

export function repeatEvery(
  milliseconds: number,
  round: () => Promise<void>,
  { succeeded, failed }: JobLog,
): Loop {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  const schedule = () => {
    if (isStopped) return;
    timer = setTimeout(() => {
      running = round().then(succeeded, failed).finally(schedule);
    }, milliseconds);
  };
  schedule();
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
