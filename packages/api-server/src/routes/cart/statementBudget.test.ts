import { until } from '@storefront/config/until';
import { startCollector } from '@storefront/tracing/testing';
import { createShoppers } from '../../testing/shopper';
import { startServer } from '../../testing/startServer';

// The number of its statements is the only cost of a call that does not depend on the machine, so it is a budget: here
// for whole calls, and in cart/statements.test.ts for the tables that each statement writes.

const requestId = (name: string) => `budget-of-${name}`;
const point = { latitude: 55.8196, longitude: 37.6035 };
const draft = '6b0e2f0e-6d0b-4c39-9d3e-0e2f8a2d9a11';

let collector: Awaited<ReturnType<typeof startCollector>>;
beforeAll(async () => {
  collector = await startCollector();
});
afterAll(() => collector.stop());

test('each call of the cart takes as many statements as it needs', async () => {
  const server = await startServer({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  const shoppers = createShoppers(server, 79_993_700_000);
  const who = await shoppers.logIn();
  const { token } = who;
  const form = { product_id: 1, amount: 2 };
  const call = (name: string, path: string, request: object) =>
    shoppers.client.call(`/api/app/order/${path}/`, {
      headers: { 'x-request-id': requestId(name) },
      ...request,
    });
  // The first call reads the facts that price carts.
  await shoppers.fillCart(who);
  const item_id = (await shoppers.cart(who)).items[0]?.id;

  await call('first-dish-of-guest', 'add-product', { form: { ...form, ...point, draft_uuid: draft } });
  await call('dish-of-guest', 'add-product', { form: { ...form, ...point, draft_uuid: draft } });
  await call('cart-of-guest', 'get', { query: { ...point, draft_uuid: draft } });
  await call('no-cart', 'get', { query: point });
  await call('dish', 'add-product', { token, form: { ...form, product_id: 2, address_id: who.addressId } });
  await call('amount', 'change-amount', { token, body: { item_id, amount: 3 } });
  await call('comment', 'add-comment', { token, body: { comment: 'без лука' } });
  await call('cart', 'get', { token, query: { address_id: String(who.addressId) } });
  await call('periods', 'periods', { token, query: { address_id: String(who.addressId) } });
  const placed = await call('order', 'process', { token, body: { address_id: who.addressId } });
  expect(placed.status).toBe(200);
  // A server sends its last spans when it stops.
  await server.kill('SIGTERM');
  await until(() => collector.spans().length > 0);

  const spans = collector.spans();
  const statementsOf = (name: string) => {
    const answered = spans.find(({ attributes }) => attributes['storefront.request_id'] === requestId(name));
    if (!answered) throw new Error(`no span of ${name}`);
    return spans.filter(({ kind, traceId }) => kind === 'client' && traceId === answered.traceId).length;
  };
  const names = ['first-dish-of-guest', 'dish-of-guest', 'cart-of-guest', 'no-cart'];
  const ofCustomer = ['dish', 'amount', 'comment', 'cart', 'periods', 'order'];
  expect(Object.fromEntries([...names, ...ofCustomer].map((name) => [name, statementsOf(name)]))).toEqual({
    'first-dish-of-guest': 2,
    'dish-of-guest': 2,
    'cart-of-guest': 1,
    'no-cart': 0,
    // One more statement finds the session.
    dish: 3,
    amount: 3,
    comment: 3,
    cart: 2,
    periods: 2,
    // begin, the customer's lock, the cart's lock, the cart, unpaid orders, order, lines, status, empty cart, commit.
    order: 11,
  });
});
