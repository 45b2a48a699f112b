import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { files } from '../files';
import { findNonAdditive } from './nonAdditive';

const migrations = readdirSync(files.migrations)
  .filter((name) => name.endsWith('.sql'))
  .sort();

/** What the program from before a migration can no longer do after it: docs/operating.md, «Back to the version before». */
const withoutWayBack: Record<string, string> = {
  '0001_bind_codes_to_browsers.sql':
    'login codes are keyed by phone and browser: the older program sends none',
  '0003_book_tables.sql': 'a cancelled booking may repeat: the older program books no table',
};

describe('migrations', () => {
  it.each(migrations.slice(1))('%s leaves the program from before it able to work', (name) => {
    const found = findNonAdditive(readFileSync(join(files.migrations, name), 'utf8'));
    if (name in withoutWayBack) expect(found).not.toEqual([]);
    else expect(found).toEqual([]);
  });
});

describe('findNonAdditive', () => {
  const add = 'ALTER TABLE "orders" ADD COLUMN "share_token" uuid';

  it.each([
    ['DROP TABLE "orders";'],
    ['DROP INDEX "orders_by_user";'],
    ['ALTER TABLE "orders" DROP COLUMN "comment";'],
    ['ALTER TABLE "orders" RENAME COLUMN "comment" TO "note";'],
    ['ALTER TABLE "orders" RENAME TO "purchases";'],
    ['ALTER TABLE "orders" ALTER COLUMN "comment" SET NOT NULL;'],
    ['ALTER TABLE "orders" ALTER COLUMN "comment" SET DATA TYPE integer;'],
    [`${add} NOT NULL;`],
    ['ALTER TABLE "orders" ADD CONSTRAINT "one" UNIQUE("comment");'],
    ['ALTER TABLE "orders" ADD CONSTRAINT "short" CHECK (length("orders"."comment") < 9);'],
    ['CREATE UNIQUE INDEX "one" ON "orders" USING btree ("comment");'],
    ['UPDATE "orders" SET "comment" = null;'],
  ])('finds %s', (statement) => {
    expect(
      findNonAdditive(
        `CREATE INDEX "i" ON "orders" USING btree ("id");--> statement-breakpoint\n${statement}`,
      ),
    ).toEqual([statement]);
  });

  it.each([
    [`${add};`],
    [`${add} DEFAULT gen_random_uuid() NOT NULL;`],
    [`${add};--> statement-breakpoint\nALTER TABLE "orders" ADD CONSTRAINT "one" UNIQUE("share_token");`],
    [
      `${add};--> statement-breakpoint\nCREATE UNIQUE INDEX "one" ON "orders" USING btree ("user_id","share_token");`,
    ],
    [
      'CREATE TABLE "gifts" ("id" serial NOT NULL);--> statement-breakpoint\nCREATE UNIQUE INDEX "one" ON "gifts" USING btree ("id");',
    ],
    ['-- A comment.\nCREATE INDEX "orders_by_user" ON "orders" USING btree ("user_id");'],
  ])('allows %s', (migration) => {
    expect(findNonAdditive(migration)).toEqual([]);
  });
});
