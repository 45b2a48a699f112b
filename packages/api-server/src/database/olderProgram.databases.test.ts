import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '@storefront/config/until';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { files } from '../files';
import { createShoppers, type Shopper } from '../testing/shopper';
import { startServer, type TestServer } from '../testing/startServer';
import { findNonAdditive } from './nonAdditive';
import { outliveDeadlocks } from './outliveDeadlocks';

// Decision 0072: during a rolling restart, and after a rollback, a program works on a schema of a newer version.

/** A migration that a later version may bring. */
const newerMigration = `CREATE TABLE "gifts" (
  "id" serial PRIMARY KEY NOT NULL,
  "order_id" integer NOT NULL,
  "text" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_order" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id");
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "courier_note" text;
--> statement-breakpoint
CREATE UNIQUE INDEX "orders_courier_note" ON "orders" USING btree ("courier_note");
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "likes_news" boolean DEFAULT true NOT NULL;`;

interface Journal {
  entries: { idx: number; when: number; tag: string }[];
}

const folder = mkdtempSync(join(tmpdir(), 'newer-schema-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Migrates the database as the newer program does at its start. */
async function migrateFurther({ data }: TestServer): Promise<void> {
  cpSync(files.migrations, folder, { recursive: true });
  const journalPath = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(journalPath, 'utf8')) as Journal;
  const last = journal.entries.at(-1);
  if (!last) throw new Error('there is no migration');
  const tag = 'newer';
  const entries = [...journal.entries, { ...last, idx: last.idx + 1, when: last.when + 1, tag }];
  writeFileSync(journalPath, JSON.stringify({ ...journal, entries }));
  writeFileSync(join(folder, `${tag}.sql`), newerMigration);
  const db = drizzle(data.environment['DATABASE_URL'] ?? '');
  await outliveDeadlocks(() => migrate(db, { migrationsFolder: folder }));
  await db.$client.end();
}

test('an older program reads and writes on a newer schema, and keeps data of unknown tables and columns', async () => {
  expect(findNonAdditive(newerMigration)).toEqual([]);
  const server = await startServer({ KITCHEN_PACE: '500' });
  const shoppers = createShoppers(server, 79_994_400_000);
  const statusOf = async (who: Shopper, id: number) => (await shoppers.read(who, id)).body.status_slug;
  /** From the menu to a closed order, with its bonuses. */
  const orderAndFollow = async (who: Shopper) => {
    const { id } = await shoppers.order(who);
    await until(async () => (await statusOf(who, id)) === 'closed');
    return id;
  };
  const idsOf = async (who: Shopper) => (await shoppers.list(who)).data.map(({ id }) => id);
  const who = await shoppers.logIn();
  const before = await orderAndFollow(who);

  // The connections of the older program have read the old schema: the newer program starts beside it.
  const { id: underWay } = await shoppers.order(who);
  await migrateFurther(server);
  await server.query(`update orders set courier_note = 'the side door' where id = ${underWay}`);
  await server.query(`insert into gifts (order_id, text) values (${underWay}, 'a pie')`);
  await until(async () => (await statusOf(who, underWay)) === 'closed');
  const beside = await orderAndFollow(who);
  expect(await idsOf(who)).toEqual([beside, underWay, before]);

  // A rollback: the older program starts on the newer schema.
  await server.kill('SIGTERM');
  await server.restart();
  const after = await orderAndFollow(who);
  const newcomer = await shoppers.logIn();
  const first = await orderAndFollow(newcomer);
  expect(await idsOf(who)).toEqual([after, beside, underWay, before]);
  expect(await idsOf(newcomer)).toEqual([first]);
  expect(new Set(await shoppers.balances(who)).size).toBe(1);

  expect(await server.query('select id, courier_note from orders where courier_note is not null')).toEqual([
    { id: underWay, courier_note: 'the side door' },
  ]);
  expect(await server.query('select order_id, text from gifts')).toEqual([
    { order_id: underWay, text: 'a pie' },
  ]);
  const news = await server.query(`select likes_news from users where phone = '${newcomer.phone}'`);
  expect(news).toEqual([{ likes_news: true }]);
});
