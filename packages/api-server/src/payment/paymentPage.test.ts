import { paymentPage, paymentPagePolicy } from './paymentPage';

const options = { backUrl: 'https://shop.example/monitoring/7', nonce: 'abc' };

test.each([
  ['pending', ''],
  ['declined', 'Оплата не прошла'],
] as const)('the page of a %s payment has both buttons and no script', (status, words) => {
  const page = paymentPage({ orderId: 7, amount: 190_500, status }, options);
  expect(page).toContain(words);
  expect(page).toContain('Заказ № 7');
  expect(page).toContain('1\u00A0905\u00A0₽');
  expect(page).toMatch(/value="pay">Оплатить[\s\S]*value="decline">Отклонить/);
  expect(page).toContain('<a href="https://shop.example/monitoring/7">Закрыть');
  expect(page).not.toContain('<script');
});

test.each([
  ['paid', 'Заказ оплачен'],
  ['closed', 'Заказ больше не ждет оплаты'],
  ['refund_due', 'Мы вернем деньги'],
  ['refunded', 'Деньги возвращены'],
] as const)('the page of a %s payment links back to the order and has no buttons', (status, words) => {
  const page = paymentPage({ orderId: 7, amount: 1, status }, options);
  expect(page).toContain(words);
  expect(page).toContain('href="https://shop.example/monitoring/7"');
  expect(page).not.toContain('<button');
});

test('the policy allows the form to return to the storefront and no scripts', () => {
  const policy = paymentPagePolicy({ publicUrl: 'https://shop.example', nonce: 'abc' });
  expect(policy).toBe(
    "default-src 'none'; style-src 'nonce-abc'; form-action 'self' https://shop.example; frame-ancestors 'none'; base-uri 'none'",
  );
});
