/** A thread shows that its event loop turns by a beat each so many milliseconds. */
export const beatMs = 50;

/** How often the main thread looks, in milliseconds. */
export const turnMs = 100;

/**
 * Of the time that a module may take to load: CPU time that the code of a page may take without a pause. It is more, because
 * the end of a module that hangs does not cost the thread.
 */
const timesModule = 4 / 3;
/** A page that takes this many times as long as the longest one before it does not come to an end, up to `coldLimitMs`. */
const timesLongest = 3;
/** At each look with a beat: after a minute without a long page half of it is forgotten. */
const forgetting = 0.999;
/** A look that was late itself sees several beats, and no one page between them. */
const maxBeatsSeen = 2 * (turnMs / beatMs);

/** The first pages of a thread are compiled while they run. */
const coldPages = 4;
const coldLimitMs = 2_500;

/** A thread may also wait without using the CPU, for a file that hangs for example. Looks of the main thread. */
const maxIdleTurns = 50;

/** What the main thread sees of another one. */
export interface Vitals {
  /** Grows while the thread's event loop turns. */
  beats: number;
  /** Milliseconds of CPU that the thread has used; undefined where the system does not say. */
  cpuMs: number | undefined;
  /** Pages that the thread has rendered. */
  pages: number;
}

export type Verdict = 'alive' | 'late' | 'hung';

/** What the threads of a server have in common: how long healthy pages take on this machine. */
export interface PageTimes {
  /** Milliseconds of CPU time of the longest run without a pause. */
  longestMs: number;
}

/**
 * Judges a thread by what it looks like each `turnMs`. CPU time without a beat counts, or a quarter of the time where
 * none is known: a busy machine holds a healthy thread up too.
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
