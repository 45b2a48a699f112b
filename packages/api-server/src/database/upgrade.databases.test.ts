import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { files } from '../files';
import { createShoppers } from '../testing/shopper';
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

/** Copies what the older schema has of each table, and lets its sequences go on after the last id. */
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

/** Turns the database into one of the schema after the first `count` migrations, with all data that it has room for. */
async function takeBack({ query, data }: TestServer, count: number): Promise<void> {
  await query('alter schema public rename to newer; create schema public; drop schema drizzle cascade');
  const db = drizzle(data.environment['DATABASE_URL'] ?? '');
  await migrate(db, { migrationsFolder: olderMigrations(count) });
  await db.$client.end();
  await query(copyRows);
  await query('drop schema newer cascade');
}

describe('the first start of a new version', () => {
  const older = entries.slice(0, -1).map(({ tag }, index) => [tag, index + 1] as const);

  it.each(older)('after %s migrates a database with customers and orders', async (_tag, count) => {
    const server = await startServer();
    const shoppers = createShoppers(server, 79_994_300_000 + count * 1000);
    const who = await shoppers.logIn();
    const { id } = await shoppers.order(who);
    await server.kill('SIGTERM');
    await takeBack(server, count);
    expect(await server.query('select 1 from drizzle.__drizzle_migrations')).toHaveLength(count);

    await server.restart();
    expect(await server.query('select 1 from drizzle.__drizzle_migrations')).toHaveLength(entries.length);
    expect((await shoppers.list(who)).data.map((order) => order.id)).toEqual([id]);
    await shoppers.order(who);
    await shoppers.order(await shoppers.logIn());
  });
});
