import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { files } from '../files';
import { findNonAdditive, neverDeleted } from './nonAdditive';

const sourcesFolder = join(__dirname, '..');

const migrations = readdirSync(files.migrations)
  .filter((name) => name.endsWith('.sql'))
  .sort();

/** Migrations that take an ability from the older program, and why: docs/operating.md, «Back to the version before». */
const withoutWayBack: Record<string, string> = {
  '0001_bind_codes_to_browsers.sql':
    'login codes are keyed by phone and browser: the older program sends none',
  '0003_book_tables.sql': 'a cancelled booking may repeat: the older program books no table',
};

/**
 * Statements that `findNonAdditive` does not know, by their beginning, and why the older program can work after them.
 */
const known: Record<string, readonly string[]> = {
  // Triggers that write nothing but the new table, in the transaction of a write (decision 0097).
  '0005_count_catalogue_changes.sql': [
    'CREATE FUNCTION "renew_data_version"()',
    'INSERT INTO "data_versions"',
    ...Array.from(
      { length: 7 },
      () => 'CREATE TRIGGER "renew_data_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE',
    ),
  ],
  // `translate` and `upper` accept every text.
  '0007_find_codes_by_key.sql': ['CREATE INDEX "promo_codes_by_key"'],
  // The older program writes one payment for an order. An order that was paid at the second attempt stands twice in its
  // lists of orders, and nothing else of it reads two payments.
  '0008_second_acquirer.sql': ['ALTER TABLE "payments" DROP CONSTRAINT "payments_order_id_unique"'],
};

describe('migrations', () => {
  const nonAdditiveOf = (name: string) => findNonAdditive(readFileSync(join(files.migrations, name), 'utf8'));

  it.each(migrations.slice(1).filter((name) => !(name in withoutWayBack)))(
    'the older program can work after %s',
    (name) => {
      expect(nonAdditiveOf(name)).toEqual(
        (known[name] ?? []).map((beginning) => expect.stringContaining(beginning) as string),
      );
    },
  );

  it.each(Object.keys(withoutWayBack))('%s takes an ability from the older program', (name) => {
    expect(nonAdditiveOf(name)).not.toEqual([]);
  });
});

test('the program deletes no row of the tables that its documentation promises never to delete from', () => {
  const sources = readdirSync(sourcesFolder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/(?:^testing|\.test\.ts$)/.test(name))
    .map((name) => readFileSync(join(sourcesFolder, name), 'utf8'));
  const deleted = new Set(
    sources.flatMap((source) => [...source.matchAll(/\.delete\((\w+)\)/g)].map(([, table]) => table)),
  );
  expect([...deleted]).toEqual(expect.arrayContaining(['carts', 'sessions', 'uploads']));
  expect(neverDeleted.filter((table) => deleted.has(table))).toEqual([]);
  expect(
    sources.filter((source) => /\bdelete from (?:orders|users|products|restaurants)\b/i.test(source)),
  ).toEqual([]);
});

