import { formatMoscowDate, parseMoscowDate } from './moscowDate';

// The night in Moscow has begun a new day.
const now = new Date('2026-11-29T21:30:00Z');

test.each([
  ['2026-12-31', '2026-12-30T21:00:00.000Z'],
  ['2026-12-31 20:05', '2026-12-31T17:05:00.000Z'],
  ['2026-12-31T20:05:09', '2026-12-31T17:05:09.000Z'],
  ['2024-02-29', '2024-02-28T21:00:00.000Z'],
  ['+0d', '2026-11-29T21:00:00.000Z'],
  ['-3d 12:00', '2026-11-27T09:00:00.000Z'],
  ['+10d', '2026-12-09T21:00:00.000Z'],
])('%s is a moment in Moscow', (text, moment) => {
  expect(parseMoscowDate(text, now)?.toISOString()).toBe(moment);
});

test.each(['2026-02-29', '2026-13-01', '2026-12-31 24:00', '31.12.2026', '3d', 'tomorrow', ''])(
  '«%s» is no date',
  (text) => {
    expect(parseMoscowDate(text, now)).toBeUndefined();
  },
);

test.each(['2026-12-31', '2026-12-31 20:05', '2026-12-31 20:05:09', '2026-12-31 00:00:07'])(
  '%s is written as it was read',
  (text) => {
    expect(formatMoscowDate(parseMoscowDate(text, now) ?? now)).toBe(text);
  },
);
