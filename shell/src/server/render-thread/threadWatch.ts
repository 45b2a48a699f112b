/** The interval of a thread's beats, which show that its event loop turns. Milliseconds. */
export const beatMs = 50;

/** How often the main thread checks each thread, in milliseconds. */
export const turnMs = 100;

/**
 * CPU time that the code of a page may take without a pause, in milliseconds. The first pages of a thread are compiled
 * while they run, and take a second of it on a slow machine.
 */
const limitMs = 2_500;
/**
 * The limit as a multiple of the time that a module may take to load. It is longer than that, because stopping a module
 * that hangs does not cost the thread.
 */
const timesModule = 4 / 3;
/**
 * The part of the elapsed time that counts at least: the system may not say how much CPU time was used, and a thread
 * may wait without using any, for example for a file that hangs.
 */
const leastShare = 1 / 4;

export interface Vitals {
  /** Grows while the thread's event loop turns. */
  beats: number;
  /** Milliseconds of CPU that the thread has used; undefined where the system does not say. */
  cpuMs: number | undefined;
}

export type Verdict = 'alive' | 'late' | 'hung';

/**
 * Judges a thread by its vitals each `turnMs`. The CPU time since the last beat counts, because a busy machine delays a
 * healthy thread too.
 */
export function createThreadWatch(remoteTimeoutMs: number): (vitals: Vitals) => Verdict {
  const limit = Math.max(limitMs, remoteTimeoutMs * timesModule);
  let last: Vitals | undefined;
  let lateTurns = 0;

  return (vitals) => {
    if (!last || vitals.beats !== last.beats) {
      last = vitals;
      lateTurns = 0;
      return 'alive';
    }
    lateTurns += 1;
    const usedMs = (vitals.cpuMs ?? 0) - (last.cpuMs ?? vitals.cpuMs ?? 0);
    if (Math.max(usedMs, lateTurns * turnMs * leastShare) >= limit) return 'hung';
    return lateTurns > 1 ? 'late' : 'alive';
  };
}
