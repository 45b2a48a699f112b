import { until } from '@storefront/config/until';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/connect';
import { createClient } from '../testing/client';
import { openData } from '../testing/openData';
import { startServer } from '../testing/startServer';
import { tidyUp } from './tidyUp';

let db: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openData());
  await db.execute(`
    insert into payments (order_id, token, url, amount) select min(id), 'token', '', 1 from orders
      where id not in (select order_id from payments);
    insert into sessions (token_hash, user_id, expires_at) select 'device', min(id), 'infinity' from users;
    insert into push_subscriptions (user_id, session_id, endpoint, p256dh, auth)
      select user_id, id, '', '', '' from sessions where token_hash = 'device'`);
});
afterAll(() => close());

const countOf = async (text: string) => (await db.execute(sql.raw(`select 1 from ${text}`))).rows.length;

test.each([
  ['carts (comment, draft_uuid, updated_at)', 'gen_random_uuid()', '31 days', '29 days'],
  [
    'cart_keys (key, cart_id, fingerprint, created_at)',
    `(select min(id) from carts), ''`,
    '25 hours',
    '23 hours',
  ],
  ['sessions (token_hash, user_id, expires_at)', '(select min(id) from users)', '1 second', '-1 hour'],
  [
    'login_codes (browser, purpose, phone, code_hash, tries_left, sent_at, expires_at)',
    `'login:1', '79990000000', '', 5, now()`,
    '1 second',
    '-1 hour',
  ],
  ['sms_quotas (key, used, resets_at)', '1', '1 second', '-1 hour'],
  ['sms_outbox (text, phone, created_at)', `'79990000000'`, '25 hours', '23 hours'],
  ['bonus_order_codes (code, user_id, expires_at)', '(select min(id) from users)', '1 second', '-1 hour'],
  ['event_outbox (name, user_id, payload, created_at)', `0, '{}'::jsonb`, '25 hours', '23 hours'],
  ['payment_events (id, payment_id, created_at)', '(select min(id) from payments)', '91 days', '89 days'],
  ['kitchen_events (id, created_at)', '', '91 days', '89 days'],
  [
    'push_outbox (status_slug, subscription_id, order_id, created_at)',
    `(select id from push_subscriptions), length(age)`,
    '61 minutes',
    '59 minutes 1 second',
  ],
  [
    'push_subscriptions (endpoint, user_id, session_id, p256dh, auth, expired_at)',
    `(select min(user_id) from sessions where token_hash = 'device'),
      (select id from sessions where token_hash = 'device'), '', ''`,
    '31 days',
    '29 days',
  ],
])('of %s a row is deleted that is too old, and no younger one', async (target, values, old, young) => {
  await db.execute(`insert into ${target}
    select age, ${values && `${values},`} now() - age::interval from (values ('${old}'), ('${young}')) as ages (age)`);
  const [, table, name] = /^(\w+) \((\w+)/.exec(target) ?? [];
  await tidyUp(db);
  const { rows } = await db.execute(
    `select ${name} as age from ${table} where ${name} in ('${old}', '${young}')`,
  );
  expect(rows).toEqual([{ age: young }]);
});

test('more rows than one statement deletes are all deleted, and the cart of a customer never is', async () => {
  await db.execute(`
    insert into users (phone) values ('79994000003');
    insert into carts (user_id, comment, updated_at)
      select id, 'of a customer', now() - interval '2 years' from users where phone = '79994000003';
    insert into sms_outbox (phone, text, created_at)
      select '79990000000', 'many', now() - interval '2 days' from generate_series(1, 1200)`);
  await tidyUp(db);
  expect(await countOf(`sms_outbox where text = 'many'`)).toBe(0);
  expect(await countOf(`carts where comment = 'of a customer'`)).toBe(1);
});

test('a server deletes pictures that nothing shows after a day', async () => {
  const server = await startServer({ HOUSEKEEPING_SECONDS: '1' });
  await createClient(server.url).login('79994000002');
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
  const pictures = () => server.query('select name from uploads order by name');
  await until(async () => (await pictures()).every(({ name }) => name !== 'unused'));
  expect((await pictures()).map(({ name }) => name)).toEqual(['avatar', 'review', 'visit', 'young']);
});
