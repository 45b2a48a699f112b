import { and, eq, sql } from 'drizzle-orm';
import { isFinalStatus } from '@storefront/domain';
import { notFound, unprocessable } from '../apiError';
import type { Kitchen } from '../config';
import type { Database, Transaction } from '../database/connect';
import { kitchenEvents, kitchenOutbox } from '../database/schema/kitchen';
import { orderHistory, orders } from '../database/schema/orders';
import { applyStatus } from '../orders/setStatus';
import { messages } from './messages';
import { statusAfterReport } from './steps';

interface StatusReport {
  eventId: string;
  orderId: number;
  slug: string;
  /** When the status began; undefined for now. */
  at: Date | undefined;
}

/** The order's status after a report, and whether the report has changed it. */
interface Reported {
  status_slug: string;
  applied: boolean;
}

/**
 * Applies a status that the kitchen reports, once for each event. An order never goes back, and a final status stays: such
 * a report changes nothing. Throws 404 for an order that is not the kitchen's, and 422 for a status that it cannot have.
 */
export function reportStatus(
  { db, kitchen }: { db: Database; kitchen: Kitchen },
  { eventId, orderId, slug, at }: StatusReport,
): Promise<Reported> {
  return db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
    // No kitchen has heard of an order that is not paid.
    if (!order || order.statusSlug === 'wait_confirm') throw notFound(messages.unknownOrder);
    const next = statusAfterReport(order, slug);
    if (next === 'invalid') throw unprocessable(messages.invalidStatus, 'status_slug');
    const isNew = await isNewEvent(tx, eventId);
    if (!next || !isNew) return { status_slug: order.statusSlug, applied: false };
    await applyStatus(tx, order, next, kitchen);
    if (at) await dateStatus(tx, orderId, next, at);
    // The kitchen needs no message about an order that it has ended, also none that it refused.
    if (isFinalStatus(next)) await tx.delete(kitchenOutbox).where(eq(kitchenOutbox.orderId, orderId));
    return { status_slug: next, applied: true };
  });
}

/** Notes an event; false for one that was applied before. */
export async function isNewEvent(tx: Transaction, id: string): Promise<boolean> {
  const written = await tx
    .insert(kitchenEvents)
    .values({ id })
    .onConflictDoNothing()
    .returning({ id: kitchenEvents.id });
  return written.length > 0;
}

/** A report may come late. A kitchen's clock that is wrong dates nothing into the future, or before the order. */
async function dateStatus(tx: Transaction, id: number, slug: string, at: Date): Promise<void> {
  // Read by the database: a Date of this program has no microseconds.
  const placedAt = tx.select({ at: orders.createdAt }).from(orders).where(eq(orders.id, id));
  await tx
    .update(orderHistory)
    .set({ at: sql`least(now(), greatest(${at}::timestamptz, (${placedAt})))` })
    .where(and(eq(orderHistory.orderId, id), eq(orderHistory.statusSlug, slug)));
}
