import type { OrderResult } from '@storefront/api-contract';
import { isAllowedPayment } from '@storefront/domain';
import { orderOutcome } from './orderOutcome';

const order = { id: 7, discount_sum: 990, status_slug: 'new' };
const result: OrderResult = { success: true, order, payment_url: null, message: null };
const url = 'https://pay.example/p/1';

afterEach(() => jest.restoreAllMocks());

test.each<[string, Partial<OrderResult>, 1 | 2 | 3, string]>([
  ['paid in cash', {}, 3, 'placed'],
  ['paid online', { payment_url: url }, 1, 'pay'],
  ['paid online by bonuses alone', {}, 1, 'placed'],
  ['paid online, with an empty address', { payment_url: '' }, 1, 'placed'],
  ['a needless payment address', { payment_url: url }, 2, 'placed'],
  [
    'sent as online by another tab',
    { payment_url: url, order: { ...order, status_slug: 'wait_confirm' } },
    3,
    'pay',
  ],
  ['a payment address of an unknown host', { payment_url: 'https://evil.example/' }, 1, 'untrusted-payment'],
  ['a status «error»', { order: { ...order, status_slug: 'error' } }, 2, 'placed'],
  [
    'a status «error» and a payment address',
    { payment_url: url, order: { ...order, status_slug: 'error' } },
    1,
    'placed',
  ],
  ['no status', { order: { ...order, status_slug: null } }, 2, 'placed'],
  ['refused', { success: false, message: 'Кухня занята' }, 3, 'refused'],
  [
    'refused as an order that failed',
    { success: false, order: { ...order, status_slug: 'error' } },
    3,
    'failed',
  ],
  ['refused without a message', { success: false, order: null }, 3, 'refused'],
  ['no order', { order: null }, 3, 'unconfirmed'],
  ['no order, paid online', { order: null }, 1, 'unconfirmed'],
  ['a payment address only', { order: null, payment_url: url }, 1, 'pay'],
  ['a needless payment address only', { order: null, payment_url: url }, 3, 'unconfirmed'],
  [
    'a payment address of an unknown host only',
    { order: null, payment_url: 'https://evil.example/' },
    1,
    'unconfirmed',
  ],
])('%s', (_case, more, paymentType, kind) => {
  const site = { origin: 'https://shop.example', hosts: ['pay.example'], paymentType };
  expect(orderOutcome({ ...result, ...more }, site).kind).toBe(kind);
});

test('a refusal carries the server’s message', () => {
  const site = { origin: 'https://shop.example', hosts: [], paymentType: 3 } as const;
  const refused = { ...result, success: false, message: 'Кухня занята' };
  expect(orderOutcome(refused, site)).toEqual({ kind: 'refused', message: 'Кухня занята' });
});

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
