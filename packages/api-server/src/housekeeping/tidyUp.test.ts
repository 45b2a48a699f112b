import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { createClient, north } from '../testing/client';
import { startServer, type TestServer } from '../testing/startServer';

let server: TestServer;
let client: ReturnType<typeof createClient>;

beforeAll(async () => {
  server = await startServer({ HOUSEKEEPING_SECONDS: '1' });
  client = createClient(server.url);
});

async function count(text: string): Promise<number> {
  const [row] = await server.query(`select count(*)::int as count from ${text}`);
  return Number(row?.['count']);
}

async function untilGone(text: string): Promise<void> {
  const end = Date.now() + 15_000;
  while ((await count(text)) > 0) {
    if (Date.now() > end) throw new Error(`still there: ${text}`);
    await wait(100);
  }
}

const cartOf = async (who: Record<string, unknown>, token?: string) => {
  const form = { ...north, ...who, product_id: 1, amount: 1 };
  return (await client.cart('add-product', { form, token })).body.order;
};

test('pictures that nothing shows are deleted after a day', async () => {
  await client.login('79994000002');
  await server.query(`
    insert into uploads (name, user_id, content, created_at)
      select given.name, users.id, '', now() - age::interval from users,
        (values ('unused', '25 hours'), ('young', '23 hours'), ('avatar', '2 days'), ('review', '2 days'),
          ('visit', '2 days')) as given (name, age)
      where users.phone = '79994000002';
    update users set avatar_uri = 'avatar' where phone = '79994000002';
    insert into order_reviews (order_id, mark, images) select min(id), 5, '{review}' from orders
      where id not in (select order_id from order_reviews);
    insert into restaurant_reviews (user_id, restaurant_id, visited_at, estimations, images)
      select users.id, restaurants.id, now(), '[]', '{visit}' from users, restaurants
      where users.phone = '79994000002' limit 1`);
  await untilGone(`uploads where name = 'unused'`);
  expect(await count(`uploads where name in ('young', 'avatar', 'review', 'visit')`)).toBe(4);
});

test('expired rows are deleted in batches, and rows in use stay', async () => {
  const token = await client.login('79994000001');
  const [old, fresh] = [randomUUID(), randomUUID()];
  await cartOf({ draft_uuid: old });
  await cartOf({ draft_uuid: fresh });
  await cartOf({}, token);
  await server.query(`
    update carts set updated_at = now() - interval '31 days' where draft_uuid = '${old}' or user_id is not null;
    insert into sms_outbox (phone, text, created_at)
      select '79990000000', 'old', now() - interval '25 hours' from generate_series(1, 1200);
    insert into sms_outbox (phone, text) values ('79990000000', 'new');
    insert into sessions (token_hash, user_id, expires_at)
      select 'expired', id, now() - interval '1 second' from users where phone = '79994000001';
    insert into login_codes (purpose, browser, phone, code_hash, tries_left, sent_at, expires_at) values
      ('login:1', 'old', '79990000000', '', 5, now() - interval '1 hour', now() - interval '1 minute'),
      ('login:1', 'new', '79990000000', '', 5, now(), now() + interval '9 minutes');
    insert into sms_quotas values ('phone:old', 1, now() - interval '1 minute'), ('phone:new', 1, now() + interval '1 hour');
    insert into event_outbox (user_id, name, payload, created_at) values (0, 'old', '{}', now() - interval '2 days');
    insert into bonus_order_codes (user_id, code, expires_at)
      select id, 'stale', now() - interval '1 minute' from users where phone = '79994000001'`);
  await untilGone(`sms_outbox where text = 'old'`);
  await untilGone(`carts where draft_uuid = '${old}'`);
  await untilGone(`sessions where token_hash = 'expired'`);
  await untilGone(`login_codes where browser = 'old'`);
  await untilGone(`sms_quotas where key = 'phone:old'`);
  await untilGone(`event_outbox where name = 'old'`);
  await untilGone(`bonus_order_codes where code = 'stale'`);
  expect(await count(`sms_outbox where text = 'new'`)).toBe(1);
  expect(await count(`login_codes where browser = 'new'`)).toBe(1);
  expect(await count(`sms_quotas where key = 'phone:new'`)).toBe(1);
  expect((await client.cart('get', { token })).body.order.items).toHaveLength(1);
  expect((await client.cart('get', { query: { draft_uuid: fresh } })).body.order.items).toHaveLength(1);
});
