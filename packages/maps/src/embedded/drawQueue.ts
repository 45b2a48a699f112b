interface Job {
  /** Whether the result is still wanted. */
  isWanted: () => boolean;
  run: () => void;
}

/** How many tiles a frame draws at most: while frames come in time, and while they are late. */
const jobsPerFrame = { inTime: 3, late: 1 } as const;

/** No tile begins later than this in its frame: the frame has the map to move as well. */
const budgetMs = 4;

/** A frame of 60 a second takes 17 ms. */
const lateMs = 22;

/**
 * Runs jobs in order, a few in each frame; those no longer wanted are dropped. The number follows the time that a job
 * takes, and the frames as well: some canvases only record what is drawn, and pay for it when the frame is shown.
 * A job that throws is reported and delays no other.
 */
export function createDrawQueue() {
  const jobs: Job[] = [];
  let previousFrame: number | undefined;
  let isScheduled = false;

  function schedule() {
    if (isScheduled) return;
    isScheduled = true;
    requestAnimationFrame(runSome);
  }

  function runSome(now: number) {
    isScheduled = false;
    const isLate = previousFrame !== undefined && now - previousFrame > lateMs;
    let left: number = isLate ? jobsPerFrame.late : jobsPerFrame.inTime;
    const began = performance.now();
    while (left > 0 && performance.now() - began < budgetMs) {
      const job = jobs.shift();
      if (!job) break;
      if (!job.isWanted()) continue;
      run(job);
      left -= 1;
    }
    previousFrame = jobs.length > 0 ? now : undefined;
    if (jobs.length > 0) schedule();
  }

  return (job: Job) => {
    jobs.push(job);
    schedule();
  };
}

function run(job: Job) {
  try {
    job.run();
  } catch (error) {
    reportError(error);
  }
}
