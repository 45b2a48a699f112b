import { asc, eq, lte, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Transaction } from '../database/connect';
import { orders } from '../database/schema/orders';
import { setStatus } from '../orders/setStatus';
import { dueTime } from './dueTime';
import { plannedFailure, stepAfter } from './steps';

interface Terms {
  /** How many times faster than real time. */
  pace: number;
  /** Percentage of orders that are canceled or end in an error. */
  failurePercent: number;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** An order that could not advance is retried after this time and does not block the others. */
const retryDelay = { seconds: 60, until: null };

/**
 * Advances every due order by one step. Due times are in the database and locked rows are skipped, so any number of
 * processes may run this, and a killed process leaves nothing half done. Each order has its own transaction, so two
 * processes never wait for each other's customers.
 */
export async function advanceOrders(db: Database, terms: Terms): Promise<void> {
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
      // The database failed, not a particular order.
      if (id === undefined) throw error;
      terms.log.error({ err: error, orderId: id }, 'an order could not advance');
      await db
        .update(orders)
        .set({ nextAt: dueTime(retryDelay) })
        .where(eq(orders.id, id));
    }
  }
}

async function nextDue(tx: Transaction) {
  const [order] = await tx
    .select()
    .from(orders)
    .where(lte(orders.nextAt, sql`now()`))
    .orderBy(asc(orders.nextAt))
    .limit(1)
    .for('update', { skipLocked: true });
  return order;
}

async function advance(
  tx: Transaction,
  order: typeof orders.$inferSelect,
  { pace, failurePercent }: Terms,
): Promise<void> {
  const step = stepAfter(order.takeMethod, order.statusSlug);
  if (step) return setStatus(tx, order, plannedFailure(order, failurePercent) ?? step.next, pace);
  // A final status: nothing is due.
  await tx.update(orders).set({ nextAt: null }).where(eq(orders.id, order.id));
}
