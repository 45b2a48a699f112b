import { retryWithDelay } from './retryWithDelay';

const delays = { firstMs: 1000, maxMs: 30_000 };

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** The delays of attempts that all fail. */
function delaysOf(count: number, random: number): number[] {
  jest.spyOn(Math, 'random').mockReturnValue(random);
  const startedAt = Date.now();
  const at: number[] = [];
  const retries = retryWithDelay(() => {
    at.push(Date.now() - startedAt);
    retries.schedule();
  }, delays);
  retries.schedule();
  jest.advanceTimersToNextTimer(count);
  retries.stop();
  return at.map((time, index) => time - (at[index - 1] ?? 0));
}

test.each([
  [1, [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]],
  [0, [500, 1000, 2000, 4000, 8000, 15_000, 15_000]],
])('delays double up to the longest, and chance (%d) takes away half at most', (random, expected) => {
  expect(delaysOf(expected.length, random)).toEqual(expected);
});

test('a reset begins with the first delay again, and a stop ends the attempts', () => {
  jest.spyOn(Math, 'random').mockReturnValue(1);
  const attempt = jest.fn();
  const retries = retryWithDelay(attempt, delays);
  retries.schedule();
  retries.schedule();
  retries.reset();
  retries.schedule();
  jest.advanceTimersByTime(1000);
  expect(attempt).toHaveBeenCalledTimes(1);
  retries.schedule();
  retries.stop();
  jest.runAllTimers();
  expect(attempt).toHaveBeenCalledTimes(1);
});
