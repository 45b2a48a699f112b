import { tileGroups } from '@storefront/tokens';
import { coverTint } from './coverTint';

test.each([0, 7, -3, 10, '7', 1.5, 'ramen', '0190-ab', 'Зал'])('the id %p has a tint', (id) => {
  expect(tileGroups).toContain(coverTint(id));
  expect(coverTint(id)).toBe(coverTint(id));
});

test('neighbouring ids have different tints, and a number has the tint of its text', () => {
  expect(coverTint(1)).not.toBe(coverTint(2));
  expect(coverTint('blog-1')).not.toBe(coverTint('blog-2'));
  expect(coverTint('7')).toBe(coverTint(7));
});
