import { and, eq } from 'drizzle-orm';
import { notFound } from '../apiError';
import type { Transaction } from '../database/connect';
import { orders } from '../database/schema/orders';
import { messages } from './messages';
import { parseOrderId } from './orderId';

/** Locks an order of the customer until the transaction ends. Throws 404 also for another customer's order. */
export async function lockOwnOrder(
  tx: Transaction,
  { userId, id }: { userId: number; id: string },
): Promise<typeof orders.$inferSelect> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, parseOrderId(id)), eq(orders.userId, userId)))
    .for('update');
  if (!order) throw notFound(messages.notFound);
  return order;
}
