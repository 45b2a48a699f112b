import { lastVisitDay, validateVisitDay, visitDate } from './restaurantReview';

// 00:30 on 1 January in Moscow; the old year still in London.
const newYear = new Date('2026-12-31T21:30:00Z');

test.each([
  [newYear, undefined, '01.01.2027'],
  [newYear, 'Europe/London', '31.12.2026'],
  [new Date('2026-12-31T20:59:59Z'), undefined, '31.12.2026'],
])('at %p in %s the last day of a visit is %s', (now, zone, day) => {
  expect(lastVisitDay(now, zone)).toBe(day);
});

test.each([
  ['01.01.2027', undefined],
  [' 31.12.2026 ', undefined],
  ['29.02.2024', undefined],
  ['02.01.2027', 'Эта дата еще не наступила'],
  ['29.02.2026', 'Такой даты нет в календаре'],
  ['1.1', 'Неверный формат'],
  ['', 'Неверный формат'],
])('a visit on %p: %s', (value, problem) => {
  expect(validateVisitDay(value, newYear)).toBe(problem);
});

test('today is counted in the zone', () => {
  expect(validateVisitDay('01.01.2027', newYear, 'Europe/London')).toBe('Эта дата еще не наступила');
});

test.each([
  ['21.11.2026', undefined, '2026-11-21T00:00:00+03:00'],
  ['21.11.2026', 'Asia/Vladivostok', '2026-11-21T00:00:00+10:00'],
  ['31.02.2026', undefined, undefined],
  ['2026-11-21', undefined, undefined],
  ['', undefined, undefined],
])('a visit on %p in %s is sent as %s', (value, zone, sent) => {
  expect(visitDate(value, zone)).toBe(sent);
});
