import { finalStatuses, hasOrderEnded, isFinalStatus, mayBeOrderEnd } from './orderEnd';

test('an order ends done, canceled or failed; an unknown status is no end', () => {
  expect(finalStatuses).toEqual(['closed', 'delivered', 'canceled', 'error']);
  expect(isFinalStatus('closed')).toBe(true);
  expect(isFinalStatus('packed_by_robot')).toBe(false);
  expect(isFinalStatus('constructor')).toBe(false);
});

test.each([
  ['on_the_way', 'closed', true],
  ['wait_confirm', 'canceled', true],
  ['packed_by_robot', 'delivered', true],
  ['new', 'on_the_way', false],
  ['new', 'packed_by_robot', false],
  ['closed', 'closed', false],
  ['closed', 'canceled', false],
  [undefined, 'closed', false],
  ['new', undefined, false],
  [undefined, undefined, false],
])('between %s and %s the order has ended: %p', (before, now, hasEnded) => {
  expect(hasOrderEnded(before, now)).toBe(hasEnded);
});

test.each([
  [null, true],
  ['error', true],
  ['in_progress', false],
])('an event with the status %p may be the end: %p', (slug, mayBe) => {
  expect(mayBeOrderEnd(slug)).toBe(mayBe);
});
