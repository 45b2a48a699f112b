import { asc, eq, lte } from 'drizzle-orm';
import type { Database, Transaction } from '../database/connect';
import { orders } from '../database/schema/orders';
import { setStatus } from '../orders/setStatus';
import { mishapOf, stepAfter } from './steps';

interface Terms {
  /** How many times faster than life. */
  pace: number;
  /** How many orders of a hundred are canceled or end in an error. */
  trouble: number;
}

/** A stumbled order is tried again after this time, and does not keep the others waiting. */
const pauseMs = 60_000;

/**
 * Moves every order that is due one step on. The due time is in the database and due rows are skipped while
 * another process holds them: any number of kitchens may run, and a killed one leaves nothing half done. One order
 * is one transaction, so that two kitchens never wait for each other's customers. Throws what the last order
 * stumbled over.
 */
export async function advanceOrders(db: Database, terms: Terms): Promise<void> {
  let stumbled: { id: number; error: unknown } | undefined;
  for (let isMore = true; isMore; ) {
    let id: number | undefined;
    try {
      isMore = await db.transaction(async (tx) => {
        const order = await nextDue(tx);
        id = order?.id;
        if (order) await advance(tx, order, terms);
        return order !== undefined;
      });
    } catch (error) {
      // The database is away, which no order is to blame for.
      if (id === undefined) throw error;
      stumbled = { id, error };
      await db
        .update(orders)
        .set({ nextAt: new Date(Date.now() + pauseMs) })
        .where(eq(orders.id, id));
    }
  }
  if (stumbled) throw new Error(`order ${stumbled.id} did not move on`, { cause: stumbled.error });
}

async function nextDue(tx: Transaction) {
  const [order] = await tx
    .select()
    .from(orders)
    .where(lte(orders.nextAt, new Date()))
    .orderBy(asc(orders.nextAt))
    .limit(1)
    .for('update', { skipLocked: true });
  return order;
}

async function advance(
  tx: Transaction,
  order: typeof orders.$inferSelect,
  { pace, trouble }: Terms,
): Promise<void> {
  const step = stepAfter(order.takeMethod, order.statusSlug);
  if (step) return setStatus(tx, order, mishapOf(order, trouble) ?? step.next, pace);
  // Nothing follows this status, so nothing is due.
  await tx.update(orders).set({ nextAt: null }).where(eq(orders.id, order.id));
}
