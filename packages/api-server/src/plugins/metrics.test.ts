import { freePort } from '@storefront/config/ports';
import { until } from '@storefront/config/until';
import { createShoppers } from '../testing/shopper';
import { startServer, type TestServer } from '../testing/startServer';
import { createMetrics } from './metrics';

let server: TestServer;
let metricsUrl: string;
let shoppers: ReturnType<typeof createShoppers>;

beforeAll(async () => {
  const port = await freePort();
  metricsUrl = `http://127.0.0.1:${port}/metrics`;
  server = await startServer({
    METRICS_PORT: String(port),
    // No server listens there: the acquirer is away.
    ACQUIRING_URL: 'http://127.0.0.1:1',
    ACQUIRING_SECRET: 'a secret of both sides',
  });
  shoppers = createShoppers(server, 79_992_900_000);
});

const metrics = async () => (await fetch(metricsUrl)).text();
/** The values of a metric by the labels that follow its name. */
async function valuesOf(name: string): Promise<Record<string, number>> {
  const lines = (await metrics()).split('\n').filter((line) => line.startsWith(`${name}{`));
  return Object.fromEntries(
    lines.map((line) => {
      const end = line.lastIndexOf(' ');
      return [line.slice(name.length, end), Number(line.slice(end + 1))];
    }),
  );
}

test('calls are counted by the pattern of their route, whatever their paths', async () => {
  for (const path of [
    '/api/app/product/a/',
    '/api/app/product/b/',
    '/a/b',
    '/c',
    '/api/orders/shared/secret',
  ]) {
    await fetch(server.url + path);
  }
  await fetch(`${server.url}/d`, { method: 'PROPFIND' });
  const counted = await valuesOf('storefront_api_call_seconds_count');
  expect(counted['{method="GET",route="/api/app/product/:slug/",status="404"}']).toBe(2);
  expect(counted['{method="any",route="unknown",status="404"}']).toBe(3);
  expect(await metrics()).not.toContain('secret');
});

test('orders are counted by their outcome', async () => {
  const who = await shoppers.logIn();
  expect((await shoppers.process(who)).status).toBe(422);
  await shoppers.order(who);
  for (let repeats = 0; repeats < 2; repeats += 1) expect((await shoppers.process(who)).status).toBe(200);
  await shoppers.fillCart(who, { payment: 1 });
  expect((await shoppers.process(who)).status).toBe(422);
  expect(await valuesOf('storefront_orders_total')).toEqual({
    '{outcome="refused"}': 1,
    '{outcome="placed"}': 1,
    '{outcome="repeated"}': 2,
    '{outcome="failed"}': 1,
  });
});

test('the queues and the cache are measured', async () => {
  await shoppers.order(await shoppers.logIn());
  await server.query(`insert into payments (order_id, token, url, amount, status)
    select max(id), 'refund', '', 1, 'refund_due' from orders`);
  await server.query(`insert into payments (order_id, token, url, amount, created_at)
    select max(id), 'open', '', 1, now() - interval '1 hour' from orders`);
  // Its refund holds up the deletion of the first, and the second changes its mind in time.
  await server.query(`update users set deletion_at = now() - interval '2 days'
    where id = (select user_id from orders order by id desc limit 1)`);
  await server.query(
    `insert into users (phone, deletion_at) values ('79990000801', now() + interval '2 days')`,
  );
  await fetch(`${server.url}/api/app/settings/`);
  await fetch(`${server.url}/api/app/settings/`);
  await until(async () => (await valuesOf('storefront_queue_depth'))['{queue="events"}'] === 0);
  expect(await valuesOf('storefront_queue_depth')).toEqual({
    '{queue="events"}': 0,
    '{queue="orders_due"}': 0,
    '{queue="refunds"}': 1,
    '{queue="payments"}': 1,
    '{queue="kitchen"}': 0,
    '{queue="push"}': 0,
    '{queue="deletions"}': 1,
  });
  const ages = Object.entries(await valuesOf('storefront_queue_age_seconds'));
  expect(ages.map(([label, seconds]) => [label, Math.round(seconds / 3600)])).toEqual([
    ['{queue="kitchen"}', 0],
    ['{queue="payments"}', 1],
    ['{queue="deletions"}', 48],
  ]);
  const cached = await valuesOf('storefront_response_cache_total');
  expect(cached['{result="hit"}']).toBeGreaterThan(0);
  expect(cached['{result="miss"}']).toBeGreaterThan(0);
});

test.each([
  ['fails', () => Promise.reject(new Error('connection refused'))],
  ['does not answer', () => new Promise<never>(() => {})],
])('while the database %s there are metrics, without its queues', async (_name, readDepths) => {
  const errors: unknown[] = [];
  let read: () => Promise<Record<string, number>> = () => Promise.resolve({ events: 7 });
  const { registry } = createMetrics({
    readDepths: () => read(),
    readAges: async () => ({ kitchen: 0 }),
    readSmsHour: async () => ({ sent: 1, cap: 600 }),
    onError: (error) => errors.push(error),
  });
  expect(await registry.metrics()).toContain('storefront_queue_depth{queue="events"} 7');
  read = readDepths;
  const text = await registry.metrics();
  expect(text).toContain('# TYPE storefront_api_call_seconds');
  expect(text).not.toContain('storefront_queue_depth{');
  expect(text).toContain('storefront_sms_hour{of="cap"} 600');
  expect(errors).toHaveLength(1);
});

test('the port serves nothing else, and the public one serves no metrics', async () => {
  expect((await fetch(metricsUrl.replace('/metrics', '/healthz'))).status).toBe(404);
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
});

test('a request keeps its id in its answer and in the log', async () => {
  const loud = await startServer({ LOG_LEVEL: 'info' });
  const id = 'request-of-a-page-1';
  const answer = await fetch(`${loud.url}/api/app/nothing/`, { headers: { 'x-request-id': id } });
  expect(answer.headers.get('x-request-id')).toBe(id);
  // The log arrives through a pipe, later than the answer.
  await until(() => loud.output().includes(`"reqId":"${id}"`));
});
