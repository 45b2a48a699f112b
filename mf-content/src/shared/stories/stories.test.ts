import type { Promo } from '@storefront/api-contract';
import { storiesOf, storySeconds } from './stories';

const now = new Date('2026-11-30T21:30:00Z');
const promo = (slug: string, fields: Partial<Promo> = {}) =>
  ({ slug, is_header: true, active_from: null, active_to: null, ...fields }) as Promo;
const slugsOf = (promos: readonly Promo[], zone = 'Europe/Moscow') =>
  storiesOf(promos, now, zone).map(({ slug }) => slug);

test('stories are the header promotions that have an address, twelve at most', () => {
  expect(slugsOf([promo('a'), promo('card', { is_header: false }), promo(''), promo('b')])).toEqual([
    'a',
    'b',
  ]);
  expect(slugsOf(Array.from({ length: 20 }, (_, index) => promo(`p${index}`)))).toHaveLength(12);
});

test('a promotion that is over or has not begun is not among the twelve stories', () => {
  const over = promo('over', { active_to: '2026-11-30T21:00:00Z' });
  const later = promo('later', { active_from: '2026-12-02' });
  const others = Array.from({ length: 12 }, (_, index) => promo(`p${index}`));
  expect(slugsOf([over, later, ...others])).toEqual(others.map(({ slug }) => slug));
});

test('the last day of a story ends in the brand’s time zone', () => {
  const lastDay = promo('last', { active_to: '2026-11-30' });
  expect(slugsOf([lastDay], 'Europe/Moscow')).toEqual([]);
  expect(slugsOf([lastDay], 'Europe/London')).toEqual(['last']);
});

test.each([
  [7, 7],
  [0.5, 0.5],
  [0, 5],
  [-3, 5],
  [null, 5],
  [undefined, 5],
])('stories_seconds %p shows a story for %p seconds', (setting, seconds) => {
  expect(storySeconds(setting)).toBe(seconds);
});
