interface Job {
  /** Whether the result is still wanted. */
  isWanted: () => boolean;
  run: () => void;
}

/** How many tiles a frame draws: while frames come in time, and while they are late. */
const jobsPerFrame = { inTime: 3, late: 1 } as const;

/** A frame of 60 a second takes 17 ms. */
const lateMs = 22;

/**
 * Runs jobs in order, a few in each frame; those no longer wanted are dropped. The number follows the frames and not the
 * time that a job takes: a canvas only records what is drawn, and pays for it when the frame is shown.
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
    while (left > 0) {
      const job = jobs.shift();
      if (!job) break;
      if (!job.isWanted()) continue;
      job.run();
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
