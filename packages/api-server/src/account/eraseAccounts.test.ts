import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/connect';
import { users } from '../database/schema/users';
import { openData } from '../testing/openData';
import { cancelDeletion, requestDeletion } from './deletion';
import { eraseAccounts } from './eraseAccounts';

let db: Database;
let close: () => Promise<void>;
let userId: number;
const due = new Date('2026-12-06T12:00:00+03:00');
const demoPhone = '79000000001';

const rows = async (text: string) => (await db.execute(sql.raw(text))).rows;
const phoneOf = async (id = userId) => (await rows(`select phone from users where id = ${id}`))[0]?.['phone'];

beforeAll(async () => {
  ({ db, close } = await openData());
  const [user] = await rows(`update users set deletion_at = '${due.toISOString()}'
    where phone = '${demoPhone}' returning id`);
  userId = Number(user?.['id']);
});
afterAll(() => close());

test('a request leaves a week, and a repeated one leaves the time of the first', async () => {
  const [user] = await rows(`insert into users (phone) values ('79990000800') returning id`);
  const id = Number(user?.['id']);
  const at = async () => {
    const [row] = await db.select({ at: users.deletionAt }).from(users).where(eq(users.id, id));
    return row?.at;
  };
  await requestDeletion(db, id, new Date('2026-11-29T12:00:00+03:00'));
  await requestDeletion(db, id, new Date('2026-11-30T12:00:00+03:00'));
  expect(await at()).toEqual(due);
  await cancelDeletion(db, id);
  expect(await at()).toBeNull();
});

test('an account is not erased before its time', async () => {
  await eraseAccounts(db, new Date(due.getTime() - 1));
  expect(await phoneOf()).toBe(demoPhone);
});

const order = () => `(select max(id) from orders where user_id = ${userId})`;

test.each([
  [
    'an order runs',
    () => `update orders set status_slug = 'in_progress' where id = ${order()}`,
    () => `update orders set status_slug = 'closed' where id = ${order()}`,
  ],
  [
    'a refund is due',
    () => `insert into payments (order_id, token, url, amount, status)
      values (${order()}, 'waits', '', 1, 'refund_due')`,
    () => `update payments set status = 'refunded' where token = 'waits'`,
  ],
  [
    'a payment may still be made',
    () => `update payments set status = 'pending' where token = 'waits'`,
    () => `update payments set status = 'closed' where token = 'waits'`,
  ],
  [
    'the kitchen has not taken a message',
    () =>
      `insert into kitchen_outbox (restaurant_id, order_id, kind, payload) values (1, ${order()}, 'order', '{}')`,
    () => `delete from kitchen_outbox where order_id = ${order()}`,
  ],
  [
    'a table is booked',
    () => `insert into reservations (user_id, restaurant_id, at, persons, name, phone)
      values (${userId}, 1, '2026-12-06T19:00:00+03:00', 2, 'Мария', '${demoPhone}')`,
    () => `update reservations set cancelled_at = now() where user_id = ${userId}`,
  ],
  [
    'the guests may sit at the booked table',
    () => `update reservations set cancelled_at = null, at = '2026-12-06T11:55:00+03:00'
      where user_id = ${userId}`,
    () => `update reservations set at = '2026-12-05T11:55:00+03:00' where user_id = ${userId}`,
  ],
])('while %s, it waits', async (_, begin, end) => {
  await db.execute(sql.raw(begin()));
  await eraseAccounts(db, due);
  expect(await phoneOf()).toBe(demoPhone);
  await db.execute(sql.raw(end()));
});

test('then it is erased once: its orders stay without the person, and its phone is free', async () => {
  const sums = () =>
    rows(`select id, discount_sum, status_slug from orders where user_id = ${userId} order by id`);
  const before = await sums();
  await eraseAccounts(db, due);
  await eraseAccounts(db, due);
  expect(await phoneOf()).toBe(`deleted:${userId}`);
  expect(before.length).toBeGreaterThan(0);
  expect(await sums()).toEqual(before);
  await db.execute(sql.raw(`insert into users (phone) values ('${demoPhone}')`));
});

test('an account that cannot be erased does not hold up the next one, and is reported', async () => {
  const [first, second] = await rows(`insert into users (phone, deletion_at) values
    ('79990000801', '2026-12-01'), ('79990000802', '2026-12-01') returning id`);
  await db.execute(sql.raw(`insert into users (phone) values ('deleted:${String(first?.['id'])}')`));
  await expect(eraseAccounts(db, due)).rejects.toThrow('accounts could not be erased');
  expect(await phoneOf(Number(first?.['id']))).toBe('79990000801');
  expect(await phoneOf(Number(second?.['id']))).toBe(`deleted:${String(second?.['id'])}`);
});
