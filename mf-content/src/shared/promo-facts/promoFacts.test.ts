import type { Promo } from '@storefront/api-contract';
import { promoLink, promoUntil, showcaseOf } from './promoFacts';

test.each([
  ['/menu', '/menu'],
  ['/menu/supy', '/menu/supy'],
  ['/menu/sety/set-first-date?from=promo#top', '/menu/sety/set-first-date?from=promo#top'],
  ['/', '/'],
  ['/Menu', '/Menu'],
  ['/akcii/leto?utm_source=promo', '/akcii/leto?utm_source=promo'],
  ['/zima.html', '/zima.html'],
  ['/about/bonus-program', '/about/bonus-program'],
  ['//evil.example/menu', undefined],
  ['/\\evil.example/leto', undefined],
  ['\\/evil.example/leto', undefined],
  ['/\t/evil.example/leto', undefined],
  ['/akcii//leto', undefined],
  ['/api/landings', undefined],
  ['/pay', undefined],
  ['/healthz', undefined],
  ['/robots.txt', undefined],
  ['https://evil.example/menu', undefined],
  ['javascript:alert(1)', undefined],
  ['', undefined],
  [null, undefined],
])('the link %p leads to %p', (link, path) => {
  expect(promoLink({ link })).toBe(path);
});

const now = new Date('2026-11-21T09:00:00Z');
const zone = 'Europe/Moscow';

test.each([
  ['a moment', '2026-11-30T20:00:00+03:00', 'до 30 ноября'],
  ['midnight ends the day before', '2026-12-01T00:00:00+03:00', 'до 30 ноября'],
  ['the last second', '2026-11-30T23:59:59+03:00', 'до 30 ноября'],
  ['a late moment in UTC is the next day in Moscow', '2026-11-29T22:00:00Z', 'до 30 ноября'],
  ['a bare date', '2026-11-30', 'до 30 ноября'],
  ['another year', '2027-01-08T12:00:00+03:00', 'до 8 января 2027 г.'],
  ['no end', null, undefined],
  ['no date', 'скоро', undefined],
])('the last day of a promotion: %s', (_, active_to, text) => {
  expect(promoUntil({ active_to }, now, zone)?.replaceAll('\u00A0', ' ')).toBe(text);
});

const promo = (id: number, is_header: boolean) => ({ id, is_header }) as Promo;

test('promotions are assigned to hero and cards', () => {
  const [card, hero, second, other] = [promo(1, false), promo(2, true), promo(3, true), promo(4, false)];
  expect(showcaseOf([card, hero, second, other])).toEqual({
    hero,
    cards: [card, other],
  });
  expect(showcaseOf([card])).toEqual({ hero: card, cards: [] });
  expect(showcaseOf([])).toEqual({ hero: undefined, cards: [] });
});
