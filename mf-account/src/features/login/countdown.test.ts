import { clockText, secondsLeft } from './countdown';

test.each([
  [undefined, 5_000, 0],
  [60_000, 0, 60],
  [60_000, 100, 60],
  [60_000, 59_001, 1],
  [60_000, 60_000, 0],
  [60_000, 90_000, 0],
])('until %p at %p leaves %p s', (until, now, seconds) => {
  expect(secondsLeft(until, now)).toBe(seconds);
});

test.each([
  [0, '00:00'],
  [42, '00:42'],
  [60, '01:00'],
  [605, '10:05'],
])('%p s is %p', (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});
