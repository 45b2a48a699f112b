/** @jest-environment jsdom */
import { createDrawQueue } from './drawQueue';

let time = 0;
const frames: FrameRequestCallback[] = [];
const nextFrame = (ms: number) => {
  time += ms;
  for (const frame of frames.splice(0)) frame(time);
};

beforeEach(() => {
  time = 1000;
  frames.length = 0;
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
});
afterEach(() => jest.restoreAllMocks());

/** Queues jobs and returns the numbers of those that ran. */
function enqueue(count: number, isWanted = (_index: number) => true) {
  const ran: number[] = [];
  const queue = createDrawQueue();
  for (let index = 0; index < count; index += 1) {
    queue({ isWanted: () => isWanted(index), run: () => void ran.push(index) });
  }
  return ran;
}

test('draws three tiles a frame, one while frames are late, and rests when none are left', () => {
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

test('tiles that left the map meanwhile are not drawn and delay no other', () => {
  const ran = enqueue(100, (index) => index > 96);
  nextFrame(17);
  expect(ran).toEqual([97, 98, 99]);
});

test('a tile that takes long leaves the rest to the next frames', () => {
  const ran: number[] = [];
  const queue = createDrawQueue();
  let clock = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => clock);
  for (const [index, ms] of [3, 3, 1, 9, 1].entries()) {
    queue({
      isWanted: () => true,
      run: () => {
        ran.push(index);
        clock += ms;
      },
    });
  }
  nextFrame(17);
  expect(ran).toEqual([0, 1]);
  nextFrame(17);
  expect(ran).toEqual([0, 1, 2, 3]);
  nextFrame(17);
  expect(ran).toEqual([0, 1, 2, 3, 4]);
});

test('a tile that cannot be drawn is reported, and the others are drawn', () => {
  const failure = new Error('no memory');
  const report = jest.fn();
  globalThis.reportError = report;
  const ran: number[] = [];
  const queue = createDrawQueue();
  for (const index of [0, 1, 2]) {
    queue({
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
