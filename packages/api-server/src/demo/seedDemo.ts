import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/connect';
import { articles, historyEvents, landings, notifications } from '../database/schema/articles';
import { promos, settings } from '../database/schema/content';
import { contacts } from '../database/schema/inquiries';
import { promoCodes } from '../database/schema/promoCodes';
import { restaurants, restaurantTags, stopList, zones } from '../database/schema/restaurants';
import { demoArticles } from './articles/demoArticles';
import { demoContacts } from './contacts';
import { seedCustomer } from './customer';
import { demoHistory } from './history';
import { demoLandings } from './landings/demoLandings';
import { seedMenu } from './menu';
import { demoNotifications } from './notifications';
import { demoPromoCodes } from './promoCodes';
import { demoPromos } from './promos';
import { demoRestaurants } from './restaurants';
import { demoTags } from './restaurantTags';
import { demoSettings } from './settings';
import { demoZones, soldOut } from './zones';

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
    await tx.insert(settings).values(demoSettings);
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
    await tx.insert(notifications).values(demoNotifications(userId));
    await startOrdersAt(tx, nextOrderId);
  });
}

async function seedRestaurants(tx: Transaction, productIds: ReadonlyMap<string, number>): Promise<void> {
  await tx.insert(restaurantTags).values(demoTags);
  await tx.insert(restaurants).values(demoRestaurants);
  await tx.insert(zones).values(demoZones);
  await tx
    .insert(stopList)
    .values(
      soldOut.map(({ restaurantId, slug }) => ({ restaurantId, productId: productIds.get(slug) ?? 0 })),
    );
}

async function seedContent(tx: Transaction, productIds: ReadonlyMap<string, number>): Promise<void> {
  await tx.insert(promoCodes).values(demoPromoCodes(productIds));
  await tx.insert(promos).values(demoPromos(productIds));
  await tx.insert(articles).values(demoArticles);
  await tx.insert(historyEvents).values(demoHistory);
  await tx.insert(landings).values(demoLandings(productIds));
  await tx.insert(contacts).values(demoContacts);
}

/** Demo rows have fixed ids. Moves the sequence past them, so that later inserts do not collide. */
async function continueAfterHighest(tx: Transaction, table: string): Promise<void> {
  const name = sql.identifier(table);
  await tx.execute(sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${name}))`);
}

async function startOrdersAt(tx: Transaction, number: number): Promise<void> {
  await tx.execute(sql`select setval(pg_get_serial_sequence('orders', 'id'), ${number}, false)`);
}
