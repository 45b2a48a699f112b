import { cartBlockedBecause, itemsCount, visibleItems } from './cart';

const line = (name: string, amount: number, deleted: boolean | number = false) => ({
  amount,
  product: { name, deleted },
});
const lines = [
  line('Рамэн', 2),
  line('Самовывоз', 1),
  line('Гёдза', 1, true),
  line(' Самовывоз ', 1),
  line('Мисо', 3),
  line('Угорь', 1, 1),
];

test('neither the pickup discount nor deleted products are shown or counted', () => {
  expect(visibleItems(lines).map(({ product }) => product.name)).toEqual(['Рамэн', 'Мисо']);
  expect(itemsCount(lines)).toBe(5);
});

const minimum = 'Минимальный заказ 1\u00A0290\u00A0₽';

test.each([
  ['a customer under the minimum', true, 'delivery', 1289, minimum],
  ['a customer at the minimum', true, 'delivery', 1290, undefined],
  ['a guest', false, 'delivery', 100, undefined],
  ['pickup', true, 'pickup', 100, undefined],
] as const)('%s', (_who, isLoggedIn, takeMethod, amount, expected) => {
  expect(cartBlockedBecause({ isLoggedIn, takeMethod, amount, minimum: 1290 })).toBe(expected);
});
