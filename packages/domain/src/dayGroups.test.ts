import { groupByDay, pastDayLabel } from './dayGroups';

const now = new Date('2026-11-22T12:00:00+03:00');

test.each([
  ['this very moment', '2026-11-22T12:00:00+03:00', 'Сегодня'],
  ['the first minute of today', '2026-11-22T00:00:00+03:00', 'Сегодня'],
  ['today in Moscow while it is yesterday in UTC', '2026-11-21T21:30:00Z', 'Сегодня'],
  ['the last minute of yesterday', '2026-11-21T23:59:00+03:00', 'Вчера'],
  ['two days ago', '2026-11-20T12:00:00+03:00', '20 ноября'],
  ['the first day of the year', '2026-01-01T00:00:00+03:00', '1 января'],
  ['another year', '2025-11-22T12:00:00+03:00', '22 ноября 2025\u00A0г'],
  ['the last minute of last year', '2025-12-31T23:59:00+03:00', '31 декабря 2025\u00A0г'],
  ['a day ahead', '2026-11-23T12:00:00+03:00', '23 ноября'],
])('%s: %s is «%s»', (_, date, label) => {
  expect(pastDayLabel(new Date(date), now)).toBe(label);
});

test('yesterday may belong to last year', () => {
  const newYear = new Date('2027-01-01T00:30:00+03:00');
  expect(pastDayLabel(new Date('2026-12-31T12:00:00+03:00'), newYear)).toBe('Вчера');
});

test('an invalid date throws', () => {
  expect(() => pastDayLabel(new Date(Number.NaN), now)).toThrow(RangeError);
});

test('entries are grouped by the day of the zone, in their order', () => {
  const dates = {
    a: new Date('2026-11-22T09:00:00Z'),
    b: new Date('2026-11-21T21:00:00Z'),
    c: new Date('2026-11-21T20:59:00Z'),
    d: undefined,
    e: new Date('2026-11-22T01:00:00Z'),
  };
  const names = ['a', 'b', 'c', 'd', 'e'] as const;
  expect(groupByDay(names, (name) => dates[name], now)).toEqual([
    { day: '2026-11-22', label: 'Сегодня', entries: ['a', 'b', 'e'] },
    { day: '2026-11-21', label: 'Вчера', entries: ['c'] },
    { day: '', label: undefined, entries: ['d'] },
  ]);
});

test('no entries make no group', () => {
  expect(groupByDay([], () => undefined, now)).toEqual([]);
});
