import type { User } from '@storefront/api-contract';
import { until } from '@storefront/config/until';
import { makeOwner, type Owner } from '../../testing/access/owner';
import { rowsOf } from '../../testing/access/rowsOf';
import { createClient } from '../../testing/client';
import { pushEnvironment } from '../../testing/pushDevice';
import { startServer, type TestServer } from '../../testing/startServer';

let server: TestServer;
let client: ReturnType<typeof createClient>;
let owner: Owner;
let token: string;
const mark = 'Маркеровна';

beforeAll(async () => {
  const environment = { PAYMENT_CHECK_SECONDS: '3600', HOUSEKEEPING_SECONDS: '1', ...pushEnvironment() };
  server = await startServer(environment);
  client = createClient(server.url);
  owner = await makeOwner(server);
  await server.query(`insert into inquiries (kind, name, phone, email, message)
    values ('feedback', '${mark}', '${owner.phone}', 'owner@example.com', 'Спасибо')`);
  token = await client.login(owner.phone);
});

const post = (path: string) => client.call(`/api/user/deletion/${path}/`, { token, body: {} });
const deletionAt = async () => (await client.call<User>('/api/user/get-data/', { token })).body.deletion_at;
test('the account is marked for deletion, and the customer may keep it', async () => {
  expect(await deletionAt()).toBeNull();
  expect((await post('request')).body).toEqual({ success: true, message: null });
  expect(await deletionAt()).toMatch(/\+03:00$/);
  expect((await post('cancel')).status).toBe(200);
  expect(await deletionAt()).toBeNull();
});

test('the copy is a file with everything about the customer, without secrets, a few times an hour', async () => {
  const answer = await client.call<Record<string, unknown[]>>('/api/user/export/', { token });
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="my-data.json"');
  expect(Object.keys(answer.body).filter((part) => answer.body[part]?.length === 0)).toEqual([]);
  expect(answer.body['orders']?.[0]).toMatchObject({
    address: expect.objectContaining({ apartment: '24' }),
    lines: expect.arrayContaining([expect.objectContaining({ price: 590 })]),
    history: expect.arrayContaining([expect.objectContaining({ status: 'new' })]),
  });
  const text = JSON.stringify(answer.body);
  const [stored] = await server.query(`select token_hash from sessions where user_id = ${owner.userId}`);
  const isOwn = (secret: string) =>
    secret === mark || owner.phone.endsWith(secret) || secret.startsWith('uploads/');
  const secrets = [...owner.secrets.filter((secret) => !isOwn(secret)), String(stored?.['token_hash'])];
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  const statuses = [];
  for (let call = 0; call < 5; call += 1)
    statuses.push((await client.call('/api/user/export/', { token })).status);
  expect(statuses).toEqual([200, 200, 200, 200, 429]);
});

test('the erased customer is nowhere, and the phone belongs to a new one', async () => {
  await server.query(`delete from kitchen_outbox;
    update orders set status_slug = 'closed' where user_id = ${owner.userId};
    update reservations set at = now() - interval '1 day' where user_id = ${owner.userId};
    update users set deletion_at = now() where id = ${owner.userId}`);
  const isErased = async () =>
    (await server.query(`select 1 from users where phone = 'deleted:${owner.userId}'`)).length === 1;
  await until(isErased);
  expect((await client.call('/api/user/get-data/', { token })).status).toBe(401);
  const kept = await rowsOf(server, owner.userId);
  const traces = [mark, owner.phone, 'Огородный проезд, 16', '55.8196'];
  const found = Object.entries(kept).flatMap(([table, rows]) =>
    rows.flatMap((row) =>
      traces.filter((trace) => String(row).includes(trace)).map((trace) => [table, trace]),
    ),
  );
  // A review's text stays without its author.
  expect(found).toEqual([
    ['order_reviews', mark],
    ['restaurant_reviews', mark],
  ]);
  expect(
    Object.keys(kept)
      .filter((table) => kept[table]?.length === 0)
      .sort(),
  ).toEqual([
    'addresses',
    'bonus_order_codes',
    'cart_items',
    'cart_keys',
    'carts',
    'favourites',
    'kitchen_outbox',
    'notifications',
    'push_outbox',
    'push_subscriptions',
    'sessions',
    'uploads',
  ]);
  expect(
    await server.query(`select name, phone, email, message from inquiries where message = 'Спасибо'`),
  ).toEqual([{ name: '', phone: null, email: null, message: 'Спасибо' }]);
  const again = await client.login(owner.phone);
  const { body } = await client.call<User>('/api/user/get-data/', { token: again });
  expect(body.id).not.toBe(owner.userId);
  expect(body).toMatchObject({ name: null, premium_bonus: { balance: 0 } });
});
