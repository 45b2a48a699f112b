import { cart as cartSchema } from '@storefront/api-contract';
import * as z from 'zod/mini';
import { type AddedProduct, hasAdded, nameLine, nextLineId, serverLineId, withAdded } from './addedLine';

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
  ['no cart: a new one', null, added(), [[-1, 2]], 200],
  [
    'a cart without it: a new line',
    cartOf(raw(1, 4, 1)),
    added(),
    [
      [1, 1],
      [-1, 2],
    ],
    600,
  ],
  ['the same product and choice: that line', cartOf(raw(1, 5, 1)), added(), [[1, 3]], 600],
  [
    'the same choice in another order: that line',
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
    'another choice: a new line',
    cartOf(raw(1, 5, 1, [{ id: 2, amount: 1 }])),
    added({ modifiers: [{ id: 2, amount: 2 }] }),
    [
      [1, 1],
      [-1, 2],
    ],
    600,
  ],
])('shown at once in %s', (_where, cart, product, expected, sum) => {
  const next = withAdded(cart, product);
  expect(lines(next)).toEqual(expected);
  expect(next?.discount_sum).toBe(sum);
});

test('without what is to be shown the cart stays as it is', () => {
  const { shown: _shown, ...silent } = added();
  expect(withAdded(null, silent)).toBeNull();
});

test.each([
  ['nothing before', null, cartOf(raw(1, 5, 2)), true],
  ['two more than before', cartOf(raw(1, 5, 1)), cartOf(raw(1, 5, 3)), true],
  ['as before', cartOf(raw(1, 5, 1)), cartOf(raw(1, 5, 1)), false],
  ['no cart at all', null, null, false],
])('a lost answer, then %s', (_what, before, now, expected) => {
  expect(hasAdded(before, now, added())).toBe(expected);
});

test('a line is called by its own id until the server names it', () => {
  const lineId = nextLineId();
  expect(lineId).toBeLessThan(0);
  expect(serverLineId(7)).toBe(7);
  expect(serverLineId(lineId)).toBeUndefined();
  nameLine(cartOf(raw(77, 5, 2)), added({ shown: { lineId, name: 'Ролл', price: 100 } }));
  expect(serverLineId(lineId)).toBe(77);
});
