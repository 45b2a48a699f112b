import { isRunningOrder } from './runningOrder';

const now = new Date('2026-11-21T18:00:00+03:00');
const undated = { created_at: null, delivery_date: null, datetime: null };

test.each([
  ['a new order', { status_slug: 'new', created_at: '2026-11-21T17:59:00+03:00' }, true],
  ['an order that waits for its payment', { status_slug: 'wait_confirm' }, true],
  ['a status of a newer back end', { status_slug: 'packing' }, true],
  ['a closed order', { status_slug: 'closed' }, false],
  ['a delivered order', { status_slug: 'delivered' }, false],
  ['a canceled order', { status_slug: 'canceled' }, false],
  ['a failed order', { status_slug: 'error' }, false],
  [
    'an order of last week for today',
    { status_slug: 'new', created_at: '2026-11-14', datetime: '2026-11-21' },
    true,
  ],
  ['an order of last week for tomorrow', { status_slug: 'new', delivery_date: '2026-11-22 12:00' }, true],
  [
    'an order that was due a day ago',
    { status_slug: 'on_the_way', delivery_date: '2026-11-20 18:00' },
    false,
  ],
  [
    'an order that was due less than a day ago',
    { status_slug: 'new', delivery_date: '2026-11-20 18:01' },
    true,
  ],
  ['an order without a date that can be read', { status_slug: 'new', created_at: 'вчера' }, true],
])('%s', (_, order, expected) => {
  expect(isRunningOrder({ ...undated, ...order }, now)).toBe(expected);
});
