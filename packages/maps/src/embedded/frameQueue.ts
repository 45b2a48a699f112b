/** A part of the map that can wait for a frame: a tile, or one marker. */
export interface FrameJob {
  /** The order: markers in view, then tiles, since a stretched tile stands in for each, then the other markers. */
  urgency: 'markerInView' | 'tile' | 'markerOutOfView';
  /** Whether the result is still wanted. */
  isWanted: () => boolean;
  run: () => void;
}

/** In the order in which they run. */
const urgencies = ['markerInView', 'tile', 'markerOutOfView'] as const;

/** The share of a frame that a job takes: three tiles fill a frame, or six markers. */
const cost = { markerInView: 1, tile: 2, markerOutOfView: 1 } as const;

/** The greatest total cost of a frame's jobs: while frames come in time, and while they are late. */
const costPerFrame = { inTime: 6, late: 2 } as const;

/** No job begins later than this in its frame: the frame has the map to move as well. */
const budgetMs = 4;

/** A frame of 60 a second takes 17 ms. */
const lateMs = 22;

/**
 * Runs jobs, a few in each frame; unwanted jobs are dropped. The number depends on the time that a job takes, and on
 * the frames as well: a new marker is laid out, and some canvases are painted, only when the frame is shown. A job that
 * throws is reported and delays no other.
 */
export function createFrameQueue() {
  const queues: Record<FrameJob['urgency'], FrameJob[]> = { markerInView: [], tile: [], markerOutOfView: [] };
  let previousFrame: number | undefined;
  let isScheduled = false;

  /** The queue that is next, without the jobs in front that are no longer wanted. */
  function nextQueue(): FrameJob[] | undefined {
    return urgencies
      .map((urgency) => queues[urgency])
      .find((queue) => {
        const wanted = queue.findIndex((job) => job.isWanted());
        queue.splice(0, wanted < 0 ? queue.length : wanted);
        return queue.length > 0;
      });
  }

  function schedule() {
    if (isScheduled) return;
    isScheduled = true;
    requestAnimationFrame(runSome);
  }

  function runSome(now: number) {
    isScheduled = false;
    const isLate = previousFrame !== undefined && now - previousFrame > lateMs;
    let left: number = isLate ? costPerFrame.late : costPerFrame.inTime;
    const began = performance.now();
    let queue = nextQueue();
    while (queue && performance.now() - began < budgetMs) {
      const job = queue[0];
      if (!job || cost[job.urgency] > left) break;
      queue.shift();
      run(job);
      left -= cost[job.urgency];
      queue = nextQueue();
    }
    previousFrame = queue ? now : undefined;
    if (queue) schedule();
  }

  return (job: FrameJob) => {
    queues[job.urgency].push(job);
    schedule();
  };
}

function run(job: FrameJob) {
  try {
    job.run();
  } catch (error) {
    reportError(error);
  }
}

/** One queue for the tiles and markers of all maps, because they share the frame. */
export const enqueueFrameJob = createFrameQueue();
