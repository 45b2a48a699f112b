import { clampAmount, COUNTER_MAX, COUNTER_MIN } from './counter';

test.each([
  [Number.NaN, COUNTER_MIN],
  [-5, COUNTER_MIN],
  [0, COUNTER_MIN],
  [1, 1],
  [7.9, 7],
  [20, 20],
  [21, COUNTER_MAX],
  [Number.POSITIVE_INFINITY, COUNTER_MAX],
])('clampAmount(%d)', (amount, expected) => {
  expect(clampAmount(amount)).toBe(expected);
});
