import { cart } from '@storefront/api-contract';
import * as z from 'zod/mini';
import { rawCart, rawItem } from '../../testing/answers';
import { isSameOrder } from './isSameOrder';

const isSame = (...carts: readonly Parameters<typeof rawCart>[0][]) => {
  const [one, other] = carts.map((fields) => z.parse(cart, rawCart(fields)));
  return one && other && isSameOrder(one, other, 'Europe/Moscow');
};
const [roll, soup] = [rawItem(1, 'Маки'), rawItem(2, 'Мисо')];
const [ginger, cheese] = ['Имбирь', 'Сыр'].map((name, index) => ({
  id: 7 + index,
  name,
  price: 0,
  amount: 1,
}));

test.each([
  ['the same cart', {}, {}],
  [
    'a time without its offset',
    { datetime: '2026-11-21T19:30:00+03:00' },
    { datetime: '2026-11-21 19:30:00' },
  ],
  [
    'an unknown payment type, which is shown as the default one',
    { payment_type_id: 9 },
    { payment_type_id: 1 },
  ],
  ['dishes in another order', { items: [roll, soup] }, { items: [soup, roll] }],
  ['a line with another id', { items: [roll] }, { items: [{ ...roll, id: 7 }] }],
  [
    'the pickup discount, which is not shown',
    { items: [roll], discount_sum: 450 },
    { items: [roll, rawItem(3, 'Самовывоз', { price: -50 })], discount_sum: 450 },
  ],
  ['another comment and more persons', {}, { comment: 'Домофон', persons_count: 3 }],
  [
    'modifiers in another order and in rows of one piece',
    { items: [{ ...roll, modifiers: [cheese, { ...ginger, amount: 2 }] }] },
    { items: [{ ...roll, modifiers: [ginger, cheese, ginger] }] },
  ],
])('%s is the same order', (_, one, other) => {
  expect(isSame(one, other)).toBe(true);
});

test.each([
  ['another sum', {}, { discount_sum: 1000 }],
  ['another payment type', { payment_type_id: 2 }, { payment_type_id: 3 }],
  ['a time for none', {}, { datetime: '2026-11-21T19:30:00+03:00' }],
  ['a time that cannot be read for none', {}, { datetime: 'вечером' }],
  ['another dish of the same price', { items: [roll] }, { items: [soup] }],
  ['other amounts', { items: [{ ...roll, amount: 2 }, soup] }, { items: [roll, { ...soup, amount: 2 }] }],
  [
    'another modifier of the same price',
    { items: [{ ...roll, modifiers: [ginger] }] },
    { items: [{ ...roll, modifiers: [cheese] }] },
  ],
  [
    'a modifier, also for a dish of a combo, that was removed',
    { items: [{ ...roll, modifiers: [ginger, cheese] }] },
    { items: [{ ...roll, modifiers: [ginger] }] },
  ],
])('%s is another order', (_, one, other) => {
  expect(isSame(one, other)).toBe(false);
});
