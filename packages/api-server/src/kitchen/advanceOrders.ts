import { asc, eq, lte, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Kitchen } from '../config';
import type { Database, Transaction } from '../database/connect';
import { orders } from '../database/schema/orders';
import { setStatus } from '../orders/setStatus';
import { dueTime } from './dueTime';
import { notifyKitchen } from './notifyKitchen';
import { plannedFailure, stepAfter } from './steps';

interface Terms {
  kitchen: Kitchen;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** An order that could not advance is retried after this time and does not block the others. */
const retryDelay = { seconds: 60, until: null };

/**
 * Advances every due order by one step; with a real kitchen only unpaid orders, whose time to pay is over. Due times are in
 * the database and locked rows are skipped, so any number of processes may run this, and a killed process leaves nothing
 * half done. Each order has its own transaction, so two processes never wait for each other's customers.
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
  { kitchen }: Terms,
): Promise<void> {
  const { takeMethod, statusSlug } = order;
  const isSimulated = kitchen.kind === 'simulated';
  const step = isSimulated || statusSlug === 'wait_confirm' ? stepAfter(takeMethod, statusSlug) : undefined;
  if (step) {
    const failure = isSimulated ? plannedFailure(order, kitchen.failurePercent) : undefined;
    return setStatus(tx, order, failure ?? step.next, kitchen);
  }
  // A final status, or an order from before the setting: a process with a simulated kitchen has placed it.
  await tx.update(orders).set({ nextAt: null }).where(eq(orders.id, order.id));
  await notifyKitchen(tx, { order, before: undefined, after: statusSlug }, kitchen);
}
