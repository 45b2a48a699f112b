import { setTimeout as wait } from 'node:timers/promises';
import type { OrderStatusChanged } from '@storefront/api-contract';
import { until } from '@storefront/config/until';
import pg from 'pg';
import { io } from 'socket.io-client';
import { type Proxy, startProxy } from '../../testing/proxy';
import { createShoppers, type Shopper } from '../../testing/shopper';
import { startServer, type TestServer } from '../../testing/startServer';

let owner: TestServer;
let server: TestServer;
const proxies: Partial<Record<'database' | 'redis', Proxy>> = {};

beforeAll(async () => {
  owner = await startServer();
  const { DATABASE_URL = '', REDIS_URL = '' } = owner.data.environment;
  const [database, redis] = [await startProxy(DATABASE_URL), await startProxy(REDIS_URL)];
  Object.assign(proxies, { database, redis });
  const through = (url: string, { port }: Proxy) => Object.assign(new URL(url), { port: String(port) }).href;
  server = await startServer(
    { DATABASE_URL: through(DATABASE_URL, database), REDIS_URL: through(REDIS_URL, redis) },
    { beside: owner },
  );
});
afterAll(async () => {
  for (const proxy of Object.values(proxies)) await proxy.close();
});

const ask = async (path: string) => {
  const answer = await fetch(server.url + path);
  return { status: answer.status, body: (await answer.json()) as unknown };
};

const ready = JSON.stringify({ status: 200, body: { status: 'ready' } });

const untilReady = () => until(async () => JSON.stringify(await ask('/readyz')) === ready);

test.each([
  ['database', 'not ready', { status: 503, body: { status: 'not ready', silent: ['database'] } }],
  ['redis', 'degraded', { status: 200, body: { status: 'ready', degraded: ['redis'] } }],
] as const)(
  'without its %s the server is alive and %s',
  async (name, _word, expected) => {
    await untilReady();
    for (const mode of ['cut', 'hang'] as const) {
      proxies[name]?.turn(mode);
      expect(await ask('/readyz')).toEqual(expected);
      expect(await ask('/healthz')).toEqual({ status: 200, body: { status: 'ok' } });
      proxies[name]?.turn('pass');
      await untilReady();
    }
  },
  60_000,
);

test('a call that needs the database while it is away is a 500 in Russian, and the process lives', async () => {
  proxies.database?.turn('cut');
  expect(await ask('/api/app/order/get/?draft_uuid=3f1f9b1e-7b1c-4c61-9d0a-1b1f0d0c0a01')).toEqual({
    status: 500,
    body: { message: 'Сервер не доступен' },
  });
  proxies.database?.turn('pass');
  await untilReady();
});

test('a transaction whose connection breaks off is a 500, and the process lives', async () => {
  const shoppers = createShoppers(server, 79_997_200_000);
  const who = await shoppers.logIn();
  await shoppers.fillCart(who);
  const holder = new pg.Client({ connectionString: owner.data.environment['DATABASE_URL'] });
  await holder.connect();
  await holder.query(`begin; select 1 from users where phone = '${who.phone}' for update`);
  const order = shoppers.process(who).catch((error: unknown) => ({ status: String(error) }));
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await until(async () => (await owner.query(waiting)).length === 1);
  proxies.database?.turn('cut');
  const { status } = await order;
  await holder.end();
  proxies.database?.turn('pass');
  expect(status).toBe(500);
  await untilReady();
  expect((await shoppers.process(who)).body.success).toBe(true);
});

test('without Redis calls are answered', async () => {
  proxies.redis?.turn('cut');
  expect((await ask('/api/app/settings/')).status).toBe(200);
  proxies.redis?.turn('pass');
  await untilReady();
});

async function subscribe({ token }: Shopper) {
  const socket = io(server.url, {
    transports: ['websocket'],
    forceNew: true,
    auth: { token },
    reconnection: false,
  });
  const events: OrderStatusChanged[] = [];
  socket.on('order-status-changed', (event: OrderStatusChanged) => events.push(event));
  await new Promise((resolve, reject) =>
    socket.once('connect', () => resolve(undefined)).once('connect_error', reject),
  );
  await socket.emitWithAck('subscribe', {});
  return { socket, events };
}

test('without Redis sockets connect and disconnect, and receive the statuses that their process sends', async () => {
  // The owner would send the status as well, and these sockets would receive it through Redis only.
  await owner.kill('SIGTERM');
  const shoppers = createShoppers(server, 79_997_100_000);
  const who = await shoppers.logIn();
  const [staying, leaving] = [await subscribe(who), await subscribe(who)];
  proxies.redis?.turn('cut');
  leaving.socket.io.engine.close();
  const coming = await subscribe(who);
  const { id } = await shoppers.order(who);
  await until(() => [staying, coming].every(({ events }) => events.some(({ order_id }) => order_id === id)));
  // Longer than a command waits for Redis.
  await wait(2000);
  expect((await ask('/healthz')).status).toBe(200);
  for (const { socket } of [staying, coming]) socket.disconnect();
  proxies.redis?.turn('pass');
  await untilReady();
});
