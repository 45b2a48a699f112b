import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { ThreadSite } from './messages';
import type { Port } from './channel';
import { framesOf } from './locateThread';
import type { Vitals } from './threadWatch';

/** The data that the main thread gives a worker. */
export interface ThreadData {
  site: ThreadSite;
  /** Two numbers: the beats of its event loop, and its id for the system, 0 while unknown. */
  shared: Int32Array;
}

export const place = { beats: 0, systemId: 1 };

export interface RenderThread {
  port: Port;
  ended: Promise<Error>;
  hasStarted(): boolean;
  /** Undefined while it starts, and for a thread that cannot be watched. */
  vitals(): Vitals | undefined;
  /** The files of the code that it runs, the innermost first. */
  frames(): Promise<string[]>;
  end(): Promise<void>;
}

/** Megabytes of heap. A page needs a few; a leak in a remote ends its thread and not the process. */
const maxHeapMb = 512;

/** Linux reports how long each thread of a process has run. */
function cpuMsOf(systemId: number): number | undefined {
  try {
    return Number(readFileSync(`/proc/self/task/${systemId}/schedstat`, 'utf8').split(' ', 1)[0]) / 1e6;
  } catch {
    return undefined;
  }
}

/** Starts a worker with the built render thread. It has neither the environment nor the parameters of the process. */
export function openThread(file: string, site: ThreadSite): RenderThread {
  const shared = new Int32Array(new SharedArrayBuffer(8));
  const workerData: ThreadData = { site, shared };
  const worker = new Worker(file, {
    workerData,
    env: { NODE_ENV: 'production' },
    execArgv: process.execArgv.filter((option) => option === '--enable-source-maps'),
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
  });
  const { threadId } = worker;
  let failure: Error | undefined;
  return {
    port: worker,
    ended: new Promise((resolve) => {
      worker.on('error', (error) => {
        failure = error;
      });
      worker.on('exit', (code) => resolve(failure ?? new Error(`a render thread ended with code ${code}`)));
    }),
    hasStarted: () => Atomics.load(shared, place.beats) > 0,
    vitals() {
      const beats = Atomics.load(shared, place.beats);
      if (beats === 0) return undefined;
      return { beats, cpuMs: cpuMsOf(Atomics.load(shared, place.systemId)) };
    },
    frames: () => framesOf(threadId),
    async end() {
      await worker.terminate();
    },
  };
}
