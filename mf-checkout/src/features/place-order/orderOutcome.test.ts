import type { OrderResult } from '@storefront/api-contract';
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
