import type { OrderStatusSlug } from '@storefront/domain';
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../database/connect';
import { eventOutbox, orderHistory, orders } from '../database/schema/orders';
import { users } from '../database/schema/users';
import { dueAfter } from '../kitchen/steps';
import { moscowTime } from './moscowTime';
import { statusId } from './statusIds';

type OrderRow = typeof orders.$inferSelect;

/**
 * Moves a locked order to a status. The history, the balance, the next due time and the event for the sockets
 * are written in the same transaction, so a crash loses or doubles none of them.
 */
export async function setStatus(
  tx: Transaction,
  order: OrderRow,
  slug: OrderStatusSlug,
  pace: number,
): Promise<void> {
  const nextAt = dueAfter(order.takeMethod, slug, { now: new Date(), pace });
  await tx.update(orders).set({ statusSlug: slug, nextAt }).where(eq(orders.id, order.id));
  if (slug === 'closed') await addPoints(tx, order.userId, order.writeOn);
  if (slug === 'canceled') await addPoints(tx, order.userId, order.writeOff);
  await recordStatus(tx, order, slug);
}

/** Writes the history row of a status and the event that tells of it. */
export async function recordStatus(tx: Transaction, order: OrderRow, slug: OrderStatusSlug): Promise<void> {
  await tx.insert(orderHistory).values({ orderId: order.id, statusSlug: slug });
  const payload = {
    order_id: order.id,
    status_slug: slug,
    status_id: statusId(slug),
    delivery_date: moscowTime(order.deliveryDate),
    datetime: null,
  };
  await tx.insert(eventOutbox).values({ userId: order.userId, name: 'order-status-changed', payload });
}

async function addPoints(tx: Transaction, userId: number, points: number): Promise<void> {
  if (points === 0) return;
  await tx
    .update(users)
    .set({ bonusBalance: sql`${users.bonusBalance} + ${points}` })
    .where(eq(users.id, userId));
}