describe('findNonAdditive', () => {
  const add = 'ALTER TABLE "orders" ADD COLUMN "share_token" uuid';

  const ofGifts =
    'ALTER TABLE "gifts" ADD CONSTRAINT "of" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id")';

  const addAlias = 'ALTER TABLE "orders" ADD COLUMN "alias" text';

  it.each([
    ['DROP TABLE "orders"'],
    ['DROP INDEX "orders_by_user"'],
    ['DELETE FROM "orders"'],
    ['TRUNCATE "orders"'],
    ['TRUNCATE TABLE "orders" CASCADE'],
    ['UPDATE "orders" SET "comment" = null'],
    ['ALTER TABLE "orders" DROP COLUMN "comment"'],
    ['ALTER TABLE "orders" RENAME COLUMN "comment" TO "note"'],
    ['ALTER TABLE "orders" RENAME TO "purchases"'],
    ['ALTER INDEX "orders_by_user" RENAME TO "by_user"'],
    ['ALTER TABLE "orders" ALTER COLUMN "comment" SET NOT NULL'],
    ['ALTER TABLE "orders" ALTER COLUMN "comment" SET DATA TYPE integer'],
    ['ALTER TABLE "orders" ALTER COLUMN "comment" TYPE integer USING length("comment")'],
    ['ALTER TABLE "orders" ALTER COLUMN "comment" DROP DEFAULT'],
    [`${add} NOT NULL`],
    [`${add} DEFAULT NULL NOT NULL`],
    [`${add} PRIMARY KEY`],
    [`${add} CHECK ("user_id" > 9)`],
    [`${add}, DROP COLUMN "comment"`],
    [`${add}, ALTER COLUMN "comment" TYPE integer`],
    ['ALTER TABLE "orders" ADD CONSTRAINT "one" UNIQUE("comment")'],
    ['ALTER TABLE "orders" ADD CONSTRAINT "of" FOREIGN KEY ("user_id") REFERENCES "users"("id")'],
    ['ALTER TABLE "orders" ADD CONSTRAINT "short" CHECK (length("orders"."comment") < 9)'],
    ['CREATE UNIQUE INDEX "one" ON "orders" USING btree ("comment")'],
    ['CREATE UNIQUE INDEX "one" ON orders USING btree (comment)'],
    [`${add} DEFAULT 1 UNIQUE`],
    [`${add} DEFAULT 1 REFERENCES "shares"("id") ON DELETE CASCADE`],
    [`${add} REFERENCES "shares"("id")`],
    ['ALTER TABLE "orders" ADD COLUMN "length" integer GENERATED ALWAYS AS ("comment"::integer) STORED'],
    ['CREATE INDEX "numbers" ON "orders" USING btree (("comment"::integer))'],
    ['CREATE INDEX "numbers" ON "orders" USING btree ("id") WHERE "comment"::integer > 9'],
    ['CREATE TABLE "gifts" ("cart_id" integer REFERENCES "carts"("id"))'],
    ['CREATE TABLE "gifts" ("cart_id" integer REFERENCES "public"."carts"("id") ON DELETE no action)'],
    ['CREATE TABLE "gifts" ("cart_id" integer NOT NULL REFERENCES "carts"("id") ON DELETE SET NULL)'],
    ['CREATE TABLE "later_orders" ("at" date) INHERITS ("orders")'],
    ['ALTER TABLE "orders" ADD CONSTRAINT "apart" EXCLUDE USING gist ("at" WITH &&)'],
    ['ALTER TABLE "orders" ENABLE ROW LEVEL SECURITY'],
    ['CREATE TRIGGER "t" BEFORE INSERT ON "orders" FOR EACH ROW EXECUTE FUNCTION "f"()'],
    ["ALTER TYPE \"status\" RENAME VALUE '' TO ''"],
  ])('finds %s', (statement) => {
    const others = 'CREATE INDEX "i" ON "orders" USING btree ("id");--> statement-breakpoint\n';
    expect(findNonAdditive(`${others}${statement};`)).toEqual([statement]);
  });

  it.each([
    ['in lower case', 'drop table "orders";', 'drop table "orders"'],
    ['behind another one', `${add};\nDROP TABLE "users";`, 'DROP TABLE "users"'],
    ['over several lines', `${add} NOT\n  NULL;`, `${add} NOT NULL`],
    ['behind a comment', `${add}\n  -- DEFAULT 1\n  NOT NULL;`, `${add} NOT NULL`],
    [
      'that wants each row to differ where all have one default',
      `${add} DEFAULT 1 NOT NULL;CREATE UNIQUE INDEX "one" ON "orders" USING btree ("user_id","share_token");`,
      'CREATE UNIQUE INDEX "one" ON "orders" USING btree ("user_id","share_token")',
    ],
    [
      'that counts empty columns as equal',
      `${add};ALTER TABLE "orders" ADD CONSTRAINT "one" UNIQUE NULLS NOT DISTINCT("share_token");`,
      'ALTER TABLE "orders" ADD CONSTRAINT "one" UNIQUE NULLS NOT DISTINCT("share_token")',
    ],
    [
      'that makes a new column the key',
      `${add};ALTER TABLE "orders" ADD CONSTRAINT "key" PRIMARY KEY("share_token");`,
      'ALTER TABLE "orders" ADD CONSTRAINT "key" PRIMARY KEY("share_token")',
    ],
    [
      'that keeps rows of a table from being deleted',
      `CREATE TABLE "gifts" ("id" serial, "cart_id" integer);${ofGifts} ON DELETE no action ON UPDATE no action;`,
      `${ofGifts} ON DELETE no action ON UPDATE no action`,
    ],
    [
      'that empties a column that may not be empty',
      `CREATE TABLE "gifts" ("id" serial, "cart_id" integer NOT NULL);${ofGifts} ON DELETE set null;`,
      `${ofGifts} ON DELETE set null`,
    ],
    [
      'that refers to the row of a default',
      `${add} DEFAULT 1;ALTER TABLE "orders" ADD CONSTRAINT "of" FOREIGN KEY ("share_token") REFERENCES "shares"("id") ON DELETE cascade;`,
      'ALTER TABLE "orders" ADD CONSTRAINT "of" FOREIGN KEY ("share_token") REFERENCES "shares"("id") ON DELETE cascade',
    ],
    [
      'on a table that a table without quotes seems to make new',
      'CREATE TABLE IF NOT EXISTS orders ("id" serial);',
      'CREATE TABLE IF NOT EXISTS orders ("id" serial)',
    ],
  ])('finds a statement %s', (_how, migration, found) => {
    expect(findNonAdditive(migration)).toEqual([found]);
  });

  it.each([
    [`${add};`],
    [`${add} DEFAULT gen_random_uuid() NOT NULL;`],
    [`${addAlias} DEFAULT 'DROP TABLE; NOT NULL, ALTER it' NOT NULL;`],
    [`${addAlias} DEFAULT 'none' NOT NULL;`],
    [`${add};--> statement-breakpoint\nALTER TABLE "orders" ADD CONSTRAINT "one" UNIQUE("share_token");`],
    [
      `${add};--> statement-breakpoint\nCREATE UNIQUE INDEX "one" ON "orders" USING btree ("user_id","share_token");`,
    ],
    [
      `${add} DEFAULT gen_random_uuid() NOT NULL;CREATE UNIQUE INDEX "one" ON "orders" USING btree ("share_token");`,
    ],
    [
      `${add};ALTER TABLE "orders" ADD CONSTRAINT "of" FOREIGN KEY ("share_token") REFERENCES "public"."shares"("id") ON DELETE set null;`,
    ],
    [`CREATE TABLE "gifts" ("id" serial, "cart_id" integer);${ofGifts} ON DELETE set null;`],
    [`CREATE TABLE "gifts" ("id" serial, "cart_id" integer NOT NULL);${ofGifts} ON DELETE cascade;`],
    [
      `CREATE TABLE "shares" ("id" uuid);${add};ALTER TABLE "orders" ADD CONSTRAINT "of" FOREIGN KEY ("share_token") REFERENCES "public"."shares"("id");`,
    ],
    ['CREATE TABLE "gifts" ("order_id" integer NOT NULL REFERENCES "orders"("id"));'],
    [`${add} UNIQUE REFERENCES "shares"("id") ON DELETE SET NULL;`],
    ['CREATE INDEX "i" ON "orders" USING btree ("user_id","at" DESC NULLS LAST) WHERE "status" = \'due\';'],
    [
      'CREATE TABLE "gifts" ("id" serial NOT NULL);--> statement-breakpoint\nCREATE UNIQUE INDEX "one" ON "gifts" USING btree ("id");',
    ],
    [
      'CREATE TABLE "gifts" (\n\t"id" serial PRIMARY KEY\n);ALTER TABLE "gifts" ADD CONSTRAINT "small" CHECK ("id" < 9);',
    ],
    ['-- A comment: it drops nothing.\nCREATE INDEX "orders_by_user" ON "orders" USING btree ("user_id");'],
  ])('allows %s', (migration) => {
    expect(findNonAdditive(migration)).toEqual([]);
  });
});
