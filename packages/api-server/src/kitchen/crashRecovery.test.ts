import { setTimeout as wait } from 'node:timers/promises';
import { until } from '@storefront/config/until';
import { createShoppers, type Shopper } from '../testing/shopper';
import { startServer, type TestServer } from '../testing/startServer';

let server: TestServer;
let shoppers: ReturnType<typeof createShoppers>;

beforeAll(async () => {
  // An order takes about five seconds from `new` to `closed`.
  server = await startServer({ KITCHEN_PACE: '500' });
  shoppers = createShoppers(server, 79_993_100_000);
});

const ways = {
  delivery: ['new', 'in_progress', 'ready', 'on_the_way', 'closed'],
  pickup: ['new', 'in_progress', 'awaiting_delivery', 'closed'],
} as const;

/**
 * The embedded database takes seconds to start, and runs one query at a time. Two kills meet every kind of work there:
 * the first an order that is being placed, the second a payment, both the kitchen.
 */
const kills = process.env['TEST_DATABASE_URL'] ? 8 : 2;

interface InFlight {
  id: number;
  way: readonly string[];
  notificationCount: number;
  payPath?: string;
}

async function placeOne(who: Shopper, takeMethod: 'delivery' | 'pickup', payment = 2): Promise<InFlight> {
  const place = takeMethod === 'pickup' ? { organization_id: 1 } : {};
  const { id, payment_url: url } = await shoppers.order(who, { payment }, place);
  const first = payment === 1 ? ['wait_confirm'] : [];
  return {
    id,
    way: [...first, ...ways[takeMethod]],
    notificationCount: takeMethod === 'pickup' ? 2 : 1,
    ...(url ? { payPath: new URL(url).pathname } : {}),
  };
}

const history = async (id: number) =>
  (await server.query(`select status_slug from order_history where order_id = ${id} order by id`)).map(
    ({ status_slug }) => status_slug,
  );

/** Pays on the sandbox page; a connection that the kill breaks is ignored, since the caller pays again. */
const pay = async ({ payPath }: InFlight) =>
  payPath && shoppers.client.call(payPath, { form: { action: 'pay' } }).catch(() => undefined);

/** Places an order while the process is killed, and repeats the request after the restart. */
async function placeThrough(who: Shopper, kill: () => Promise<void>): Promise<InFlight> {
  await shoppers.fillCart(who);
  const lost = shoppers.process(who).catch(() => undefined);
  await kill();
  await lost;
  const { order } = (await shoppers.process(who)).body;
  return { id: order?.id ?? 0, way: ways.delivery, notificationCount: 1 };
}

test('after repeated kills every order completes, with every status, point and notification exactly once', async () => {
  const who = await shoppers.logIn();
  const orders: InFlight[] = [];
  const kill = async () => {
    const paying = orders.map(pay);
    await wait(Math.random() * 40);
    await server.kill('SIGKILL');
    await Promise.all(paying);
    await server.restart();
  };
  for (let round = 0; round < kills; round += 1) {
    if (round % 3 === 0) orders.push(await placeOne(who, 'pickup'));
    if (round % 4 === 1) orders.push(await placeOne(who, 'pickup', 1));
    await wait(Math.random() * 400);
    if (round % 2 === 0) orders.push(await placeThrough(who, kill));
    else await kill();
  }
  await Promise.all(orders.map(pay));
  await until(async () => {
    const open = await server.query('select 1 from orders where next_at is not null');
    return open.length === 0;
  });
  await until(async () => (await server.query('select 1 from event_outbox')).length === 0);
  for (const { id, way, notificationCount } of orders) {
    expect(await history(id)).toEqual(way);
    const notes = await server.query(`select 1 from notifications where link = '/monitoring/${id}'`);
    expect(notes).toHaveLength(notificationCount);
    const earned = await server.query(`select 1 from bonus_transactions where key = 'order:${id}:earned'`);
    expect(earned).toHaveLength(1);
  }
  expect((await shoppers.list(who)).data).toHaveLength(orders.length);
  const [balance, ledger, lots] = await shoppers.balances(who);
  expect([ledger, lots]).toEqual([balance, balance]);
});
