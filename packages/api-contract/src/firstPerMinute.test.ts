import { firstPerMinute } from './firstPerMinute';

test('only the first of each kind in a minute is passed on, and the next one counts those that were held back', () => {
  let time = 1000;
  const suppressed = firstPerMinute(() => time);
  expect(suppressed('odd path')).toBe(0);
  for (let count = 0; count < 5000; count += 1) expect(suppressed('odd path')).toBeUndefined();
  expect(suppressed('too many requests')).toBe(0);
  time += 59_999;
  expect(suppressed('odd path')).toBeUndefined();
  time += 1;
  expect(suppressed('odd path')).toBe(5001);
  time += 60_000;
  expect(suppressed('odd path')).toBe(0);
  expect(suppressed('too many requests')).toBe(0);
});

test('a clock that is put back by a day holds no line back until tomorrow', () => {
  jest.useFakeTimers();
  const suppressed = firstPerMinute();
  expect(suppressed('odd path')).toBe(0);
  jest.setSystemTime(Date.now() - 86_400_000);
  jest.advanceTimersByTime(60_000);
  expect(suppressed('odd path')).toBe(0);
  jest.useRealTimers();
});
