import { until } from '@storefront/config/until';
import { signedCall, startKitchen } from '../testing/kitchenStandIn';
import { createShoppers } from '../testing/shopper';
import { startServer, type TestServer } from '../testing/startServer';
import { startProxy, type Proxy } from '../testing/proxy';

const secret = 'a secret of both sides';

let kitchen: Awaited<ReturnType<typeof startKitchen>>;
let proxy: Proxy;
let server: TestServer;
let shoppers: ReturnType<typeof createShoppers>;
/** Runs once a message has come, before its answer. */
let beforeAnswer: () => Promise<void> = async () => {};

beforeAll(async () => {
  kitchen = await startKitchen({ secret, beforeAnswer: () => beforeAnswer() });
  proxy = await startProxy(kitchen.url);
  const url = `http://127.0.0.1:${proxy.port}`;
  server = await startServer({ ...kitchen.environment, KITCHEN_URL: url });
  shoppers = createShoppers(server, 79_992_760_000);
});
beforeEach(() => {
  beforeAnswer = async () => {};
});
afterAll(async () => {
  await proxy.close();
  kitchen.close();
});

const outbox = () => server.query('select order_id, kind, attempts from kitchen_outbox order by id');
const untilEmpty = () => until(async () => (await outbox()).length === 0);
const orders = async () => {
  const who = await shoppers.logIn();
  return [(await shoppers.order(who)).id, (await shoppers.order(who)).id];
};

/** What has come about two orders; a message that comes again is the same event. */
function received(ids: readonly number[]) {
  const heard = kitchen.received.filter(({ order }) => ids.includes(order.id));
  return {
    order: heard.map(({ order }) => order.id).filter((id, place, all) => id !== all[place - 1]),
    isRepeated: ids.map((id) => kitchen.about(id).length > 1),
    events: new Set(heard.map(({ event_id }) => event_id)).size,
  };
}

test('a process that is killed after it has claimed a message, and before the kitchen got it, loses nothing', async () => {
  proxy.turn('hang');
  const ids = await orders();
  await until(() => proxy.connections() > 0);
  expect((await outbox()).map(({ attempts }) => Number(attempts) > 0)).toEqual([true, false]);
  await server.kill('SIGKILL');
  proxy.turn('pass');
  await server.restart();
  await untilEmpty();
  expect(received(ids)).toEqual({ order: ids, isRepeated: [false, false], events: 2 });
});

test('a process that is killed before the kitchen has answered sends the same event again', async () => {
  let isKilled = false;
  beforeAnswer = () => (isKilled ? Promise.resolve() : new Promise(() => {}));
  const ids = await orders();
  await until(() => kitchen.about(ids[0] ?? 0).length > 0);
  await server.kill('SIGKILL');
  isKilled = true;
  await server.restart();
  await untilEmpty();
  expect(received(ids)).toEqual({ order: ids, isRepeated: [true, false], events: 2 });
});

test('a process that is killed after the answer, and before it has deleted the message, sends it again', async () => {
  // The row cannot be deleted, as for a process that has no time for it.
  await server.query(`create function keep_row() returns trigger language plpgsql as
      $$ begin raise exception 'the process is killed here'; end $$;
    create trigger keep_row before delete on kitchen_outbox for each row execute function keep_row()`);
  const ids = await orders();
  await until(() => server.output().includes('the process is killed here'));
  await server.kill('SIGKILL');
  await server.restart();
  await server.query('drop trigger keep_row on kitchen_outbox');
  await untilEmpty();
  expect(received(ids)).toEqual({ order: ids, isRepeated: [true, false], events: 2 });
});

test('a report that a kill leaves unanswered counts once', async () => {
  const [id = 0] = await orders();
  await untilEmpty();
  const event = { event_id: 'killed-report', order_id: id, status_slug: 'closed' };
  const send = () =>
    shoppers.client.call<{ applied?: boolean }>('/api/kitchen/status/', signedCall(event, { secret }));
  const lost = send().catch(() => undefined);
  await server.kill('SIGKILL');
  const first = await lost;
  await server.restart();
  const again = await send();
  expect(again.status).toBe(200);
  expect([first?.body.applied, again.body.applied]).not.toEqual([true, true]);
  const [earned] = await server.query(
    `select count(*)::int as count from bonus_transactions where key = 'order:${id}:earned'`,
  );
  expect(earned).toEqual({ count: 1 });
});
