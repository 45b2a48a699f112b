/** @jest-environment jsdom */
import { type Api, createQueryClient, cartKey } from '@storefront/api-client';
import { cartCalls } from '@storefront/api-contract';
import { emit } from '@storefront/contracts';
import { listenerCount } from '@storefront/contracts/testing';
import { parseBrand } from '@storefront/contracts/brand';
import { fakeApi, testBrand } from '@storefront/testing';
import * as z from 'zod/mini';
import { createReportedOrders } from './reportedOrders';
import { type Hit } from './sendHit';
import { startTracking } from './startTracking';

const gdeslon = {
  merchantId: '42',
  url: 'https://gdeslon.example/thanks.js',
  basketUrl: 'https://gdeslon.example/landing.js',
};
const brand = parseBrand({ ...testBrand, analytics: { gdeslon } });

const order = (orderId: number) => ({
  orderId,
  revenue: 590,
  coupon: null,
  products: [{ productId: 5, name: 'Ролл', price: 590, amount: 1 }],
});
const cartOf = (amount: number) =>
  z.parse(cartCalls.get.response, {
    order: { items: [{ id: 1, product_id: 5, amount, price: 590, product: { name: 'Ролл' } }] },
  }).order;

function track(
  missed: ReturnType<typeof order>[] = [],
  reportedOrders = createReportedOrders('tantoTrackedOrders'),
) {
  const hits: Hit[] = [];
  const answers = {
    '/api/app/order/get/': () => ({
      order: { items: [{ id: 1, product_id: 5, amount: 7, price: 590, product: { name: 'Ролл' } }] },
    }),
  };
  const queryClient = createQueryClient(fakeApi(answers).api);
  const tracking = startTracking({
    brand,
    queryClient,
    consent: undefined,
    missed,
    reportedOrders,
    send: (hit) => void hits.push(hit),
  });
  return {
    ...tracking,
    queryClient,
    set: (amount: number) => queryClient.setQueryData(cartKey, amount ? cartOf(amount) : null),
    orders: () => hits.flatMap(({ fields }) => fields['order_id'] ?? []),
    baskets: () => hits.flatMap(({ fields }) => (fields['mode'] === 'basket' ? [fields['codes']] : [])),
  };
}

const debounce = () => jest.advanceTimersByTime(300);

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  document.cookie = 'utm_source=gdeslon';
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('an order is reported once, however often it is announced, also after a reload', () => {
  const first = track();
  emit('checkout:order-placed', order(1));
  emit('checkout:order-placed', order(1));
  emit('checkout:order-placed', order(2));
  expect(first.orders()).toEqual([1, 2]);
  first.stop();
  const reloaded = track([order(2)]);
  emit('checkout:order-placed', order(1));
  expect(reloaded.orders()).toEqual([]);
  reloaded.stop();
});

test('an order that was placed before the trackers loaded is reported', () => {
  const tracking = track([order(3)]);
  expect(tracking.orders()).toEqual([3]);
  tracking.stop();
});

test('with storage blocked an order is reported once per page', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  jest.spyOn(console, 'debug').mockImplementation();
  const tracking = track();
  emit('checkout:order-placed', order(4));
  emit('checkout:order-placed', order(4));
  expect(tracking.orders()).toEqual([4]);
  tracking.stop();
});

test('changes of the cart are reported after a pause', () => {
  const tracking = track();
  tracking.set(1);
  tracking.set(2);
  expect(tracking.baskets()).toEqual([]);
  debounce();
  tracking.set(1);
  debounce();
  expect(tracking.baskets()).toEqual(['5:590,5:590', '5:590']);
  tracking.stop();
});

test('a fetched cart is not a change', async () => {
  const tracking = track();
  const { cartQuery } = await import('@storefront/api-client');
  await tracking.queryClient.fetchQuery(cartQuery());
  debounce();
  expect(tracking.baskets()).toEqual([]);
  tracking.set(6);
  debounce();
  expect(tracking.baskets()).toHaveLength(1);
  tracking.stop();
});

