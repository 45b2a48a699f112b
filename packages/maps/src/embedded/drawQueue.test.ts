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
