import { isAllowedPayment, paymentHost } from './paymentPage';

const shop = { origin: 'https://shop.example', hosts: ['pay.example'] };

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
  expect(isAllowedPayment(address, shop)).toBe(isAllowed);
});

test('a browser without `URL.canParse`, such as Safari 16, knows the payment page', () => {
  jest.spyOn(URL, 'canParse').mockImplementation(() => {
    throw new TypeError('URL.canParse is not a function');
  });
  expect(isAllowedPayment('https://pay.example/p/1', shop)).toBe(true);
  expect(isAllowedPayment('https://', shop)).toBe(false);
});

test('a local site accepts payment pages without encryption, on the named host only', () => {
  const local = { origin: 'http://localhost:3000', hosts: ['localhost:4000'] };
  expect(isAllowedPayment('http://localhost:4000/pay/1', local)).toBe(true);
  expect(isAllowedPayment('http://localhost:4001/pay/1', local)).toBe(false);
  expect(isAllowedPayment('ftp://localhost:4000/pay/1', local)).toBe(false);
});

test.each([
  ['https://pay.example:8443/p/1', 'pay.example:8443'],
  ['/pay/1', 'shop.example'],
  ['javascript:alert(1)', ''],
  ['https://', ''],
])('the host of %s is %j', (address, host) => {
  expect(paymentHost(address, shop.origin)).toBe(host);
});
