import { setTimeout as wait } from 'node:timers/promises';
import type { Address, OrderResult, OrderStatusChanged } from '@storefront/api-contract';
import { io, type Socket } from 'socket.io-client';
import { createClient, northAddress } from '../testing/client';
import { startServer, type TestServer } from '../testing/startServer';

let server: TestServer;
let client: ReturnType<typeof createClient>;
let token: string;
let stranger: string;
const sockets: Socket[] = [];

beforeAll(async () => {
  // The whole way takes about five seconds.
  server = await startServer({ KITCHEN_PACE: '500' });
  client = createClient(server.url);
  token = await client.login('79993000001');
  stranger = await client.login('79993000002');
}, 60_000);
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});
afterAll(() => server.remove());

async function place(): Promise<number> {
  const address = await client.call<Address>('/api/user/addresses/add/', { token, form: northAddress });
  const form = { product_id: 1, amount: 2, address_id: address.body.id };
  await client.cart('add-product', { token, form });
  await client.cart('change-payment-type', { token, body: { id: 3 } });
  const { body } = await client.call<OrderResult>('/api/app/order/process/', { token, body: {} });
  return body.order?.id ?? 0;
}

async function subscribe(namespace: string, options: Parameters<typeof io>[1], userId = 1) {
  const socket = io(`${server.url}${namespace}`, { transports: ['websocket'], forceNew: true, ...options });
  sockets.push(socket);
  const events: OrderStatusChanged[] = [];
  socket.on('order-status-changed', (event: OrderStatusChanged) => events.push(event));
  await new Promise((resolve, reject) =>
    socket.once('connect', () => resolve(undefined)).once('connect_error', reject),
  );
  await socket.emitWithAck('subscribe', { user_id: userId, is_site: true });
  return events;
}

async function until(isDone: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 25_000;
  while (!(await isDone())) {
    if (Date.now() > end) throw new Error('it did not happen in time');
    await wait(50);
  }
}

const way = ['new', 'in_progress', 'ready', 'on_the_way', 'closed'];
const bearer = (value: string) => ({ extraHeaders: { authorization: `Bearer ${value}` } });

test('a customer hears of every step, on both namespaces, and a stranger of none', async () => {
  const [main, plain, foreign] = [
    await subscribe('/main', bearer(token)),
    await subscribe('', { auth: { token } }),
    // What the payload says is nothing to go by.
    await subscribe('/main', bearer(stranger), 2),
  ];
  const id = await place();
  await until(() => main.at(-1)?.status_slug === 'closed' && plain.at(-1)?.status_slug === 'closed');
  const own = main.filter(({ order_id }) => order_id === id);
  expect(own.map(({ status_slug }) => status_slug)).toEqual(way);
  expect(own[0]).toMatchObject({
    order_id: id,
    status_id: 3,
    delivery_date: expect.stringMatching(/\+03:00$/),
  });
  expect(foreign).toEqual([]);
}, 40_000);

test('nobody listens without a login, and a logout ends it', async () => {
  await expect(subscribe('/main', {})).rejects.toThrow('unauthorized');
  const short = await client.login('79993000003');
  await subscribe('/main', bearer(short));
  const [socket] = sockets;
  await client.call('/api/logout/', { token: short, body: {} });
  await until(() => socket?.connected === false);
});

test('killed again and again, an order reaches its end with every step once', async () => {
  const before = (await balance()) ?? 0;
  const id = await place();
  const history = async () =>
    (await server.query(`select status_slug from order_history where order_id = ${id} order by id`)).map(
      ({ status_slug }) => status_slug,
    );
  for (const pause of [150, 700, 900]) {
    await wait(pause);
    await server.kill('SIGKILL');
    await server.restart();
  }
  await until(async () => (await history()).includes('closed'));
  await wait(500);
  expect(await history()).toEqual(way);
  expect(await balance()).toBe(before + 59);
  expect(await server.query('select id from event_outbox')).toEqual([]);
}, 60_000);

async function balance(): Promise<number | undefined> {
  const [row] = await server.query(`select bonus_balance from users where phone = '79993000001'`);
  return row && Number(row['bonus_balance']);
}
