import { cartCalls } from '@storefront/api-contract';
import * as z from 'zod/mini';
import { basketChange, basketOf } from './basketChange';

const line = (id: number, amount: number, name = `dish ${id}`) => ({
  id,
  product_id: id * 10,
  amount,
  price: 100,
  product: { id: id * 10, name },
});
const cart = (...items: object[]) => z.parse(cartCalls.get.response, { order: { items } }).order;
const basket = (...items: object[]) => basketOf(cart(...items));
const tracked = (id: number, amount: number) => ({
  productId: id * 10,
  name: `dish ${id}`,
  price: 100,
  amount,
});

test('an added dish, a larger amount, a removed dish', () => {
  expect(basketChange([], basket(line(1, 2)))).toEqual({
    added: [tracked(1, 2)],
    removed: [],
    basket: [tracked(1, 2)],
  });
  expect(basketChange(basket(line(1, 2), line(2, 1)), basket(line(1, 3)))).toEqual({
    added: [tracked(1, 1)],
    removed: [tracked(2, 1)],
    basket: [tracked(1, 3)],
  });
});

test('the same basket reports no change', () => {
  expect(basketChange(basket(line(1, 2)), basket(line(1, 2)))).toBeUndefined();
  expect(basketChange(basketOf(null), basketOf(undefined))).toBeUndefined();
});

test('the pickup discount is not a dish', () => {
  expect(basketChange([], basket(line(1, 1, 'Самовывоз')))).toBeUndefined();
});
