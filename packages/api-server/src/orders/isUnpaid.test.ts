import { isUnpaid } from './isUnpaid';

const [online, card, cash] = [1, 2, 3];

test.each([
  ['cash', cash, 'new', 118_000, true],
  ['cash, before the operator’s call', cash, 'not_confirmed', 118_000, true],
  ['card, in the kitchen', card, 'in_progress', 118_000, true],
  ['cash, on its way', cash, 'on_the_way', 118_000, true],
  ['cash, waiting in the restaurant', cash, 'awaiting_delivery', 118_000, true],
  ['cash, in a status of a newer version', cash, 'packed', 118_000, true],
  ['cash, handed over', cash, 'delivered', 118_000, false],
  ['card, closed', card, 'closed', 118_000, false],
  ['cash, canceled', cash, 'canceled', 118_000, false],
  ['cash, failed', cash, 'error', 118_000, false],
  ['online, before the payment', online, 'wait_confirm', 118_000, true],
  ['online, paid', online, 'new', 118_000, false],
  ['online, paid, before the operator’s call', online, 'not_confirmed', 118_000, false],
  ['online, not paid in time', online, 'canceled', 118_000, false],
  ['cash, covered by bonuses', cash, 'new', 0, false],
] as const)('%s', (_, paymentTypeId, statusSlug, discountSum, expected) => {
  expect(isUnpaid({ paymentTypeId, statusSlug, discountSum })).toBe(expected);
});
