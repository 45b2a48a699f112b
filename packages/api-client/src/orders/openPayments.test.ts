/** @jest-environment jsdom */
import { openPayments } from './openPayments';

const key = 'tantoOpenPayments';
const payments = openPayments(key);
const placedAt = Date.parse('2026-11-21T19:00:00+03:00');
const minutes = (count: number) => placedAt + count * 60_000;
const payment = (orderId: number) => ({ orderId, url: `/pay/${orderId}`, placedAt });

afterEach(() => localStorage.clear());

test.each([
  ['at once', 0, true],
  ['in the last minute', 14, true],
  ['when the time is over', 15, false],
  ['on a clock that is far behind', -15, false],
])('a payment page is known %s: %s minutes, %s', (_, after, isKnown) => {
  payments.remember(payment(1));
  const known = { url: '/pay/1', until: new Date(minutes(15)) };
  expect(payments.find(1, minutes(after))).toEqual(isKnown ? known : undefined);
  expect(payments.find(2, placedAt)).toBeUndefined();
});

test('an order has the page that was opened last', () => {
  payments.remember(payment(1));
  payments.remember({ ...payment(1), url: '/pay/again', placedAt: minutes(1) });
  expect(payments.find(1, minutes(2))).toEqual({ url: '/pay/again', until: new Date(minutes(16)) });
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toHaveLength(1);
});

test('payments whose time is over are dropped with the next one', () => {
  payments.remember(payment(1));
  payments.remember({ ...payment(2), placedAt: minutes(20) });
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual([{ ...payment(2), placedAt: minutes(20) }]);
});

test('an order that is forgotten leaves the others, and the last one the entry', () => {
  payments.remember(payment(1));
  payments.remember(payment(2));
  payments.forget(1);
  expect(payments.find(1, placedAt)).toBeUndefined();
  expect(payments.find(2, placedAt)).toMatchObject({ url: '/pay/2' });
  payments.forget(2);
  expect(localStorage).toHaveLength(0);
});

test.each(['', '{', 'null', '{}', '7', '[null,{"orderId":"x"},{"orderId":3}]'])(
  'the stored text %j has no payments, and one can be stored',
  (stored) => {
    localStorage.setItem(key, stored);
    expect(payments.find(3, placedAt)).toBeUndefined();
    payments.remember(payment(1));
    expect(payments.find(1, placedAt)).toBeDefined();
  },
);

test('an entry that cannot be read leaves the others', () => {
  localStorage.setItem(key, JSON.stringify([{ orderId: 1 }, payment(2)]));
  expect(payments.find(2, placedAt)).toBeDefined();
});
