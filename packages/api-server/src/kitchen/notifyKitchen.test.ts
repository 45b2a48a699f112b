import { messageAbout } from './notifyKitchen';

test.each([
  ['placed, to be paid on receipt', undefined, 'new', 'order'],
  ['placed, with a call', undefined, 'not_confirmed', 'order'],
  ['placed, to be paid online', undefined, 'wait_confirm', undefined],
  ['paid', 'wait_confirm', 'new', 'order'],
  ['paid, with a call', 'wait_confirm', 'not_confirmed', 'order'],
  ['not paid in time', 'wait_confirm', 'canceled', undefined],
  ['confirmed by the call', 'not_confirmed', 'new', undefined],
  ['canceled by the customer', 'new', 'canceled', 'canceled'],
  ['canceled before the call', 'not_confirmed', 'canceled', 'canceled'],
  ['ended by an error', 'in_progress', 'error', 'canceled'],
  ['cooked', 'new', 'in_progress', undefined],
  ['closed', 'on_the_way', 'closed', undefined],
  ['canceled twice', 'canceled', 'canceled', undefined],
])('of an order that is %s', (_change, before, after, message) => {
  expect(messageAbout({ before, after })).toBe(message);
});
