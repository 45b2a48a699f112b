import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { freePort } from '@storefront/config/ports';
import { until } from '@storefront/config/until';
import { createShoppers } from '../testing/shopper';
import { prepareServer, type TestServer } from '../testing/startServer';

const secret = 'a secret of both sides';
const program = join(__dirname, '../../examples/kitchenReceiver.mjs');

const startKitchen = (port: number, storefront: string) =>
  spawn(process.execPath, [program], {
    stdio: 'inherit',
    env: {
      PORT: String(port),
      STOREFRONT_URL: storefront,
      KITCHEN_SECRET: secret,
      STEP_SECONDS: '0.05',
    },
  });

const untilListening = (kitchen: string) => until(() => fetch(kitchen).then(Boolean, () => false));

/** The cooks of a kitchen stop a dish, or offer it again. */
const soldOut = (kitchen: string, stopped: boolean) =>
  fetch(`${kitchen}/sold-out`, {
    method: 'POST',
    body: JSON.stringify({ restaurant_id: 1, product_ids: [1], stopped }),
  });

let server: TestServer;
let shoppers: ReturnType<typeof createShoppers>;
let kitchen: ChildProcess;
let kitchenUrl: string;
beforeAll(async () => {
  const port = await freePort();
  kitchenUrl = `http://127.0.0.1:${port}`;
  server = await prepareServer({ KITCHEN: 'webhook', KITCHEN_URL: kitchenUrl, KITCHEN_SECRET: secret });
  kitchen = startKitchen(port, server.url);
  await untilListening(kitchenUrl);
  await server.restart();
  shoppers = createShoppers(server, 79_992_770_000);
});
afterAll(async () => {
  kitchen.kill('SIGKILL');
  await once(kitchen, 'exit');
});

const historyOf = async (id: number) =>
  (await server.query(`select status_slug from order_history where order_id = ${id} order by id`)).map(
    ({ status_slug }) => status_slug,
  );

test('the receiver of docs/integrating.md cooks orders, and its cooks stop dishes', async () => {
  const who = await shoppers.logIn();
  const delivery = await shoppers.order(who);
  const pickup = await shoppers.order(who, {}, { organization_id: 1 });
  for (const { id } of [delivery, pickup])
    await until(async () => (await shoppers.read(who, id)).body.status_slug === 'closed');
  expect(await historyOf(delivery.id)).toEqual(['new', 'in_progress', 'ready', 'on_the_way', 'closed']);
  expect(await historyOf(pickup.id)).toEqual(['new', 'in_progress', 'awaiting_delivery', 'closed']);

  const stopped = () => server.query('select 1 from stop_list where restaurant_id = 1 and product_id = 1');
  expect(await (await soldOut(kitchenUrl, true)).json()).toEqual({ success: true, unknown: [] });
  expect(await stopped()).toHaveLength(1);
  await soldOut(kitchenUrl, false);
  expect(await stopped()).toHaveLength(0);

  const forged = {
    method: 'POST',
    body: '{}',
    headers: { 'x-kitchen-timestamp': '1', 'x-kitchen-signature': 'ab' },
  };
  expect((await fetch(kitchenUrl, forged)).status).toBe(401);
});

test('a call that is cut off does not end the receiver', async () => {
  const cut = connect(Number(new URL(kitchenUrl).port), '127.0.0.1');
  cut.end('POST / HTTP/1.1\r\nhost: kitchen\r\ncontent-length: 100\r\n\r\n{');
  await once(cut.resume(), 'close');
  const who = await shoppers.logIn();
  const { id } = await shoppers.order(who);
  await until(async () => (await shoppers.read(who, id)).body.status_slug === 'closed');
  expect(kitchen.exitCode).toBeNull();
});

test('the receiver repeats a report that the storefront did not take, or whose answer was cut off', async () => {
  const answers = [
    (response: ServerResponse) => response.writeHead(429).end('later'),
    (response: ServerResponse) => response.writeHead(503).end('later'),
    (response: ServerResponse) => {
      response.writeHead(200, { 'content-length': 100 }).write('{');
      setImmediate(() => response.destroy());
    },
    (response: ServerResponse) => response.end('taken'),
  ];
  const storefront = createServer((_request, response) => {
    answers.shift()?.(response);
  });
  await once(storefront.listen(0, '127.0.0.1'), 'listening');
  const port = await freePort();
  const other = startKitchen(port, `http://127.0.0.1:${(storefront.address() as AddressInfo).port}`);
  const url = `http://127.0.0.1:${port}`;
  try {
    await untilListening(url);
    expect(await (await soldOut(url, true)).text()).toBe('taken');
    expect(answers).toEqual([]);
  } finally {
    other.kill('SIGKILL');
    await once(other, 'exit');
    storefront.close();
  }
});

test('the receiver has 48 lines at most', () => {
  expect(readFileSync(program, 'utf8').trim().split('\n').length).toBeLessThanOrEqual(48);
});
