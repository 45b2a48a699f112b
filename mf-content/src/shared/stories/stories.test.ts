import type { Promo } from '@storefront/api-contract';
import { storiesOf, storySeconds } from './stories';

const promo = (slug: string, is_header = true) => ({ slug, is_header }) as Promo;

test('stories are the header promotions that have an address, twelve at most', () => {
  const [first, second] = [promo('a'), promo('b')];
  expect(storiesOf([first, promo('card', false), promo(''), second])).toEqual([first, second]);
  expect(storiesOf(Array.from({ length: 20 }, (_, index) => promo(`p${index}`)))).toHaveLength(12);
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
