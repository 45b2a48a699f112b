import type { SharedOrder } from '@storefront/api-contract';
import { createShoppers, type Shopper } from '../testing/shopper';
import { startServer, type TestServer } from '../testing/startServer';

let server: TestServer;
let shoppers: ReturnType<typeof createShoppers>;
let who: Shopper;
beforeAll(async () => {
  server = await startServer();
  shoppers = createShoppers(server, 79_992_600_000);
  who = await shoppers.logIn();
});

async function place() {
  const { id } = await shoppers.order(who);
  const token = (await shoppers.read(who, id)).body.share_token ?? '';
  return { id, token };
}
const open = (token: string) => fetch(`${server.url}/api/orders/shared/${token}/`);
const tokenOf = async (id: number) => (await shoppers.read(who, id)).body.share_token;
const endedDaysAgo = (id: number, days: number) =>
  server.query(`with ended as (update orders set status_slug = 'closed', next_at = null where id = ${id})
    insert into order_history (order_id, status_slug, at)
    values (${id}, 'closed', now() - interval '${days} days')
    on conflict (order_id, status_slug) do update set at = excluded.at`);

test('the link shows the progress of an order to anyone, and nothing personal', async () => {
  const { id, token } = await place();
  const answer = await open(token);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const shared = (await answer.json()) as SharedOrder;
  expect(Object.keys(shared).toSorted()).toEqual([
    'created_at',
    'datetime',
    'delivery_date',
    'id',
    'is_payment_declined',
    'is_self_service',
    'status_slug',
  ]);
  const { body: own } = await shoppers.read(who, id);
  expect(shared).toMatchObject({
    id,
    is_self_service: own.is_self_service,
    delivery_date: own.delivery_date,
    created_at: own.created_at,
  });
});

test('the link of an unpaid order says that an attempt to pay was declined, until it is paid', async () => {
  const { id, payment_url: url } = await shoppers.order(who, { payment: 1 });
  const token = (await tokenOf(id)) ?? '';
  const press = (action: string) => shoppers.client.call(new URL(url ?? '').pathname, { form: { action } });
  const shared = async () => (await (await open(token)).json()) as SharedOrder;
  expect(await shared()).toMatchObject({ status_slug: 'wait_confirm', is_payment_declined: false });
  await press('decline');
  expect(await shared()).toMatchObject({ status_slug: 'wait_confirm', is_payment_declined: true });
  await server.query(`update payments set status = 'failed' where order_id = ${id}`);
  expect(await shared()).toMatchObject({ is_payment_declined: true });
  await server.query(`update orders set status_slug = 'canceled' where id = ${id}`);
  expect(await shared()).toMatchObject({ is_payment_declined: false });
});

test('each order has a token of its own, the demo’s past ones included', async () => {
  const [first, second] = [await place(), await place()];
  expect(first.token).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(second.token).not.toBe(first.token);
  const [row] = await server.query(
    'select count(*)::int as orders, count(distinct share_token)::int as tokens from orders',
  );
  expect(row?.['tokens']).toBe(row?.['orders']);
});

test('the link of a finished order works for seven days, and is offered to the customer as long', async () => {
  const { id, token } = await place();
  await endedDaysAgo(id, 6);
  expect((await open(token)).status).toBe(200);
  expect(await tokenOf(id)).toBe(token);
  await endedDaysAgo(id, 8);
  expect((await open(token)).status).toBe(404);
  expect(await tokenOf(id)).toBeNull();
});

test('a finished order without a history counts from its beginning', async () => {
  const { id, token } = await place();
  await server.query(`delete from order_history where order_id = ${id}`);
  await server.query(`update orders set status_slug = 'canceled', next_at = null,
    created_at = now() - interval '8 days' where id = ${id}`);
  expect((await open(token)).status).toBe(404);
});

test.each([
  '00000000-0000-4000-8000-000000000000',
  'none',
  '1',
  "' or true --",
  '%00',
  '%E0%A4%A',
  'a'.repeat(5000),
])('the token %.40s is a 404 or refused, never an error of the server', async (token) => {
  const { status } = await open(token);
  expect([400, 404, 414]).toContain(status);
});
