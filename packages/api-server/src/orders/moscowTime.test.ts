import { moscowTime } from './moscowTime';

test.each([
  ['2026-01-31T21:30:00.000Z', '2026-02-01T00:30:00.000+03:00'],
  ['2026-07-01T09:00:00.000Z', '2026-07-01T12:00:00.000+03:00'],
])('%s is %s in Moscow', (utc, moscow) => {
  expect(moscowTime(new Date(utc))).toBe(moscow);
  expect(new Date(moscow).toISOString()).toBe(utc);
});
