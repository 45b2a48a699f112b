import type { OrderStatusSlug } from '@storefront/domain';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { addPoints } from '../bonuses/ledger';
import type { Kitchen } from '../config';
import type { Transaction } from '../database/connect';
import { notifications } from '../database/schema/articles';
import { eventOutbox, orderHistory, orders, payments } from '../database/schema/orders';
import { dueTime } from '../kitchen/dueTime';
import { notifyKitchen } from '../kitchen/notifyKitchen';
import { stayIn } from '../kitchen/steps';
import { releasePromo } from '../promo-codes/claimPromo';
import { queuePush } from '../push/queuePush';
import { messages } from './messages';
import { moscowTime } from './moscowTime';
import { statusId } from './statusIds';

type OrderRow = typeof orders.$inferSelect;

const daysOfEarnedPoints = 180;

/**
 * Sets the status of a locked order. History, ledger, notification, next due time, socket event and the messages to the
 * kitchen and to the customer's devices are written in the same transaction, so a crash neither loses nor doubles any of them.
 */
export async function setStatus(
  tx: Transaction,
  order: OrderRow,
  slug: OrderStatusSlug,
  kitchen: Kitchen,
): Promise<void> {
  await applyStatus(tx, order, slug, kitchen);
  await notifyKitchen(tx, { order, before: order.statusSlug, after: slug }, kitchen);
}

/** `setStatus` for a status that the kitchen itself has reported. */
export async function applyStatus(
  tx: Transaction,
  order: OrderRow,
  slug: OrderStatusSlug,
  kitchen: Kitchen,
): Promise<void> {
  const nextAt = dueTime(stayIn(order, slug, kitchen));
  await tx.update(orders).set({ statusSlug: slug, nextAt }).where(eq(orders.id, order.id));
  await recordStatus(tx, order, slug);
  if (slug === 'closed') await awardPoints(tx, order);
  if (slug === 'canceled' || slug === 'error') await releaseOrder(tx, order);
  await notify(tx, order, slug);
  await queuePush(tx, order, slug);
}

/** The socket event of a status. */
const statusEvent = (order: OrderRow, slug: string) => ({
  userId: order.userId,
  name: 'order-status-changed',
  payload: {
    order_id: order.id,
    status_slug: slug,
    status_id: statusId(slug),
    delivery_date: moscowTime(order.deliveryDate),
    datetime: order.datetime && moscowTime(order.datetime),
  },
});

/** Makes open pages read an order whose status has not changed, such as after a declined payment. */
export async function announceStatus(tx: Transaction, order: OrderRow): Promise<void> {
  await tx.insert(eventOutbox).values(statusEvent(order, order.statusSlug));
}

/** Writes the history row and the socket event of a status, in one statement. */
export async function recordStatus(tx: Transaction, order: OrderRow, slug: string): Promise<void> {
  const history = tx
    .$with('history')
    .as(
      tx
        .insert(orderHistory)
        .values({ orderId: order.id, statusSlug: slug })
        .returning({ id: orderHistory.id }),
    );
  await tx.with(history).insert(eventOutbox).values(statusEvent(order, slug));
}

async function awardPoints(tx: Transaction, { id, userId, writeOn }: OrderRow): Promise<void> {
  const expiresAt = new Date(Date.now() + daysOfEarnedPoints * 86_400_000);
  const key = `order:${id}:earned`;
  await addPoints(tx, { userId, key, reason: 'earned', kind: 'accumulated', points: writeOn, expiresAt });
}

/** Returns points and promo code; closes an unpaid payment and marks a completed one for refund. */
async function releaseOrder(tx: Transaction, { id, userId, writeOff }: OrderRow): Promise<void> {
  await tx
    .update(payments)
    .set({
      status: sql`case ${payments.status} when 'paid' then 'refund_due' else 'closed' end`,
      // A refund does not wait for the next question about the payment.
      nextCheckAt: sql`case ${payments.status} when 'paid' then null else ${payments.nextCheckAt} end`,
    })
    .where(
      and(eq(payments.orderId, id), inArray(payments.status, ['pending', 'declined', 'failed', 'paid'])),
    );
  const key = `order:${id}:returned`;
  await addPoints(tx, { userId, key, reason: 'returned', kind: 'accumulated', points: writeOff });
  await releasePromo(tx, id);
}

async function notify(tx: Transaction, { id, userId }: OrderRow, slug: OrderStatusSlug): Promise<void> {
  const texts = messages.notifications;
  if (!(slug in texts)) return;
  const { title, text } = texts[slug as keyof typeof texts];
  await tx.insert(notifications).values({ userId, title: title(id), text, link: `/monitoring/${id}` });
}
