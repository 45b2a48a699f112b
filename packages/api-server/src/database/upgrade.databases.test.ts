import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '@storefront/config/until';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { files } from '../files';
import { createShoppers, type Shopper } from '../testing/shopper';
import { startServer, type TestServer } from '../testing/startServer';

interface Journal {
  entries: { tag: string }[];
}

const journalOf = (folder: string) => join(folder, 'meta/_journal.json');
const { entries } = JSON.parse(readFileSync(journalOf(files.migrations), 'utf8')) as Journal;

const folder = mkdtempSync(join(tmpdir(), 'upgrade-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The first `count` migrations alone. */
function olderMigrations(count: number): string {
  const older = join(folder, String(count));
  cpSync(files.migrations, older, { recursive: true });
  const journal = JSON.parse(readFileSync(journalOf(older), 'utf8')) as Journal;
  writeFileSync(journalOf(older), JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
  return older;
}

/** Copies the columns of each table that the older schema has, and sets its sequences to the last id. */
const copyRows = `do $$
declare one record;
begin
  set local session_replication_role = replica;
  for one in
    select older.table_name as name, string_agg(quote_ident(older.column_name), ', ') as columns
      from information_schema.columns older
      join information_schema.columns newer using (table_name, column_name)
      where older.table_schema = 'public' and newer.table_schema = 'newer' group by 1
  loop
    -- A migration may have written rows of its own.
    execute format('delete from public.%I', one.name);
    execute format('insert into public.%I (%s) select %s from newer.%I', one.name, one.columns, one.columns, one.name);
  end loop;
  for one in
    select table_name as name, column_name as id, pg_get_serial_sequence('public.' || table_name, column_name) as sequence
      from information_schema.columns where table_schema = 'public' and column_default like 'nextval%'
  loop
    execute format('select setval(%L, coalesce(max(%I), 1)) from public.%I', one.sequence, one.id, one.name);
  end loop;
end $$`;

/** Fills the database with the schema after the first `count` migrations and all data of `newer` that it can hold. */
async function takeBack({ query, data }: TestServer, count: number): Promise<void> {
  await query(
    `drop schema if exists public cascade; drop schema if exists drizzle cascade; create schema public`,
  );
  const db = drizzle(data.environment['DATABASE_URL'] ?? '');
  await migrate(db, { migrationsFolder: olderMigrations(count) });
  await db.$client.end();
  await query(copyRows);
}

/** Every status in which an order waits for the kitchen or the courier, and how it is taken. */
const underWay = [
  ['not_confirmed', 'delivery'],
  ['new', 'delivery'],
  ['in_progress', 'delivery'],
  ['in_progress', 'pickup'],
  ['ready', 'delivery'],
  ['on_the_way', 'delivery'],
  ['awaiting_delivery', 'pickup'],
] as const;
const final = ['closed', 'canceled', 'error'];

/** Places an order in each status, and one that waits for its payment. */
async function placeInEachStatus(
  { query }: TestServer,
  shoppers: ReturnType<typeof createShoppers>,
  who: Shopper,
) {
  for (const [status, method] of underWay) {
    const { id } = await shoppers.order(who);
    await query(`update orders set status_slug = '${status}', take_method = '${method}',
      next_at = now() + interval '1 hour' where id = ${id}`);
    await query(`update order_history set status_slug = '${status}' where order_id = ${id}`);
  }
  for (const status of final) {
    const { id } = await shoppers.order(who);
    await query(`update orders set status_slug = '${status}', next_at = null where id = ${id}`);
  }
  return shoppers.order(who, { payment: 1 });
}

/** Lets the kitchen go on with every order at once, until each has its last status. */
async function finishAll({ query }: TestServer): Promise<void> {
  const isOver = async () => {
    await query(
      `update orders set next_at = now() where next_at is not null and status_slug <> 'wait_confirm'`,
    );
    return (await query('select 1 from orders where next_at is not null')).length === 0;
  };
  await until(isOver);
}

describe('the first start of a new version', () => {
  const older = entries.slice(0, -1).map(({ tag }, index) => [tag, index + 1] as const);
  let server: TestServer;
  let shoppers: ReturnType<typeof createShoppers>;
  let who: Shopper;
  let unpaid: Awaited<ReturnType<typeof placeInEachStatus>>;
  let before: Awaited<ReturnType<typeof statuses>>;

  const statuses = async () =>
    (await shoppers.list(who)).data.map(({ id, status_slug }) => ({ id, status_slug }));

  beforeAll(async () => {
    server = await startServer();
    shoppers = createShoppers(server, 79_994_300_000);
    who = await shoppers.logIn();
    unpaid = await placeInEachStatus(server, shoppers, who);
    before = await statuses();
    await server.kill('SIGTERM');
    // Each test starts with these data.
    await server.query('alter schema public rename to newer');
  });
  afterEach(() => server.kill('SIGTERM'));

  it.each(older)(
    'after %s migrates a database with customers and orders, which go on',
    async (_tag, count) => {
      await takeBack(server, count);
      expect(await server.query('select 1 from drizzle.__drizzle_migrations')).toHaveLength(count);

      await server.restart();
      expect(await server.query('select 1 from drizzle.__drizzle_migrations')).toHaveLength(entries.length);
      expect(await statuses()).toEqual(before);
      const pay = { method: 'POST', body: new URLSearchParams({ action: 'pay' }) };
      await fetch(server.url + new URL(unpaid.payment_url ?? '').pathname, { ...pay, redirect: 'manual' });
      await finishAll(server);
      const wasFinal = (slug: unknown) => final.includes(String(slug));
      const reached = before.map(({ id, status_slug: slug }) => ({
        id,
        status_slug: wasFinal(slug) ? slug : 'closed',
      }));
      expect(await statuses()).toEqual(reached);
      const later = [await shoppers.order(who), await shoppers.order(await shoppers.logIn())];
      expect(Math.min(...later.map(({ id }) => id))).toBeGreaterThan(Math.max(...before.map(({ id }) => id)));
    },
  );
});
