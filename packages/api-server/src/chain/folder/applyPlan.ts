import { and, eq, getTableName, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/connect';
import { productLabels } from '../../database/schema/catalogue';
import { settings } from '../../database/schema/content';
import { type Stored, type StoredName, stored } from './existing';
import type { Plan } from './plan';

/** PostgreSQL takes 65,535 parameters in a statement. */
const rowsPerStatement = 1000;

function* chunks<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += rowsPerStatement)
    yield rows.slice(start, start + rowsPerStatement);
}

/** Rows are written before those that refer to them. */
const order = Object.keys(stored) as StoredName[];

/** Writes the changes of a plan without faults. */
export async function applyPlan(tx: Transaction, plan: Plan): Promise<void> {
  for (const name of order) await writeRows(tx, plan, name);
  for (const { productId, labelId } of plan.productLabels.removed) {
    await tx
      .delete(productLabels)
      .where(and(eq(productLabels.productId, productId), eq(productLabels.labelId, labelId)));
  }
  for (const rows of chunks(plan.productLabels.added)) await tx.insert(productLabels).values(rows);
  for (const name of order.toReversed()) {
    for (const ids of chunks(plan.changes[name]?.deletes ?? []))
      await tx.delete(stored[name]).where(inArray(stored[name].id, ids));
  }
  const { written, deleted } = plan.settings;
  if (deleted.length > 0) await tx.delete(settings).where(inArray(settings.key, deleted));
  if (written.length > 0)
    await tx
      .insert(settings)
      .values(written)
      .onConflictDoUpdate({ target: settings.key, set: { value: sql`excluded.value` } });
}

async function writeRows(tx: Transaction, plan: Plan, name: StoredName): Promise<void> {
  const changes = plan.changes[name];
  if (!changes) return;
  // The union of all tables is too wide for drizzle's types.
  const table = stored[name] as unknown as (typeof stored)['labels'];
  const { inserts, updates } = changes as unknown as {
    inserts: Stored<'labels'>[];
    updates: { id: number; set: Partial<Stored<'labels'>> }[];
  };
  for (const rows of chunks(inserts)) await tx.insert(table).values(rows);
  for (const { id, set } of updates) await tx.update(table).set(set).where(eq(table.id, id));
  if (inserts.length === 0) return;
  const highest = Math.max(plan.highestIds.get(name) ?? 0, ...inserts.map(({ id }) => id));
  await tx.execute(sql`select setval(pg_get_serial_sequence(${getTableName(table)}, 'id'), ${highest})`);
}
