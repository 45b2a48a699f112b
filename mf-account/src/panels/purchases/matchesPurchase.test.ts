import { orders } from '@storefront/api-contract';
import * as z from 'zod/mini';
import { testOrder } from '../../testing/testOrder';
import { matchesPurchase } from './matchesPurchase';

const read = (order: unknown) => {
  const [purchase] = z.parse(orders.list.response, [order]).data;
  if (!purchase) throw new Error('the order does not parse');
  return purchase;
};
const order = read(testOrder());
const pickup = read(testOrder({ is_self_service: true, address: null }));
const bare = read({ id: 7 });

test.each([
  ['', true],
  ['филадельфия', true],
  ['ЛОСОС', true],
  ['рамэн филадельфия', true],
  ['рамэн, огородный', true],
  [' рамэн  филадельфия ', true],
  // A modifier.
  ['гёдза', true],
  ['гедза', true],
  ['Огородный проезд, 16', true],
  ['руставели', true],
  ['танто', true],
  ['48213', true],
  ['48 213', true],
  ['№ 48\u00A0213', true],
  [' № 48 213 ', true],
  ['#482', true],
  ['213', true],
  ['49', false],
  ['рамэн 99', false],
  ['пицца 48213', false],
  ['48213 пицца', false],
  ['пицца', false],
  ['рамэн пицца', false],
  ['[рамэн', false],
  // The end of one dish and the beginning of the next.
  ['лососемрамэн', false],
])('«%s» matches the order: %s', (phrase, isFound) => {
  expect(matchesPurchase(order, phrase)).toBe(isFound);
});

test.each([
  ['руставели, 14', true],
  ['огородный', false],
])('«%s» matches an order without an address: %s', (phrase, isFound) => {
  expect(matchesPurchase(pickup, phrase)).toBe(isFound);
});

test('an order without dishes and a place is found by its number alone', () => {
  expect(['7', '№7', 'null', 'undefined', 'суп'].map((phrase) => matchesPurchase(bare, phrase))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
