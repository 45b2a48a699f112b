import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/connect';
import { promos, settings } from '../database/schema/content';
import { restaurants, stopList, zones } from '../database/schema/restaurants';
import { seedCustomer } from './customer';
import { seedMenu } from './menu';
import { demoPromos } from './promos';
import { demoRestaurants } from './restaurants';
import { demoSettings } from './settings';
import { demoZones, soldOut } from './zones';

/** Fills an empty database with the demo chain «Кицунэ»; one that has data stays as it is. */
export async function seedDemo(db: Database): Promise<void> {
  const [known] = await db.select({ key: settings.key }).from(settings).limit(1);
  if (known) return;
  await db.transaction(async (tx) => {
    const productIds = await seedMenu(tx);
    await tx.insert(restaurants).values(demoRestaurants);
    await tx.insert(zones).values(demoZones);
    await tx
      .insert(stopList)
      .values(
        soldOut.map(({ restaurantId, slug }) => ({ restaurantId, productId: productIds.get(slug) ?? 0 })),
      );
    await tx.insert(promos).values(demoPromos(productIds));
    await tx.insert(settings).values(demoSettings);
    for (const table of [
      'groups',
      'products',
      'labels',
      'modifier_groups',
      'modifiers',
      'restaurants',
      'zones',
    ]) {
      await continueAfterHighest(tx, table);
    }
    await startOrdersAt(tx, 10_401);
    await seedCustomer(tx, productIds);
  });
}

/** Demo rows carry fixed ids; the next row of a real day must not collide with them. */
async function continueAfterHighest(tx: Transaction, table: string): Promise<void> {
  const name = sql.identifier(table);
  await tx.execute(sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${name}))`);
}

/** Numbers of a chain that has been cooking for a while. */
async function startOrdersAt(tx: Transaction, number: number): Promise<void> {
  await tx.execute(sql`select setval(pg_get_serial_sequence('orders', 'id'), ${number}, false)`);
}
