/** @jest-environment jsdom */
import { createFrameQueue, type FrameJob } from './frameQueue';

let time = 0;
/** The clock of the work within a frame, ms: by the real clock a busy machine would end frames early. */
let clock = 0;
const frames: FrameRequestCallback[] = [];
const nextFrame = (ms: number) => {
  time += ms;
  for (const frame of frames.splice(0)) frame(time);
};

beforeEach(() => {
  time = 1000;
  clock = 0;
  frames.length = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => clock);
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
});
afterEach(() => jest.restoreAllMocks());

/** Queues jobs and returns the numbers of the jobs that ran. */
function enqueue(
  count: number,
  isWanted = (_index: number) => true,
  urgencyOf: (index: number) => FrameJob['urgency'] = () => 'tile',
) {
  const ran: number[] = [];
  const queue = createFrameQueue();
  for (let index = 0; index < count; index += 1) {
    queue({
      urgency: urgencyOf(index),
      isWanted: () => isWanted(index),
      run: () => void ran.push(index),
    });
  }
  return ran;
}

test('paints three tiles a frame, one while frames are late, and rests when none are left', () => {
  const ran = enqueue(8);
  expect(ran).toEqual([]);
  nextFrame(17);
  expect(ran).toEqual([0, 1, 2]);
  nextFrame(60);
  expect(ran).toEqual([0, 1, 2, 3]);
  nextFrame(17);
  expect(ran).toEqual([0, 1, 2, 3, 4, 5, 6]);
  nextFrame(17);
  expect(ran).toHaveLength(8);
  expect(frames).toHaveLength(0);
});

test('a tile that left the map meanwhile is not painted and delays no other', () => {
  const ran = enqueue(100, (index) => index > 96);
  nextFrame(17);
  expect(ran).toEqual([97, 98, 99]);
});

test('markers in view come first, then tiles, then the markers around', () => {
  const ran = enqueue(
    9,
    () => true,
    (index) => (['markerOutOfView', 'tile', 'markerInView'] as const)[index % 3] ?? 'tile',
  );
  nextFrame(17);
  // Three markers and one tile: another tile would be more than the frame has.
  expect(ran).toEqual([2, 5, 8, 1]);
  nextFrame(17);
  expect(ran).toEqual([2, 5, 8, 1, 4, 7, 0, 3]);
  nextFrame(17);
  expect(ran).toEqual([2, 5, 8, 1, 4, 7, 0, 3, 6]);
});

test.each([
  ['in time', 17, 6],
  ['late', 60, 2],
])('while frames are %s, each adds no more than a few markers', (_, ms, most) => {
  const ran = enqueue(
    30,
    () => true,
    () => 'markerInView',
  );
  nextFrame(17);
  const before = ran.length;
  nextFrame(ms);
  expect(ran.length - before).toBe(most);
});

test.each([0.5, 1, 2, 3.9, 7])('jobs of %d ms take no frame more than its budget and one job', (cost) => {
  const queue = createFrameQueue();
  let left = 40;
  for (let index = 0; index < left; index += 1) {
    queue({
      urgency: index % 2 ? 'tile' : 'markerOutOfView',
      isWanted: () => true,
      run: () => {
        clock += cost;
        left -= 1;
      },
    });
  }
  while (frames.length > 0) {
    const began = clock;
    nextFrame(17);
    // It waits for the next frame at 4 ms; a job that has begun ends.
    expect(clock - began).toBeLessThan(4 + cost);
  }
  expect(left).toBe(0);
});

test('a job that cannot be done is reported, and the others are done', () => {
  const failure = new Error('no memory');
  const report = jest.fn();
  globalThis.reportError = report;
  const ran: number[] = [];
  const queue = createFrameQueue();
  for (const index of [0, 1, 2]) {
    queue({
      urgency: 'tile',
      isWanted: () => true,
      run: () => {
        if (index === 0) throw failure;
        ran.push(index);
      },
    });
  }
  nextFrame(17);
  expect(ran).toEqual([1, 2]);
  expect(report).toHaveBeenCalledWith(failure);
});
