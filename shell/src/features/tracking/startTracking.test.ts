/** @jest-environment jsdom */
import { createQueryClient, cartKey } from '@storefront/api-client';
import { cartCalls } from '@storefront/api-contract';
import { emit, listenerCount } from '@storefront/contracts';
import { parseBrand } from '@storefront/contracts/brand';
import { fakeApi, testBrand } from '@storefront/testing';
import * as z from 'zod/mini';
import { type Hit } from './sendHit';
import { startTracking } from './startTracking';
import { createToldOrders } from './toldOrders';

const brand = parseBrand({ ...testBrand, analytics: { gdeslon: { merchantId: '42' } } });

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

function track(missed: ReturnType<typeof order>[] = [], told = createToldOrders('tantoTrackedOrders')) {
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
    told,
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

const rest = () => jest.advanceTimersByTime(300);

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  document.cookie = 'utm_source=gdeslon';
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('an order is told once, however often it is announced, also after a reload', () => {
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

test('an order that was placed before the trackers came is not lost', () => {
  const tracking = track([order(3)]);
  expect(tracking.orders()).toEqual([3]);
  tracking.stop();
});

test('with storage blocked an order is told once per page', () => {
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

test('what the customer does to the cart is told when the fingers rest', () => {
  const tracking = track();
  tracking.set(1);
  tracking.set(2);
  expect(tracking.baskets()).toEqual([]);
  rest();
  tracking.set(1);
  rest();
  expect(tracking.baskets()).toEqual(['5:590,5:590', '5:590']);
  tracking.stop();
});

test('a cart that is read is no change of it', async () => {
  const tracking = track();
  const { cartQuery } = await import('@storefront/api-client');
  await tracking.queryClient.fetchQuery(cartQuery());
  rest();
  expect(tracking.baskets()).toEqual([]);
  tracking.set(6);
  rest();
  expect(tracking.baskets()).toHaveLength(1);
  tracking.stop();
});

test('a change that is followed by a reading at once is not lost', async () => {
  const tracking = track();
  const { cartQuery } = await import('@storefront/api-client');
  tracking.set(2);
  await tracking.queryClient.fetchQuery({ ...cartQuery(), staleTime: 0 });
  rest();
  expect(tracking.baskets()).toEqual(['5:590,5:590']);
  tracking.stop();
});

test('a preview does not count until the server has answered', async () => {
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
  rest();
  expect(tracking.baskets()).toEqual(['5:590,5:590,5:590']);
  tracking.stop();
});

test('a cart that has become an order was not emptied by the customer', () => {
  const tracking = track();
  tracking.set(2);
  rest();
  emit('checkout:order-placed', order(5));
  tracking.set(0);
  rest();
  tracking.set(1);
  rest();
  expect(tracking.baskets()).toEqual(['5:590,5:590', '5:590']);
  tracking.stop();
});

test('a service that fails is nobody’s trouble', () => {
  jest.spyOn(console, 'debug').mockImplementation();
  const tracking = startTracking({
    brand,
    queryClient: createQueryClient(fakeApi({}).api),
    consent: undefined,
    told: createToldOrders('tantoTrackedOrders'),
    send: () => {
      throw new Error('broken');
    },
  });
  expect(() => emit('checkout:order-placed', order(6))).not.toThrow();
  tracking.stop();
});

test('it stops listening', () => {
  const tracking = track();
  tracking.set(1);
  tracking.stop();
  rest();
  expect(listenerCount('checkout:order-placed')).toBe(0);
  expect(tracking.baskets()).toEqual([]);
});

test('with storage blocked, an answer to the question for consent tells no order again', () => {
  const block = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(block);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(block);
  jest.spyOn(console, 'debug').mockImplementation();
  const told = createToldOrders('tantoTrackedOrders');
  const before = track([order(1)], told);
  expect(before.orders()).toEqual([1]);
  before.stop();
  const after = track([order(1)], told);
  expect(after.orders()).toEqual([]);
  after.stop();
});
