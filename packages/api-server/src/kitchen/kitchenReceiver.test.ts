import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@storefront/config/ports';
import { until } from '@storefront/config/until';
import { createShoppers } from '../testing/shopper';
import { prepareServer, type TestServer } from '../testing/startServer';

const secret = 'a secret of both sides';
const program = join(__dirname, '../../examples/kitchenReceiver.mjs');

let server: TestServer;
let shoppers: ReturnType<typeof createShoppers>;
let kitchen: ChildProcess;
let kitchenUrl: string;
beforeAll(async () => {
  const port = await freePort();
  kitchenUrl = `http://127.0.0.1:${port}`;
  server = await prepareServer({ KITCHEN: 'webhook', KITCHEN_URL: kitchenUrl, KITCHEN_SECRET: secret });
  const env = {
    PORT: String(port),
    STOREFRONT_URL: server.url,
    KITCHEN_SECRET: secret,
    STEP_SECONDS: '0.05',
  };
  kitchen = spawn(process.execPath, [program], { stdio: 'inherit', env });
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

  const soldOut = (stopped: boolean) =>
    fetch(`${kitchenUrl}/sold-out`, {
      method: 'POST',
      body: JSON.stringify({ restaurant_id: 1, product_ids: [1], stopped }),
    });
  const stopped = () => server.query('select 1 from stop_list where restaurant_id = 1 and product_id = 1');
  expect(await (await soldOut(true)).json()).toEqual({ success: true, unknown: [] });
  expect(await stopped()).toHaveLength(1);
  await soldOut(false);
  expect(await stopped()).toHaveLength(0);

  const forged = {
    method: 'POST',
    body: '{}',
    headers: { 'x-kitchen-timestamp': '1', 'x-kitchen-signature': 'ab' },
  };
  expect((await fetch(kitchenUrl, forged)).status).toBe(401);
});

test('the receiver has 40 lines at most', () => {
  expect(readFileSync(program, 'utf8').trim().split('\n').length).toBeLessThanOrEqual(40);
});
