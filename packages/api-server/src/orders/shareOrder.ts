import type { SharedOrder } from '@storefront/api-contract';
import { finalStatuses } from '@storefront/domain';
import { eq, sql } from 'drizzle-orm';
import { notFound } from '../apiError';
import type { Context } from '../context';
import { orders, payments } from '../database/schema/orders';
import { newestPayment } from '../payment/paymentRows';
import { messages } from './messages';
import { moscowTime } from './moscowTime';

/** How long the link of a finished order works. */
const daysAfterEnd = 7;

const uuidPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * When the link of an order stops working; null while the order is unfinished. The end of imported orders, which have
 * no history, is the time they were placed. Names are written out, because drizzle leaves out the table of a column
 * when the query has no join.
 */
export const shareEndsAt = () =>
  sql<Date | null>`case when orders.status_slug in ${finalStatuses} then coalesce(
      (select max(order_history.at) from order_history
        where order_history.order_id = orders.id and order_history.status_slug in ${finalStatuses}),
      orders.created_at
    ) + make_interval(days => ${daysAfterEnd}) end`.mapWith(orders.createdAt);

export function isLinkAlive(endsAt: Date | null, now: Date): boolean {
  return endsAt === null || now < endsAt;
}

const isDeclined = (status: string | null) => status === 'declined' || status === 'failed';

/** The progress of the order with this link. Throws 404 for an unknown token, and seven days after the order's end. */
export async function readSharedOrder({ db }: Context, token: string): Promise<SharedOrder> {
  if (!uuidPattern.test(token)) throw notFound(messages.notFound);
  const [row] = await db
    .select({ order: orders, endsAt: shareEndsAt(), paymentStatus: payments.status })
    .from(orders)
    .leftJoin(payments, eq(payments.id, newestPayment))
    .where(eq(orders.shareToken, token));
  if (!row || !isLinkAlive(row.endsAt, new Date())) throw notFound(messages.notFound);
  const { id, statusSlug, takeMethod, deliveryDate, datetime, createdAt } = row.order;
  return {
    id,
    status_slug: statusSlug,
    is_self_service: takeMethod === 'pickup',
    delivery_date: moscowTime(deliveryDate),
    datetime: datetime && moscowTime(datetime),
    created_at: moscowTime(createdAt),
    is_payment_declined: statusSlug === 'wait_confirm' && isDeclined(row.paymentStatus),
  };
}
