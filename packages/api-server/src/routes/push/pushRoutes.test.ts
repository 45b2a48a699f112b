import { until } from '@storefront/config/until';
import { createClient } from '../../testing/client';
import { createPushDevice, pushEnvironment } from '../../testing/pushDevice';
import { createShoppers } from '../../testing/shopper';
import { type StandIn, startStandIn } from '../../testing/standIn';
import { startServer, type TestServer } from '../../testing/startServer';

let server: TestServer;
let client: ReturnType<typeof createClient>;
let service: StandIn;
let environment: ReturnType<typeof pushEnvironment>;
const received: { path: string | undefined; bytes: Buffer }[] = [];

beforeAll(async () => {
  service = await startStandIn(({ url }, _text, bytes) => {
    received.push({ path: url, bytes });
    return { status: 201, body: {} };
  });
  environment = pushEnvironment(service.url);
  server = await startServer({ KITCHEN_PACE: '2000', ...environment });
  client = createClient(server.url);
});
afterAll(() => service.close());

let phone = 79_993_360_000;
const logIn = (number = String((phone += 1))) => client.login(number);
const newDevice = (name: string) => createPushDevice(`${service.url}/${name}`);
const subscribe = (token: string, device: object) =>
  client.call('/api/user/push/subscribe/', { token, body: device });
const statusOf = async (token: string) => (await client.call('/api/user/push/', { token })).body;
const devicesOf = async (name: string) =>
  (await server.query(`select user_id from push_subscriptions where endpoint like '%/${name}'`)).length;

test('a device that subscribes gets the status of an order, until it unsubscribes', async () => {
  const shoppers = createShoppers(server, 79_993_361_000);
  const shopper = await shoppers.logIn();
  const { token } = shopper;
  const device = newDevice('phone');
  const key = environment.VAPID_PUBLIC_KEY;
  expect(await statusOf(token)).toEqual({ public_key: key, is_subscribed: false, is_expired: false });
  expect((await subscribe(token, device.subscription)).status).toBe(200);
  expect(await statusOf(token)).toEqual({ public_key: key, is_subscribed: true, is_expired: false });
  await shoppers.fillCart(shopper);
  const order = await shoppers.order(shopper);
  await until(() => received.length > 0);
  expect(device.open(received[0]?.bytes ?? Buffer.from(''))).toMatchObject({
    url: `/monitoring/${order.id}`,
  });
  await client.call('/api/user/push/unsubscribe/', { token, body: {} });
  expect(await statusOf(token)).toEqual({ public_key: key, is_subscribed: false, is_expired: false });
});

test('a logout ends the messages to its device, and not those to another one', async () => {
  const [first, second] = [await logIn('79993360100'), await logIn('79993360100')];
  await subscribe(first, newDevice('left').subscription);
  await subscribe(second, newDevice('kept').subscription);
  await client.call('/api/logout/', { token: first, body: {} });
  expect([await devicesOf('left'), await devicesOf('kept')]).toEqual([0, 1]);
});

test('a device moves to the customer who subscribes on it, without the messages of the one before', async () => {
  const [before, after] = [await logIn(), await logIn()];
  const { subscription } = newDevice('shared');
  await subscribe(before, subscription);
  await server.query(`insert into push_outbox (subscription_id, order_id, status_slug, next_attempt_at)
    select id, 77, 'error', 'infinity' from push_subscriptions where endpoint like '%/shared'`);
  expect((await subscribe(after, subscription)).status).toBe(200);
  expect([await statusOf(before), await statusOf(after)]).toMatchObject([
    { is_subscribed: false },
    { is_subscribed: true },
  ]);
  expect(await server.query('select 1 from push_outbox where order_id = 77')).toEqual([]);
});

test('an expired address of a device is replaced, and what waits for the session is sent to the new one', async () => {
  const token = await logIn();
  const { subscription } = newDevice('expired');
  const wait = (order: number) =>
    server.query(`insert into push_outbox (subscription_id, order_id, status_slug, next_attempt_at)
      select max(id), ${order}, 'error', 'infinity' from push_subscriptions`);
  await subscribe(token, subscription);
  await server.query(`update push_subscriptions set expired_at = now() where endpoint like '%/expired'`);
  expect(await statusOf(token)).toMatchObject({ is_subscribed: false, is_expired: true });
  await subscribe(token, subscription);
  expect(await statusOf(token)).toMatchObject({ is_subscribed: true, is_expired: false });
  await wait(81);
  expect((await subscribe(token, newDevice('renewed').subscription)).status).toBe(200);
  expect(await statusOf(token)).toMatchObject({ is_subscribed: true, is_expired: false });
  expect([await devicesOf('expired'), await devicesOf('renewed')]).toEqual([0, 1]);
  expect(
    await server.query(`select endpoint like '%/renewed' as is_new from push_outbox
      join push_subscriptions on push_subscriptions.id = subscription_id where order_id = 81`),
  ).toEqual([{ is_new: true }]);
});

test('who knows only the address of a device cannot take it over', async () => {
  const [owner, stranger] = [await logIn(), await logIn()];
  const { subscription } = newDevice('owned');
  await subscribe(owner, subscription);
  const forged = { ...newDevice('other').subscription, endpoint: subscription.endpoint };
  expect((await subscribe(stranger, forged)).status).toBe(422);
  expect(await statusOf(owner)).toMatchObject({ is_subscribed: true });
});

test('a customer has ten devices at most: the oldest goes, and a session has one', async () => {
  for (let count = 0; count < 11; count += 1)
    await subscribe(await logIn('79993360200'), newDevice(`many-${count}`).subscription);
  expect([await devicesOf('many-0'), await devicesOf('many-1'), await devicesOf('many-10')]).toEqual([
    0, 1, 1,
  ]);
  const token = await logIn();
  await subscribe(token, newDevice('first').subscription);
  await subscribe(token, newDevice('next').subscription);
  expect([await devicesOf('first'), await devicesOf('next')]).toEqual([0, 1]);
});

test.each([
  ['an address of no push service', { endpoint: 'http://127.0.0.1:1/inside' }],
  ['a key that is no point', { p256dh: Buffer.alloc(65, 4).toString('base64url') }],
  ['a short secret', { auth: 'AAAA' }],
])('%s is refused', async (_what, wrong) => {
  const token = await logIn();
  const { status, body } = await subscribe(token, { ...newDevice('wrong').subscription, ...wrong });
  expect([status, body]).toEqual([
    422,
    expect.objectContaining({ message: 'Не удалось включить уведомления на этом устройстве' }),
  ]);
});

test('a back end without keys offers nothing', async () => {
  const off = createClient((await startServer()).url);
  const token = await off.login('79993360300');
  expect((await off.call('/api/user/push/', { token })).body).toEqual({
    public_key: null,
    is_subscribed: false,
    is_expired: false,
  });
  const { subscription } = newDevice('off');
  expect((await off.call('/api/user/push/subscribe/', { token, body: subscription })).status).toBe(404);
});
