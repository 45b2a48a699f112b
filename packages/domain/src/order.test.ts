import { type OrderReadiness, orderBlockedBecause } from './order';

const ready: OrderReadiness = {
  takeMethod: 'delivery',
  hasAddress: true,
  hasRestaurant: false,
  isClosed: false,
  hasUnavailable: false,
  amount: 990,
  minimum: 990,
};
const pickup: OrderReadiness = { ...ready, takeMethod: 'pickup', hasAddress: false, hasRestaurant: true };

test.each<[string, OrderReadiness, string | undefined]>([
  ['delivery is ready', ready, undefined],
  ['pickup is ready', pickup, undefined],
  ['no address', { ...ready, hasAddress: false, isClosed: true }, 'Не выбран адрес доставки'],
  ['no restaurant', { ...pickup, hasRestaurant: false }, 'Не выбран ресторан'],
  ['closed', { ...ready, isClosed: true, hasUnavailable: true }, 'Выбрано недоступное время'],
  [
    'unavailable items',
    { ...ready, hasUnavailable: true, amount: 0 },
    'В корзине имеются недоступные для выбранного адреса блюда',
  ],
  ['under the minimum', { ...ready, amount: 989 }, 'Минимальная сумма заказа 990\u00A0₽'],
  ['pickup has no minimum', { ...pickup, amount: 1 }, undefined],
])('%s', (_case, order, expected) => {
  expect(orderBlockedBecause(order)).toBe(expected);
});
