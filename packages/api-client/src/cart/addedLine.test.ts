import { cart as cartSchema } from '@storefront/api-contract';
import * as z from 'zod/mini';
import {
  type AddedProduct,
  hasAdded,
  rememberServerId,
  nextLineId,
  serverLineId,
  withAdded,
} from './addedLine';

const raw = (id: number, productId: number, amount: number, modifiers: object[] = []) => ({
  id,
  product_id: productId,
  amount,
  price: 100,
  product: { id: productId, name: 'Ролл' },
  modifiers,
});
const cartOf = (...items: object[]) => z.parse(cartSchema, { items, full_sum: 500, discount_sum: 400 });
const added = (more: Partial<AddedProduct> = {}): AddedProduct => ({
  productId: 5,
  amount: 2,
  modifiers: [],
  shown: { lineId: -1, name: 'Ролл', price: 100 },
  ...more,
});
const lines = (cart: ReturnType<typeof withAdded>) => cart?.items.map(({ id, amount }) => [id, amount]);

test.each([
  ['no cart becomes a new cart', null, added(), [[-1, 2]], 200],
  [
    'another product gets a new line',
    cartOf(raw(1, 4, 1)),
    added(),
    [
      [1, 1],
      [-1, 2],
    ],
    600,
  ],
  [
    'the same product and modifiers share a line',
    cartOf(raw(1, 4, 1), raw(2, 5, 1)),
    added(),
    [
      [1, 1],
      [2, 3],
    ],
    600,
  ],
  [
    'the order of modifiers does not matter',
    cartOf(
      raw(1, 5, 1, [
        { id: 2, amount: 1 },
        { id: 3, amount: 2 },
      ]),
    ),
    added({
      modifiers: [
        { id: 3, amount: 2 },
        { id: 2, amount: 1 },
      ],
    }),
    [[1, 3]],
    600,
  ],
  [
    'other modifiers get a new line',
    cartOf(raw(1, 5, 1, [{ id: 2, amount: 1 }])),
    added({ modifiers: [{ id: 2, amount: 2 }] }),
    [
      [1, 1],
      [-1, 2],
    ],
    600,
  ],
])('an addition is shown at once: %s', (_case, cart, product, expected, sum) => {
  const next = withAdded(cart, product);
  expect(lines(next)).toEqual(expected);
  expect([next?.discount_sum, next?.full_sum]).toEqual([sum, sum + (cart ? 100 : 0)]);
});

test('a line that is shown at once has the name, the price and the modifiers of its product', () => {
  const modifiers = [{ id: 2, amount: 1, name: 'Сыр' }];
  expect(withAdded(null, added({ modifiers }))?.items).toEqual([
    expect.objectContaining({
      id: -1,
      product_id: 5,
      amount: 2,
      price: 100,
      product: expect.objectContaining({ id: 5, name: 'Ролл', price: 100 }),
      modifiers: [expect.objectContaining(modifiers[0])],
    }),
  ]);
});

test('an addition without `shown` does not change the cart', () => {
  const { shown: _shown, ...hidden } = added();
  const cart = cartOf(raw(1, 5, 1));
  expect(withAdded(cart, hidden)).toBe(cart);
  expect(withAdded(null, hidden)).toBeNull();
});

test.each([
  ['a first cart with the product', null, cartOf(raw(1, 5, 2)), true],
  ['two more than before', cartOf(raw(1, 5, 1)), cartOf(raw(1, 5, 3)), true],
  ['more than that: two devices added it', cartOf(raw(1, 5, 1)), cartOf(raw(1, 5, 4)), true],
  ['one more than before', cartOf(raw(1, 5, 1)), cartOf(raw(1, 5, 2)), false],
  ['two of another product', cartOf(raw(1, 5, 1)), cartOf(raw(1, 5, 1), raw(2, 4, 2)), false],
  ['as many as before', cartOf(raw(1, 5, 1)), cartOf(raw(1, 5, 1)), false],
  ['no cart', null, null, false],
])('after a lost response the server has %s', (_case, before, now, expected) => {
  expect(hasAdded(before, now, added())).toBe(expected);
});

