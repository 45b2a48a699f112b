import { dayFromNow, generalNotifications, ownNotifications } from '@storefront/demo-chain';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/connect';
import { notifications } from '../database/schema/articles';
import { settings } from '../database/schema/content';
import { seedContent } from './seedContent';
import { seedCustomer } from './seedCustomer';
import { seedMenu } from './seedMenu';
import { seedRestaurants } from './seedRestaurants';

/** Large enough to leave lower numbers for the past orders. */
const nextOrderId = 10_401;

/** Fills an empty database with the demo chain «Кицунэ». Does nothing when the database has data. */
export async function seedDemo(db: Database): Promise<void> {
  const [known] = await db.select({ key: settings.key }).from(settings).limit(1);
  if (known) return;
  await db.transaction(async (tx) => {
    const productIds = await seedMenu(tx);
    await seedRestaurants(tx, productIds);
    await seedContent(tx, productIds);
    for (const table of [
      'groups',
      'products',
      'labels',
      'modifier_groups',
      'modifiers',
      'restaurants',
      'restaurant_tags',
      'zones',
      'promo_codes',
    ]) {
      await continueAfterHighest(tx, table);
    }
    const userId = await seedCustomer(tx, nextOrderId);
    await seedNotifications(tx, userId);
    await startOrdersAt(tx, nextOrderId);
  });
}

async function seedNotifications(tx: Transaction, userId: number): Promise<void> {
  const toRow = ({ daysAgo, time, ...row }: (typeof ownNotifications)[number], owner: number | null) => ({
    ...row,
    userId: owner,
    createdAt: dayFromNow(-daysAgo, time),
  });
  await tx
    .insert(notifications)
    .values([
      ...ownNotifications.map((row) => toRow(row, userId)),
      ...generalNotifications.map((row) => toRow(row, null)),
    ]);
}

/** Demo rows have fixed ids. Moves the sequence past them, so that later inserts do not collide. */
async function continueAfterHighest(tx: Transaction, table: string): Promise<void> {
  const name = sql.identifier(table);
  await tx.execute(sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${name}))`);
}

async function startOrdersAt(tx: Transaction, number: number): Promise<void> {
  await tx.execute(sql`select setval(pg_get_serial_sequence('orders', 'id'), ${number}, false)`);
}
