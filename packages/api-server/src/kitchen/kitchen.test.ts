import type { OrderStatusChanged } from '@storefront/api-contract';
import { until } from '@storefront/config/until';
import { formatNumber } from '@storefront/domain';
import { io, Manager, type Socket } from 'socket.io-client';
import { createShoppers, type Shopper } from '../testing/shopper';
import { startServer, type TestServer } from '../testing/startServer';

let server: TestServer;
let shoppers: ReturnType<typeof createShoppers>;
let who: Shopper;
let stranger: Shopper;
const sockets: Socket[] = [];

beforeAll(async () => {
  // An order takes about five seconds from `new` to `closed`.
  server = await startServer({ KITCHEN_PACE: '500', LOG_LEVEL: 'warn' });
  shoppers = createShoppers(server, 79_993_000_000);
  [who, stranger] = [await shoppers.logIn(), await shoppers.logIn()];
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});

async function subscribe(namespace: string, options: Parameters<typeof io>[1], userId = 1) {
  const socket = io(`${server.url}${namespace}`, { transports: ['websocket'], forceNew: true, ...options });
  sockets.push(socket);
  const events: OrderStatusChanged[] = [];
  socket.on('order-status-changed', (event: OrderStatusChanged) => events.push(event));
  await new Promise((resolve, reject) =>
    socket.once('connect', () => resolve(undefined)).once('connect_error', reject),
  );
  await socket.emitWithAck('subscribe', { user_id: userId, is_site: true });
  return { socket, events };
}

const sequence = ['new', 'in_progress', 'ready', 'on_the_way', 'closed'];
const bearer = ({ token }: Shopper) => ({ extraHeaders: { authorization: `Bearer ${token}` } });
const slugs = (events: OrderStatusChanged[]) => events.map(({ status_slug }) => status_slug);

test('a customer receives every status on both namespaces, and other customers receive none', async () => {
  const [main, plain, foreign] = [
    await subscribe('/main', bearer(who)),
    await subscribe('', { auth: { token: who.token } }),
    // The server ignores the payload of the subscription.
    await subscribe('/main', bearer(stranger), 2),
  ];
  const { id } = await shoppers.order(who);
  await until(() => [main, plain].every(({ events }) => events.at(-1)?.status_slug === 'closed'));
  const own = main.events.filter(({ order_id }) => order_id === id);
  expect(slugs(own)).toEqual(sequence);
  expect(own[0]).toMatchObject({
    order_id: id,
    status_id: 3,
    delivery_date: expect.stringMatching(/\+03:00$/),
    datetime: null,
  });
  expect(foreign.events).toEqual([]);
  expect(await shoppers.balances(who)).toEqual([59, 59, 59]);
  const notifications = await server.query(
    `select title, text from notifications where link = '/monitoring/${id}'`,
  );
  const text = 'Приятного аппетита! Оцените заказ, чтобы мы стали лучше.';
  expect(notifications).toEqual([{ title: `Заказ №\u00A0${formatNumber(id)} выполнен`, text }]);
});

test('a customer who collects the order learns that it is ready', async () => {
  await shoppers.fillCart(who);
  const { body } = await shoppers.process(who, { organization_id: 1 });
  const id = body.order?.id ?? 0;
  await server.query(`update orders set status_slug = 'in_progress', next_at = now() where id = ${id}`);
  await until(async () => (await shoppers.read(who, id)).body.status_slug === 'closed');
  const [ready] = await server.query(
    `select title, text, user_id from notifications where link = '/monitoring/${id}' order by id`,
  );
  const [{ user_id } = {}] = await server.query(`select user_id from orders where id = ${id}`);
  const title = `Заказ №\u00A0${formatNumber(id)} готов`;
  expect(ready).toEqual({ title, text: 'Заказ ждет вас в ресторане.', user_id });
});

test('a socket needs a login, and a logout disconnects it', async () => {
  await expect(subscribe('/main', {})).rejects.toThrow('unauthorized');
  await until(() => server.output().includes('refused: socket without a login'));
  const short = await shoppers.logIn();
  const { socket } = await subscribe('/main', bearer(short));
  await shoppers.client.call('/api/logout/', { token: short.token, body: {} });
  await until(() => !socket.connected);
});

