import {
  cartBlockedBecause,
  hasUnavailableItems,
  isDiscountForPickup,
  itemsCount,
  mayHaveCart,
  pricedFor,
  visibleItems,
} from './cart';

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

test.each([
  ['pickup', [], 'pickup'],
  ['delivery', [line('Самовывоз', 1)], 'delivery'],
  [null, [line('Мисо', 1), line(' Самовывоз', 1)], 'pickup'],
  ['by_drone', [line('Мисо', 1)], undefined],
  [null, [], undefined],
] as const)(
  'a cart with the take method %j and the lines %j is priced for %j',
  (take_method, items, expected) => {
    expect(pricedFor({ take_method, items })).toBe(expected);
  },
);

test.each([
  ['a dish of the menu', { stoplisted_items: [line('Суп', 1)] }, true],
  [
    'a dish of the menu and one that left it',
    { stoplisted_items: [line('Маки', 1, true), line('Суп', 1)] },
    true,
  ],
  ['a dish that left the menu', { stoplisted_items: [line('Маки', 1, true)] }, false],
  ['no dish', { stoplisted_items: [] }, false],
  ['no dish of an absent cart', null, false],
  ['no dish of an unknown cart', undefined, false],
])('the place lacks %s', (_, cart, expected) => {
  expect(hasUnavailableItems(cart)).toBe(expected);
});

test.each([
  ['a cart', {}, false, true],
  ['an absent cart', null, true, false],
  ['an unread cart of a draft or a customer', undefined, true, true],
  ['an unread cart of a guest without a draft', undefined, false, false],
])('there may be a cart: %s', (_, cart, hasDraftOrLogin, expected) => {
  expect(mayHaveCart(cart, hasDraftOrLogin)).toBe(expected);
});

const minimum = 'Минимальный заказ 1\u00A0290\u00A0₽';

test.each([
  ['a customer under the minimum', true, 'delivery', 1289, minimum],
  ['a customer at the minimum', true, 'delivery', 1290, undefined],
  ['a customer under the minimum by kopecks', true, 'delivery', 1289.6, minimum],
  ['a customer at the minimum by sums of fractions', true, 'delivery', 1290 - 1e-10, undefined],
  ['a guest', false, 'delivery', 100, undefined],
  ['pickup', true, 'pickup', 100, undefined],
] as const)('%s', (_who, isLoggedIn, takeMethod, amount, expected) => {
  expect(cartBlockedBecause({ isLoggedIn, takeMethod, amount, minimum: 1290 })).toBe(expected);
});

test.each([
  ['pickup', 1290, 1161, 10, true],
  ['pickup', 1295, 1165, 10, true],
  ['pickup', 1295, 1165.5, 10, true],
  ['delivery', 1290, 1161, 10, false],
  ['pickup', 1290, 1100, 10, false],
  ['pickup', 1290, 1290, 10, false],
  ['pickup', 1290, 1161, 0, false],
  ['pickup', 1290, 1161, null, false],
] as const)(
  'by %s, %d and %d to pay with %j%% for pickup: %j',
  (takeMethod, full, paid, discountOnPickup, is) => {
    expect(isDiscountForPickup({ takeMethod, full, paid, discountOnPickup })).toBe(is);
  },
);
