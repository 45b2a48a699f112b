import { messages } from './messages';

test('a notification writes the number of an order as its own pages do', () => {
  const { closed, error } = messages.notifications;
  expect(closed.title(10_401)).toBe('Заказ №\u00A010\u00A0401 выполнен');
  expect(error.title(7)).toBe('Ошибка в заказе №\u00A07');
});
