import { toGroupPage } from './toGroupPage';

const group = (count: number) => ({
  cards: Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    slug: `r-${index}`,
    name: `Ролл ${index}`,
    price: 500,
    group: 'rolly',
    tint: 'roll',
    energy: { kcal: 200 },
  })),
  labelCounts: { 1: count },
  neighbours: { next: { name: 'Супы', slug: 'supy' } },
});

test.each([
  [0, 0],
  [48, 48],
  [49, 25],
  [417, 25],
])('of %i products the page carries %i', (count, first) => {
  const page = toGroupPage(group(count));
  expect([page.cards.length, page.count]).toEqual([first, count]);
  expect(page.labelCounts).toEqual({ 1: count });
  expect(page.neighbours).toEqual({ next: { name: 'Супы', slug: 'supy' } });
  expect(page.cards.map(({ id }) => id)).toEqual(Array.from({ length: first }, (_, index) => index + 1));
});

test('energy is left out: the cards of the shop do not show it', () => {
  const whole = group(1);
  const { energy, ...shown } = whole.cards[0] ?? {};
  expect(toGroupPage(whole).cards).toStrictEqual([shown]);
  // The menu at a restaurant's table shows the same cards.
  expect(whole.cards[0]).toHaveProperty('energy', energy);
});
