import fc from 'fast-check';
import { missingToMinimum } from './deliveryZone';
import { type OrderReadiness, orderBlockedBecause, unavailableBecause } from './order';

const ready: OrderReadiness = {
  takeMethod: 'delivery',
  hasAddress: true,
  hasRestaurant: false,
  isClosed: false,
  unavailable: [],
  amount: 990,
  minimum: 990,
};
const stopped = { price: 690 };
const unpriced = { price: null };
const pickup: OrderReadiness = { ...ready, takeMethod: 'pickup', hasAddress: false, hasRestaurant: true };

test.each<[string, OrderReadiness, string | undefined]>([
  ['delivery is ready', ready, undefined],
  ['pickup is ready', pickup, undefined],
  ['no address', { ...ready, hasAddress: false, isClosed: true }, 'Не выбран адрес доставки'],
  ['no restaurant', { ...pickup, hasRestaurant: false }, 'Не выбран ресторан'],
  ['closed', { ...ready, isClosed: true, unavailable: [stopped] }, 'Выбрано недоступное время'],
  [
    'unavailable items',
    { ...ready, unavailable: [stopped], amount: 0 },
    'В корзине имеются недоступные для выбранного адреса блюда',
  ],
  [
    'dishes without a price',
    { ...ready, unavailable: [unpriced], amount: 0 },
    'В корзине имеются блюда, которые пока нельзя заказать',
  ],
  ['under the minimum', { ...ready, amount: 989 }, 'Минимальная сумма заказа 990\u00A0₽'],
  ['under the minimum by kopecks', { ...ready, amount: 989.6 }, 'Минимальная сумма заказа 990\u00A0₽'],
  ['at the minimum by sums of fractions', { ...ready, amount: 329.9 * 3 + 0.3 }, undefined],
  ['pickup has no minimum', { ...pickup, amount: 1 }, undefined],
])('%s', (_case, order, expected) => {
  expect(orderBlockedBecause(order)).toBe(expected);
});

const specified = 'В корзине имеются недоступные для выбранного адреса блюда';
const notYet = 'В корзине имеются блюда, которые пока нельзя заказать';
test.each<[string, OrderReadiness['unavailable'], string | undefined]>([
  ['an empty one', [], undefined],
  ['a dish', [stopped], specified],
  ['a free dish', [{ price: 0 }], specified],
  ['a dish without a price', [unpriced], notYet],
  ['several without a price', [unpriced, unpriced], notYet],
  ['a dish and one without a price', [unpriced, stopped], specified],
])('the text for a stop-list of %s', (_, stopList, expected) => {
  expect(unavailableBecause(stopList)).toBe(expected);
});

test('a delivery is blocked exactly while its sum is below the minimum', () => {
  const sum = fc.integer({ min: 0, max: 100_000 });
  fc.assert(
    fc.property(sum, sum, (amount, minimum) => {
      const isBlocked = orderBlockedBecause({ ...ready, amount, minimum }) !== undefined;
      expect(isBlocked).toBe(missingToMinimum(amount, minimum) > 0);
      expect(orderBlockedBecause({ ...pickup, amount, minimum })).toBeUndefined();
    }),
  );
});

test('an order has a reason text exactly if something blocks it', () => {
  const facts = fc.record({
    takeMethod: fc.constantFrom('delivery' as const, 'pickup' as const),
    hasAddress: fc.boolean(),
    hasRestaurant: fc.boolean(),
    isClosed: fc.boolean(),
    unavailable: fc.subarray([stopped, unpriced]),
    amount: fc.constant(990),
    minimum: fc.constantFrom(0, 990, 991),
  });
  fc.assert(
    fc.property(facts, (order) => {
      const isDelivery = order.takeMethod === 'delivery';
      const hasNoPlace = isDelivery ? !order.hasAddress : !order.hasRestaurant;
      const isUnder = isDelivery && order.minimum > order.amount;
      const isBlocked = hasNoPlace || order.isClosed || order.unavailable.length > 0 || isUnder;
      expect(orderBlockedBecause(order) !== undefined).toBe(isBlocked);
    }),
  );
});
