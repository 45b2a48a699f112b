import fc from 'fast-check';
import { bonusBound, bonusLimit, creditedBonuses, type OrderBonuses, spentBonuses } from './orderBonuses';
import { orderBlockedBecause } from './order';

const rich: OrderBonuses = {
  takeMethod: 'pickup',
  amount: 2205,
  balance: 5000,
  available: null,
  percent: null,
  minimum: 990,
};
const delivery: OrderBonuses = { ...rich, takeMethod: 'delivery' };

test.each<[string, OrderBonuses, number]>([
  ['the whole sum', rich, 2205],
  ['the whole balance', { ...rich, balance: 1240 }, 1240],
  ['what the server allows', { ...rich, available: 490 }, 490],
  ['nothing when the server allows none', { ...rich, available: 0 }, 0],
  ['a percentage of the order', { ...rich, percent: 30 }, 661],
  ['nothing at zero per cent', { ...rich, percent: 0 }, 0],
  ['the lowest of these limits', { ...rich, percent: 30, available: 490, balance: 300 }, 300],
  ['what is above the minimum of a delivery', delivery, 1215],
  [
    'what is above the minimum when that is the lowest limit',
    { ...delivery, percent: 90, available: 2000 },
    1215,
  ],
  ['none under the minimum', { ...delivery, amount: 690 }, 0],
  ['none at the minimum', { ...delivery, amount: 990 }, 0],
  ['no minimum for pickup', { ...rich, amount: 690 }, 690],
  ['whole bonuses of a sum with kopecks', { ...rich, amount: 100.9 }, 100],
  ['none of an empty cart', { ...rich, amount: 0 }, 0],
  ['none of a negative balance', { ...rich, balance: -5 }, 0],
  ['none of what is no number', { ...rich, balance: Number.NaN }, 0],
])('bonuses to spend: %s', (_, order, limit) => {
  expect(bonusLimit(order)).toBe(limit);
});

test.each([
  ['nothing', { ...rich, balance: 1240 }, undefined],
  ['nothing, to the last bonus', { ...rich, balance: 2205 }, undefined],
  ['the sum of the order', rich, 'amount'],
  ['what the server allows', { ...rich, available: 490 }, 'server'],
  ['the percentage', { ...rich, percent: 30 }, 'percent'],
  ['the percentage that the server has counted with', { ...rich, percent: 30, available: 661 }, 'percent'],
  ['the server below the percentage', { ...rich, percent: 30, available: 490 }, 'server'],
  ['the minimum of a delivery', { ...delivery, percent: 90, available: 2000 }, 'minimum'],
  ['the minimum that is not reached', { ...delivery, amount: 690 }, 'minimum'],
  ['the sum of a delivery without a minimum', { ...delivery, minimum: 0 }, 'amount'],
] as const)('bonuses are limited by %s', (_, order, bound) => {
  expect(bonusBound(order)).toBe(bound);
});

test.each([
  [300, 490, 300],
  [491, 490, 490],
  [0, 490, 0],
  [-1, 490, 0],
  [-0.5, 490, 0],
  [12.7, 490, 12],
  [300, 0, 0],
  [Number.NaN, 490, 0],
])('of %d wanted and %d possible, %d are spent', (wanted, limit, spent) => {
  expect(spentBonuses(wanted, limit)).toBe(spent);
});

test.each([
  [{ writeOn: 110, amount: 2205, spent: 0 }, 110],
  [{ writeOn: 110, amount: 2205, spent: 300 }, 95],
  [{ writeOn: 110, amount: 2205, spent: 2205 }, 0],
  [{ writeOn: 110, amount: 2205, spent: 9999 }, 0],
  [{ writeOn: 0, amount: 2205, spent: 0 }, 0],
  [{ writeOn: 10, amount: 0, spent: 0 }, 0],
  [{ writeOn: -3, amount: 100, spent: 0 }, 0],
])('%j brings %d', (order, credited) => {
  expect(creditedBonuses(order)).toBe(credited);
});

const sum = fc.integer({ min: 0, max: 100_000 });
const anyOrder: fc.Arbitrary<OrderBonuses> = fc.record({
  takeMethod: fc.constantFrom('delivery', 'pickup'),
  amount: sum,
  balance: sum,
  available: fc.option(sum),
  percent: fc.option(fc.integer({ min: 0, max: 100 })),
  minimum: sum,
});

test('bonuses never reduce an order below its minimum or exceed the balance', () => {
  fc.assert(
    fc.property(anyOrder, sum, (order, wanted) => {
      const limit = bonusLimit(order);
      const spent = spentBonuses(wanted, limit);
      expect(Number.isInteger(spent)).toBe(true);
      expect(spent).toBeGreaterThanOrEqual(0);
      expect(spent).toBeLessThanOrEqual(Math.min(wanted, order.balance, order.amount));
      expect(spent).toBeLessThanOrEqual(order.available ?? Number.POSITIVE_INFINITY);
      expect(spent * 100).toBeLessThanOrEqual(order.amount * (order.percent ?? 100));
      const readiness = { hasAddress: true, hasRestaurant: true, isClosed: false, unavailable: [] };
      const blocked = (amount: number) => orderBlockedBecause({ ...order, ...readiness, amount });
      expect(blocked(order.amount - spent)).toBe(blocked(order.amount));
    }),
  );
});

test('the limit itself can be spent, and one more cannot', () => {
  fc.assert(
    fc.property(anyOrder, (order) => {
      const limit = bonusLimit(order);
      expect(spentBonuses(limit, limit)).toBe(limit);
      expect(spentBonuses(limit + 1, limit)).toBe(limit);
    }),
  );
});

test('spending more never credits more, and the credit is never negative', () => {
  fc.assert(
    fc.property(sum, sum, sum, sum, (writeOn, amount, first, second) => {
      const [less, more] = [Math.min(first, second), Math.max(first, second)];
      const credited = creditedBonuses({ writeOn, amount, spent: more });
      expect(credited).toBeGreaterThanOrEqual(0);
      expect(credited).toBeLessThanOrEqual(creditedBonuses({ writeOn, amount, spent: less }));
    }),
  );
});
