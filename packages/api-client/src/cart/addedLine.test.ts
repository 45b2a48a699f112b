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
