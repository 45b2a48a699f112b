/** The interval of a thread's beats, which show that its event loop turns. Milliseconds. */
export const beatMs = 50;

/** How often the main thread checks each thread, in milliseconds. */
export const turnMs = 100;

/**
 * CPU time that the code of a page may take without a pause, as a multiple of the time that a module may take to load.
 * It is longer, because stopping a module that hangs does not cost the thread.
 */
const timesModule = 4 / 3;
/** A thread hangs if a page takes this many times as long as the longest page before it, but at most `coldLimitMs`. */
const timesLongest = 3;
/** Factor of the longest time at each look with a beat: after a minute without a long page about half of it is left. */
const forgetting = 0.999;
/** A late look sees more beats than this; the time between them is not the time of one page. */
const maxBeatsSeen = 2 * (turnMs / beatMs);

/** The first pages of a thread are compiled while they run. */
const coldPages = 4;
const coldLimitMs = 2_500;

/** The most looks while a thread uses no CPU, for example because it waits for a file that hangs. */
const maxIdleTurns = 50;

export interface Vitals {
  /** Grows while the thread's event loop turns. */
  beats: number;
  /** Milliseconds of CPU that the thread has used; undefined where the system does not say. */
  cpuMs: number | undefined;
  pages: number;
}

export type Verdict = 'alive' | 'late' | 'hung';

/** How long healthy pages take on this machine, for all threads of a server. */
export interface PageTimes {
  /** Milliseconds of CPU time of the longest run without a pause. */
  longestMs: number;
}

/**
 * Judges a thread by its vitals each `turnMs`. The CPU time since the last beat counts, or a quarter of the elapsed
 * time if the CPU time is unknown: a busy machine delays a healthy thread too.
 */
export function createThreadWatch(times: PageTimes, remoteTimeoutMs: number): (vitals: Vitals) => Verdict {
  const limitMs = remoteTimeoutMs * timesModule;
  let last: Vitals | undefined;
  let lateTurns = 0;
  /** Late looks without any CPU time used. */
  let idleTurns = 0;
  let lastCpuMs: number | undefined;
  const usedSince = (before: Vitals, { cpuMs }: Vitals) =>
    cpuMs === undefined || before.cpuMs === undefined ? (lateTurns * turnMs) / 4 : cpuMs - before.cpuMs;

  return (vitals) => {
    const before = last ?? vitals;
    const isCold = vitals.pages < coldPages;
    if (!last || vitals.beats !== before.beats) {
      if (!isCold && vitals.beats - before.beats <= maxBeatsSeen) {
        times.longestMs = Math.max(times.longestMs * forgetting, usedSince(before, vitals));
      }
      last = vitals;
      lateTurns = 0;
      idleTurns = 0;
      lastCpuMs = vitals.cpuMs;
      return 'alive';
    }
    lateTurns += 1;
    if (vitals.cpuMs === lastCpuMs) idleTurns += 1;
    lastCpuMs = vitals.cpuMs;
    const learnt = Math.min(timesLongest * times.longestMs, coldLimitMs);
    const limit = Math.max(limitMs, isCold ? coldLimitMs : learnt);
    if (usedSince(before, vitals) >= limit || idleTurns >= maxIdleTurns) return 'hung';
    return lateTurns > 1 ? 'late' : 'alive';
  };
}