test('a cart read in the queue of writes is not a change, and a dish that the customer then adds is a change', async () => {
  const tracking = track();
  const { runCartWrite } = await import('@storefront/api-client');
  const call = (api: Api) => api.call(cartCalls.get, { query: {} });
  await runCartWrite(tracking.queryClient, { call, fallback: '', isRead: true }, undefined);
  debounce();
  expect(tracking.baskets()).toEqual([]);
  tracking.set(8);
  debounce();
  expect(tracking.baskets()).toEqual([Array.from({ length: 8 }, () => '5:590').join()]);
  tracking.stop();
});

test('a change is reported although the cart is fetched right after it', async () => {
  const tracking = track();
  const { cartQuery } = await import('@storefront/api-client');
  tracking.set(2);
  await tracking.queryClient.fetchQuery({ ...cartQuery(), staleTime: 0 });
  debounce();
  expect(tracking.baskets()).toEqual(['5:590,5:590']);
  tracking.stop();
});

test('an optimistic update counts only once the server has answered', async () => {
  const tracking = track();
  const { queryClient } = tracking;
  let answer = () => undefined as unknown;
  const write = queryClient
    .getMutationCache()
    .build(queryClient, {
      mutationKey: ['cart', 'write'],
      mutationFn: () => new Promise<void>((resolve) => (answer = resolve)),
    })
    .execute(undefined);
  await jest.advanceTimersByTimeAsync(0);
  tracking.set(3);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(tracking.baskets()).toEqual([]);
  answer();
  await write;
  debounce();
  expect(tracking.baskets()).toEqual(['5:590,5:590,5:590']);
  tracking.stop();
});

test('a cart that becomes an order is not reported as emptied', () => {
  const tracking = track();
  tracking.set(2);
  debounce();
  emit('checkout:order-placed', order(5));
  tracking.set(0);
  debounce();
  tracking.set(1);
  debounce();
  expect(tracking.baskets()).toEqual(['5:590,5:590', '5:590']);
  tracking.stop();
});

test('a failing service does not affect the page', () => {
  jest.spyOn(console, 'debug').mockImplementation();
  const tracking = startTracking({
    brand,
    queryClient: createQueryClient(fakeApi({}).api),
    consent: undefined,
    reportedOrders: createReportedOrders('tantoTrackedOrders'),
    send: () => {
      throw new Error('broken');
    },
  });
  expect(() => emit('checkout:order-placed', order(6))).not.toThrow();
  tracking.stop();
});

test('it stops listening when stopped', () => {
  const tracking = track();
  tracking.set(1);
  tracking.stop();
  debounce();
  expect(listenerCount('checkout:order-placed')).toBe(0);
  expect(tracking.baskets()).toEqual([]);
});

test('with storage blocked, an answer about consent reports no order again', () => {
  const block = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(block);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(block);
  jest.spyOn(console, 'debug').mockImplementation();
  const reportedOrders = createReportedOrders('tantoTrackedOrders');
  const before = track([order(1)], reportedOrders);
  expect(before.orders()).toEqual([1]);
  before.stop();
  const after = track([order(1)], reportedOrders);
  expect(after.orders()).toEqual([]);
  after.stop();
});

test.each([
  ['/monitoring/7?share=secret', '/monitoring/7'],
  ['/monitoring/7?share=secret&utm_source=mail#top', '/monitoring/7?utm_source=mail#top'],
  ['/menu?q=a%20b', '/menu?q=a%20b'],
])('the page %s is reported as %s: a shared link opens the order to anyone who has it', (path, reported) => {
  document.cookie = 'utm_source=';
  const debug = jest.spyOn(console, 'debug').mockImplementation();
  const { pageChanged, stop } = track();
  pageChanged(`https://shop.example${path}`);
  expect(debug).toHaveBeenCalledWith('tracking: page', `https://shop.example${reported}`);
  stop();
});
