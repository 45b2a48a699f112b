import { dayFromNow, generalNotifications, ownNotifications } from '@storefront/demo-chain';
import { sql } from 'drizzle-orm';
import { faultText } from '../chain/folder/fault';
import { importFolder } from '../chain/folder/importFolder';
import { readFolder } from '../chain/folder/readFolder';
import type { Database, Transaction } from '../database/connect';
import { notifications } from '../database/schema/articles';
import { groups } from '../database/schema/catalogue';
import { settings } from '../database/schema/content';
import { files } from '../files';
import { seedCustomer } from './seedCustomer';
import { seedShift } from './seedShift';

/** Large enough to leave lower numbers for the past orders. */
const nextOrderId = 10_401;

/** Fills an empty database with the demo chain «Кицунэ». Does nothing when the database has data. */
export async function seedDemo(db: Database): Promise<void> {
  const [setting] = await db.select({ key: settings.key }).from(settings).limit(1);
  const [group] = await db.select({ id: groups.id }).from(groups).limit(1);
  if (setting ?? group) return;
  const now = new Date();
  const folder = readFolder(files.demoChain, now);
  await db.transaction(async (tx) => {
    const { faults } = await importFolder(tx, folder, { now });
    if (faults.length > 0) throw new Error(`Faults of the demo chain:\n${faults.map(faultText).join('\n')}`);
    await seedShift(tx);
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

async function startOrdersAt(tx: Transaction, number: number): Promise<void> {
  await tx.execute(sql`select setval(pg_get_serial_sequence('orders', 'id'), ${number}, false)`);
}
