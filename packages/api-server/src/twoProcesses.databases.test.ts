import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Address, OrderResult, OrderStatusChanged } from '@storefront/api-contract';
import { until } from '@storefront/config/until';
import { io, type Socket } from 'socket.io-client';
import { createClient, northAddress } from './testing/client';
import { prepareServer, startServer, type TestServer } from './testing/startServer';

// Two processes on one PostgreSQL and one Redis, as behind a balancer.

const pace = { KITCHEN_PACE: '600' };
const sockets: Socket[] = [];
let first: TestServer;
let second: TestServer;

beforeAll(async () => {
  first = await startServer(pace);
  second = await startServer(pace, { beside: first });
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});

async function listen(server: TestServer, token: string) {
  const socket = io(server.url, {
    transports: ['websocket'],
    forceNew: true,
    auth: { token },
    reconnection: false,
  });
  sockets.push(socket);
  const received: OrderStatusChanged[] = [];
  socket.on('order-status-changed', (event: OrderStatusChanged) => received.push(event));
  await new Promise((resolve, reject) =>
    socket.once('connect', () => resolve(undefined)).once('connect_error', reject),
  );
  await socket.emitWithAck('subscribe', { is_site: true });
  return { socket, received };
}

async function place(server: TestServer, token: string): Promise<number> {
  const client = createClient(server.url);
  const address = await client.call<Address>('/api/user/addresses/add/', { token, form: northAddress });
  const form = { product_id: 1, amount: 3, address_id: address.body.id };
  await client.cart('add-product', { token, form });
  await client.cart('change-payment-type', { token, body: { id: 3 } });
  const { body } = await client.call<OrderResult>('/api/app/order/process/', { token, body: {} });
  return body.order?.id ?? 0;
}

const sequence = ['new', 'in_progress', 'ready', 'on_the_way', 'closed'];

test('sockets of one process receive each status of the other’s orders once', async () => {
  const token = await createClient(first.url).login('79997000001');
  const { received } = await listen(second, token);
  const id = await place(first, token);
  await until(() => received.some(({ status_slug }) => status_slug === 'closed'));
  expect(received.map(({ order_id }) => order_id)).toEqual(received.map(() => id));
  // Delivery is at least once, so a status may repeat; the order of the steps holds.
  expect([...new Set(received.map(({ status_slug }) => status_slug))]).toEqual(
    sequence.filter((slug) => received.some(({ status_slug }) => status_slug === slug)),
  );
  expect(received.length).toBeGreaterThanOrEqual(sequence.length - 1);
});

test('two kitchens advance every order once', async () => {
  const phones = Array.from({ length: 6 }, (_none, index) => `7999700010${index}`);
  const ids = await Promise.all(
    phones.map(async (phone, index) => {
      const server = index % 2 === 0 ? first : second;
      return place(server, await createClient(server.url).login(phone));
    }),
  );
  const list = ids.join(',');
  const open = `select 1 from orders where id in (${list}) and status_slug <> 'closed'`;
  await until(async () => (await first.query(open)).length === 0);
  const steps = await first.query(
    `select order_id, string_agg(status_slug, ' ' order by id) as slugs from order_history where order_id in (${list}) group by 1`,
  );
  expect(steps.map((row) => row['slugs'])).toEqual(ids.map(() => sequence.join(' ')));
  const earned = await first.query(
    `select 1 from bonus_transactions where reason = 'earned' and key in (${ids.map((id) => `'order:${id}:earned'`).join(',')})`,
  );
  expect(earned).toHaveLength(ids.length);
});

test('a logout in one process disconnects the socket in the other', async () => {
  const client = createClient(first.url);
  const token = await client.login('79997000002');
  const { socket } = await listen(second, token);
  const dropped = new Promise((resolve) => socket.once('disconnect', resolve));
  await client.call('/api/logout/', { token, body: {} });
  expect(await dropped).toBe('io server disconnect');
  const again = await createClient(second.url).call('/api/user/get-data/', { token });
  expect(again.status).toBe(401);
});

test('a cart change of one process shows in the other', async () => {
  const token = await createClient(first.url).login('79997000003');
  const [here, there] = [createClient(first.url), createClient(second.url)];
  const add = (client: typeof here) =>
    client.cart('add-product', { token, form: { product_id: 1, amount: 1 } });
  await Promise.all([add(here), add(there), add(here), add(there)]);
  const { items } = (await there.cart('get', { token })).body.order;
  expect(items.map(({ amount }) => amount)).toEqual([4]);
});

test('two parallel first starts seed the database once', async () => {
  const one = await prepareServer({}, { content: 'nothing' });
  const other = await prepareServer({}, { beside: one });
  await Promise.all([one.restart(), other.restart()]);
  const [groups] = await one.query('select count(*)::int as groups from groups');
  const [names] = await one.query('select count(distinct slug)::int as groups from groups');
  expect(groups?.['groups']).toBeGreaterThan(0);
  expect(names).toEqual(groups);
  for (const { url } of [one, other]) expect((await fetch(`${url}/readyz`)).status).toBe(200);
});

test('rate limits are shared', async () => {
  const limits = { RATE_LIMIT: '4' };
  const one = await startServer(limits);
  const other = await startServer(limits, { beside: one });
  const statuses = [];
  for (const { url } of [one, other, one, other, one, other]) {
    statuses.push((await fetch(`${url}/api/app/settings/`)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
});

test('two processes pay back each of many refunds with one call', async () => {
  const keys: string[] = [];
  const bank = createServer((request, response) => {
    keys.push(String(request.headers['idempotency-key']));
    request.resume();
    // Slow enough that both processes are at work.
    setTimeout(() => response.end(), 300);
  });
  bank.listen(0, '127.0.0.1');
  await once(bank, 'listening');
  const address = bank.address();
  const acquirer = {
    ACQUIRING_URL: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    ACQUIRING_SECRET: 'a secret of both sides',
  };
  const one = await startServer(acquirer);
  await startServer(acquirer, { beside: one });
  const written = await one.query(`insert into payments (order_id, token, external_id, url, amount, status)
    select id, 'refund-' || id, 'bank-' || id, '', 1, 'refund_due' from orders
      where id not in (select order_id from payments) limit 40 returning id`);
  await until(
    async () => (await one.query(`select 1 from payments where status = 'refund_due'`)).length === 0,
  );
  expect(keys).toHaveLength(written.length);
  expect(new Set(keys).size).toBe(written.length);
  bank.closeAllConnections();
  bank.close();
});
