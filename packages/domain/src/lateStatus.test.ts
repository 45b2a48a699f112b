import fc from 'fast-check';
import { isLateStatus } from './lateStatus';
import { orderStatuses } from './orderStatus';

const slugs = Object.keys(orderStatuses);

test.each([
  ['in_progress', 'new'],
  ['in_progress', 'wait_confirm'],
  ['new', 'wait_confirm'],
  ['on_the_way', 'ready'],
  ['on_the_way', 'awaiting_delivery'],
  ['closed', 'on_the_way'],
  ['delivered', 'in_progress'],
  ['canceled', 'in_progress'],
  ['canceled', 'closed'],
  ['error', 'on_the_way'],
  ['closed', 'packed_by_robot'],
  ['canceled', 'constructor'],
])('while %s is shown, %s is late', (shown, next) => {
  expect(isLateStatus(shown, next)).toBe(true);
});

test.each([
  ['wait_confirm', 'new'],
  ['not_confirmed', 'new'],
  ['new', 'not_confirmed'],
  ['new', 'on_the_way'],
  ['ready', 'awaiting_delivery'],
  ['awaiting_delivery', 'ready'],
  ['on_the_way', 'closed'],
  ['closed', 'delivered'],
  ['delivered', 'closed'],
  ['closed', 'canceled'],
  ['error', 'canceled'],
  ['packed_by_robot', 'new'],
  ['constructor', 'in_progress'],
  ['in_progress', 'packed_by_robot'],
])('while %s is shown, %s is not', (shown, next) => {
  expect(isLateStatus(shown, next)).toBe(false);
});

test.each(slugs)('canceled and error can follow %s, and %s itself is never late', (shown) => {
  expect(isLateStatus(shown, 'canceled')).toBe(false);
  expect(isLateStatus(shown, 'error')).toBe(false);
  expect(isLateStatus(shown, shown)).toBe(false);
});

test('events in any order end at a status that none of them is ahead of', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...slugs), { minLength: 1 }), (events) => {
      const end = events.reduce((shown, next) => (isLateStatus(shown, next) ? shown : next));
      expect(events.filter((event) => isLateStatus(event, end))).toEqual([]);
    }),
  );
});
