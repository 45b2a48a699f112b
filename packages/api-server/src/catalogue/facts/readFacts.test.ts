import { setImmediate } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect';
import { products } from '../../database/schema/catalogue';
import { openData } from '../../testing/openData';
import { readFacts } from './readFacts';

let db: Database;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ db, close } = await openData());
}, 300_000);
afterAll(() => close());

const versions = async () =>
  Object.fromEntries(
    (
      await db.execute<{ name: string; version: string }>(sql`select name, version::text from data_versions`)
    ).rows.map(({ name, version }) => [name, version]),
  );

describe('each table that carts are priced by', () => {
  const writes = [
    ['products', 'update products set price = price where id = 1'],
    ['modifier_groups', 'update modifier_groups set name = name where false'],
    ['modifiers', 'update modifiers set price = price'],
    ['stop_list', 'insert into stop_list (restaurant_id, product_id) values (1, 1) on conflict do nothing'],
    ['stop_list', 'delete from stop_list where product_id = 1'],
    ['restaurants', "update restaurants set phone = '1' where id = 1"],
    ['zones', 'update zones set duration = duration'],
    ['settings', "update settings set value = '10' where key = 'discount_on_pickup'"],
  ] as const;

  test.each(writes)('only %s has a new version after «%s»', async (table, statement) => {
    const before = await versions();
    await db.execute(sql.raw(statement));
    const after = await versions();
    expect(Object.keys(after).filter((name) => after[name] !== before[name])).toEqual([table]);
  });

  test('has no version of a transaction that was undone', async () => {
    const before = await versions();
    const undone = db.transaction(async (tx) => {
      await tx.update(products).set({ price: 1 }).where(eq(products.id, 1));
      expect((await readFacts(tx)).products.get(1)?.price).toBe(1);
      tx.rollback();
    });
    await expect(undone).rejects.toThrow('Rollback');
    expect(await versions()).toEqual(before);
    expect((await readFacts(db)).products.get(1)?.price).not.toBe(1);
  });
});

test('a change of the database counts at once, and rows of the same versions are read once', async () => {
  const first = await readFacts(db);
  expect(await readFacts(db)).toBe(first);
  await db.update(products).set({ price: 12_300 }).where(eq(products.id, 2));
  const second = await readFacts(db);
  expect(second.products.get(2)?.price).toBe(12_300);
  expect(second.zones[0]?.row).toBe(first.zones[0]?.row);
  await db.execute(
    sql`insert into stop_list (restaurant_id, product_id) values (1, 2) on conflict do nothing`,
  );
  const third = await readFacts(db);
  expect([second.isSoldOut(1, 2), third.isSoldOut(1, 2), third.isSoldOut(2, 2)]).toEqual([
    false,
    true,
    false,
  ]);
  expect(third.isSoldOut(undefined, 2)).toBe(false);
});

test('a transaction reads them once', async () => {
  await db.transaction(async (tx) => {
    expect(await readFacts(tx)).toBe(await readFacts(tx));
  });
});

test('a transaction does not wait for a load that itself waits for a connection', async () => {
  await db.update(products).set({ price: 45_600 }).where(eq(products.id, 2));
  const outside = readFacts(db);
  // By now the outside load has sent its first statement, and the transaction is next in the queue for the connection.
  await setImmediate();
  const inside = db.transaction((tx) => readFacts(tx));
  const prices = (await Promise.all([outside, inside])).map((facts) => facts.products.get(2)?.price);
  expect(prices).toEqual([45_600, 45_600]);
}, 20_000);

test('a table whose version is not kept is an error, not an old row', async () => {
  const undone = db.transaction(async (tx) => {
    await tx.execute(sql`delete from data_versions where name = 'zones'`);
    await expect(readFacts(tx)).rejects.toThrow('data_versions has no row of zones');
    tx.rollback();
  });
  await expect(undone).rejects.toThrow('Rollback');
});
