import { orderStatus } from './orderStatus';

test.each([
  ['wait_confirm', 'Ожидается подтверждение', 0, 'waiting', false],
  ['not_confirmed', 'Заказ создан', 0, 'active', false],
  ['new', 'Заказ создан', 0, 'active', false],
  ['in_progress', 'Готовим заказ', 1, 'active', false],
  ['ready', 'Заказ готов', 2, 'active', false],
  ['awaiting_delivery', 'Заказ готов', 2, 'active', false],
  ['on_the_way', 'Заказ у\u00A0курьера', 2, 'active', false],
  ['closed', 'Заказ выполнен', 3, 'done', true],
  ['delivered', 'Заказ выполнен', 3, 'done', true],
  ['canceled', 'Заказ отменен', 0, 'canceled', true],
  ['error', 'Ошибка заказа', 0, 'error', true],
  ['packed_by_robot', 'Заказ принят', 0, 'waiting', false],
  ['constructor', 'Заказ принят', 0, 'waiting', false],
])('%s on delivery', (slug, label, step, tone, isFinal) => {
  expect(orderStatus(slug, 'delivery')).toEqual({ label, step, tone, isFinal });
});

test.each(['ready', 'awaiting_delivery'])('%s waits in the restaurant on pickup', (slug) => {
  expect(orderStatus(slug, 'pickup').label).toBe('Ждет в\u00A0ресторане');
});
