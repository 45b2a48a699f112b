import { messages } from './messages';

test('a notification writes the number of an order as the pages of the order do', () => {
  const { closed, error } = messages.notifications;
  expect(closed.title(10_401)).toBe('Заказ №\u00A010\u00A0401 выполнен');
  expect(error.title(7)).toBe('Ошибка в заказе №\u00A07');
});

test.each([
  [1, 'У вас уже 1\u00A0неоплаченный заказ.'],
  [3, 'У вас уже 3\u00A0неоплаченных заказа.'],
  [12, 'У вас уже 12\u00A0неоплаченных заказов.'],
])('%s unpaid orders are counted in Russian', (count, text) => {
  expect(messages.tooManyUnpaid(count)).toContain(text);
});