const egg = { modifier: { id: 7, name: 'Яйцо' }, amount: 1 };
const cheese = { modifier: { id: 8, name: 'Сыр' }, amount: 1 };
/** A dish with two eggs. */
const withEggs = (more: Partial<AddedProduct> = {}) =>
  added({ amount: 1, modifiers: [{ id: 7, amount: 2 }], ...more });

test.each([
  ['a row for each', cartOf(raw(1, 5, 1, [egg, egg])), true],
  ['a row with their number', cartOf(raw(1, 5, 1, [{ ...egg, amount: 2 }])), true],
  ['one row with the amount 1', cartOf(raw(1, 5, 1, [egg])), true],
  ['one row of one dish more', cartOf(raw(1, 5, 2, [egg])), true],
  ['three of them', cartOf(raw(1, 5, 1, [egg, egg, egg])), false],
  ['another one besides', cartOf(raw(1, 5, 1, [egg, cheese])), false],
  ['none of them', cartOf(raw(1, 5, 1)), false],
])('two of one modifier come back as %s', (_case, now, expected) => {
  expect(hasAdded(null, now, withEggs())).toBe(expected);
});

test('two of one modifier are not there while the cart still has the dish with one', () => {
  const before = cartOf(raw(1, 5, 1, [egg]));
  expect(hasAdded(before, before, withEggs())).toBe(false);
  expect(hasAdded(before, cartOf(raw(1, 5, 2, [egg])), withEggs())).toBe(true);
  expect(hasAdded(before, cartOf(raw(1, 5, 1, [egg]), raw(2, 5, 1, [egg])), withEggs())).toBe(true);
  expect(hasAdded(before, cartOf(raw(1, 5, 1, [egg]), raw(2, 5, 1, [egg, egg])), withEggs())).toBe(true);
});

test.each([
  ['a row for each', cartOf(raw(77, 5, 1, [egg, egg])), 77],
  ['a row for each, with the dish with one', cartOf(raw(76, 5, 1, [egg]), raw(77, 5, 3, [egg, egg])), 77],
  ['one row with the amount 1', cartOf(raw(76, 5, 1), raw(77, 5, 1, [egg])), 77],
  ['one row, in a line that was there', cartOf(raw(77, 5, 2, [egg])), undefined],
  ['one row, in either of two lines', cartOf(raw(76, 5, 1, [egg]), raw(77, 5, 1, [egg])), undefined],
])('the line of two of one modifier is known by %s', (_case, cart, expected) => {
  const lineId = nextLineId();
  rememberServerId(cart, withEggs({ shown: { lineId, name: 'Ролл', price: 100 } }));
  expect(serverLineId(lineId)).toBe(expected);
});

test('a temporary line id is mapped to the server’s id', () => {
  const lineId = nextLineId();
  expect(lineId).toBeLessThan(0);
  expect(nextLineId()).not.toBe(lineId);
  expect([0, 7].map(serverLineId)).toEqual([0, 7]);
  expect(serverLineId(lineId)).toBeUndefined();
  rememberServerId(cartOf(raw(77, 5, 2)), added({ shown: { lineId, name: 'Ролл', price: 100 } }));
  expect(serverLineId(lineId)).toBe(77);
});

test.each([
  ['a cart of other products', cartOf(raw(77, 4, 2))],
  ['no cart', null],
])('a product that is answered with %s has no server id', (_case, cart) => {
  const lineId = nextLineId();
  rememberServerId(cart, added({ shown: { lineId, name: 'Ролл', price: 100 } }));
  expect(serverLineId(lineId)).toBeUndefined();
});

test('an addition that is not shown has no temporary id to remember', () => {
  const { shown: _shown, ...hidden } = added();
  expect(() => rememberServerId(cartOf(raw(77, 5, 2)), hidden)).not.toThrow();
});
