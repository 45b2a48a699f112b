import { isAllowedPayment } from './paymentHost';

const site = { origin: 'https://shop.example', hosts: ['pay.example'] };

test.each([
  ['https://pay.example/p/1', true],
  ['https://shop.example/pay/1', true],
  ['/pay/1', true],
  ['http://pay.example/p/1', false],
  ['https://pay.example.evil.example/p/1', false],
  ['https://evil.example/?pay.example', false],
  ['https://pay.example:8443/p/1', false],
  ['https://pay.example@evil.example/', false],
  ['//evil.example/p/1', false],
  ['javascript:alert(1)', false],
  ['https://', false],
])('%s: %p', (address, isAllowed) => {
  expect(isAllowedPayment(address, site)).toBe(isAllowed);
});

test('a local site accepts payment pages without encryption, on the named host only', () => {
  const local = { origin: 'http://localhost:3000', hosts: ['localhost:4000'] };
  expect(isAllowedPayment('http://localhost:4000/pay/1', local)).toBe(true);
  expect(isAllowedPayment('http://localhost:4001/pay/1', local)).toBe(false);
  expect(isAllowedPayment('ftp://localhost:4000/pay/1', local)).toBe(false);
});