test('a socket that sends without end is disconnected, and the customer’s others go on', async () => {
  const [flooding, quiet] = [await subscribe('/main', bearer(who)), await subscribe('/main', bearer(who))];
  for (let count = 0; count < 20_000; count += 1) flooding.socket.emit('subscribe', {});
  await until(() => !flooding.socket.connected);
  await until(() => server.output().includes('refused: socket that sends too much'));
  expect(await quiet.socket.emitWithAck('subscribe', {})).toEqual({ success: true });
});

test('a connection that tries logins without end is closed after a few', async () => {
  const manager = new Manager(server.url, {
    transports: ['websocket'],
    reconnection: false,
    autoConnect: false,
  });
  let refused = 0;
  const isClosed = new Promise((resolve) => manager.on('close', resolve));
  manager.on('packet', ({ data }: { data?: unknown }) => {
    if (JSON.stringify(data)?.includes('unauthorized')) refused += 1;
  });
  await new Promise((resolve) => manager.open(resolve));
  for (let count = 0; count < 1000; count += 1) manager.engine.write(`0/main,{"token":"${'x'.repeat(43)}"}`);
  await isClosed;
  expect(refused).toBeLessThanOrEqual(10);
});

/**
 * Places an order, cuts the connection and returns when all later events of the order have been sent: the adapter can
 * lose an event that is sent while it restores the session.
 */
async function missEvents(shopper: Shopper, { socket, events }: Awaited<ReturnType<typeof subscribe>>) {
  const { id } = await shoppers.order(shopper);
  await until(() => events.length > 0);
  socket.io.reconnection(false);
  socket.io.engine.close();
  await until(async () => {
    const closed = `select 1 from order_history where order_id = ${id} and status_slug = 'closed'`;
    return (await server.query(closed)).length > 0;
  });
  await until(async () => (await server.query('select 1 from event_outbox')).length === 0);
}

/** Connects a socket again. Returns the outcome and all data from the server, also for a refused socket. */
async function connectAgain(socket: Socket) {
  const packets: unknown[] = [];
  socket.io.on('packet', ({ data }) => packets.push(data));
  const outcome = await new Promise<string>((resolve) => {
    socket
      .once('connect', () => resolve('connected'))
      .once('connect_error', ({ message }) => resolve(message));
    socket.connect();
  });
  return { outcome, sent: JSON.stringify(packets) };
}

test('a recovered connection receives the missed events', async () => {
  const connection = await subscribe('/main', bearer(who));
  await missEvents(who, connection);
  expect((await connectAgain(connection.socket)).outcome).toBe('connected');
  await until(() => connection.events.at(-1)?.status_slug === 'closed');
  expect(connection.socket.recovered).toBe(true);
  expect(slugs(connection.events)).toEqual(sequence);
});

test.each<[string, (shopper: Shopper) => Promise<unknown>]>([
  ['ended', ({ token }) => shoppers.client.call('/api/logout/', { token, body: {} })],
  [
    'expired',
    ({ phone }) =>
      server.query(`update sessions set expires_at = now() - interval '1 second'
        where user_id = (select id from users where phone = '${phone}')`),
  ],
])('a connection whose session has %s neither recovers nor gets the missed events', async (_, end) => {
  const short = await shoppers.logIn();
  const connection = await subscribe('/main', bearer(short));
  await missEvents(short, connection);
  await end(short);
  const { outcome, sent } = await connectAgain(connection.socket);
  expect(outcome).toBe('unauthorized');
  expect(sent).not.toContain('order-status-changed');
});

test('a connection does not recover with the token of another customer', async () => {
  const owner = await shoppers.logIn();
  const connection = await subscribe('/main', { auth: { token: owner.token } });
  await missEvents(owner, connection);
  connection.socket.auth = { token: stranger.token };
  expect((await connectAgain(connection.socket)).outcome).toBe('unauthorized');
});
