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
 * The most looks at a thread that uses no CPU time, for example because it waits for a file that hangs, or whose CPU time
 * the system does not say: 5 s.
 */
const maxIdleTurns = 50;

export interface Vitals {
  /** Grows while the thread's event loop turns. */
  beats: number;
  /** Milliseconds of CPU that the thread has used; undefined where the system does not say. */
  cpuMs: number | undefined;
}

export type Verdict = 'alive' | 'late' | 'hung';

/**
 * Judges a thread by its vitals each `turnMs`; without any it is alive. The CPU time since the last beat counts, because a
 * busy machine delays a healthy thread too.
 */
export function createThreadWatch(remoteTimeoutMs: number): (vitals: Vitals | undefined) => Verdict {
  const limit = Math.max(limitMs, remoteTimeoutMs * timesModule);
  let last: Vitals | undefined;
  let lateTurns = 0;
  let idleTurns = 0;
  let usedMs = 0;

  return (vitals) => {
    if (!vitals) return 'alive';
    const before = last;
    last = vitals;
    if (vitals.beats !== before?.beats) {
      lateTurns = idleTurns = usedMs = 0;
      return 'alive';
    }
    lateTurns += 1;
    const { cpuMs = 0 } = vitals;
    const stepMs = before.cpuMs === undefined ? 0 : Math.max(cpuMs - before.cpuMs, 0);
    usedMs += stepMs;
    if (stepMs === 0) idleTurns += 1;
    if (usedMs >= limit || idleTurns >= maxIdleTurns) return 'hung';
    return lateTurns > 1 ? 'late' : 'alive';
  };
}
