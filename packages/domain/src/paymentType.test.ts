import { isCashPayment, isOnlinePayment, isPaymentTypeId, paymentTypeLabel } from './paymentType';

test.each([
  [1, 'delivery', 'Онлайн картой'],
  [1, 'pickup', 'Онлайн картой'],
  [2, 'delivery', 'Картой курьеру'],
  [2, 'pickup', 'Картой в\u00A0ресторане'],
  [3, 'delivery', 'Наличными'],
  [3, 'pickup', 'Наличными'],
] as const)('payment %d by %s', (id, takeMethod, label) => {
  expect(paymentTypeLabel(id, takeMethod)).toBe(label);
});

test.each([
  [1, true, false],
  [2, false, false],
  [3, false, true],
] as const)('payment %d is online: %s, in cash: %s', (id, isOnline, isCash) => {
  expect([isOnlinePayment(id), isCashPayment(id)]).toEqual([isOnline, isCash]);
});

test.each([
  [1, true],
  [3, true],
  [4, false],
  ['1', false],
  [null, false],
  ['toString', false],
])('isPaymentTypeId(%j)', (value, expected) => {
  expect(isPaymentTypeId(value)).toBe(expected);
});
