import { yearIn } from './yearIn';

test.each([
  ['Europe/Moscow', '2026-12-31T20:59:59Z', 2026],
  ['Europe/Moscow', '2026-12-31T21:00:00Z', 2027],
  ['Asia/Vladivostok', '2026-12-31T20:59:59Z', 2027],
])('in %s at %s it is %i', (timeZone, now, year) => {
  expect(yearIn(timeZone, new Date(now))).toBe(year);
});
