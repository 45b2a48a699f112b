import { isPromoActive, promoLastDay } from './promo';

// 20:30 in Moscow.
const now = new Date('2026-11-30T17:30:00Z');

test.each([
  ['no dates', null, null, true],
  ['begun', '2026-11-30T20:30:00+03:00', null, true],
  ['begins in a second', '2026-11-30T20:30:01+03:00', null, false],
  ['begins later today by local time', '2026-11-30 20:31:00', null, false],
  ['begins today', '2026-11-30', null, true],
  ['begins tomorrow', '2026-12-01', null, false],
  ['ends in a second', null, '2026-11-30T20:30:01+03:00', true],
  ['ends now', null, '2026-11-30T20:30:00+03:00', false],
  ['today is the last day', null, '2026-11-30', true],
  ['today is the last day, written in Russia’s order', null, '30.11.2026', true],
  ['ends at a Unix time that is now', null, '1796059800', false],
  ['yesterday was the last day', null, '2026-11-29', false],
  ['over', '2026-10-01', '2026-11-01', false],
  ['dates that cannot be read', 'скоро', '2026-02-31', true],
])('%s', (_, active_from, active_to, isActive) => {
  expect(isPromoActive({ active_from, active_to }, now)).toBe(isActive);
});

test('the last day is counted in the zone', () => {
  const lastDay = { active_from: null, active_to: '2026-11-29' };
  expect(isPromoActive(lastDay, new Date('2026-11-29T21:30:00Z'), 'Europe/Moscow')).toBe(false);
  expect(isPromoActive(lastDay, new Date('2026-11-29T21:30:00Z'), 'Europe/London')).toBe(true);
});

test.each([
  ['a moment', '2026-11-30T20:00:00+03:00', '30 ноября'],
  ['midnight ends the day before', '2026-12-01T00:00:00+03:00', '30 ноября'],
  ['the last second', '2026-11-30T23:59:59+03:00', '30 ноября'],
  ['a late moment in UTC is the next day in Moscow', '2026-11-29T22:00:00Z', '30 ноября'],
  ['a bare date', '2026-11-30', '30 ноября'],
  ['another year', '2027-01-08T12:00:00+03:00', '8 января 2027 г.'],
  ['the last day of the year', '2026-12-31', '31 декабря'],
  ['no end', null, undefined],
  ['no date', 'скоро', undefined],
])('the last day of a promotion: %s', (_, active_to, text) => {
  expect(promoLastDay({ active_to }, now)?.replaceAll('\u00A0', ' ')).toBe(text);
});

test('the last day is written for the zone that is asked for', () => {
  const promo = { active_to: '2026-12-01T00:00:00+03:00' };
  expect(promoLastDay(promo, now, 'Asia/Vladivostok')).toBe('1 декабря');
});
