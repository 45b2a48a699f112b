import { and, eq } from 'drizzle-orm';
import type { Context } from '../context';
import { orders, payments } from '../database/schema/orders';
import { notFound } from '../failure';
import { messages } from '../messages';
import { setStatus } from '../orders/setStatus';

/** The payment behind a link. Throws 404. */
export async function findPayment({ db }: Pick<Context, 'db'>, token: string) {
  // A text with a zero byte is no text to the database.
  const [payment] = token.includes('\0')
    ? []
    : await db.select().from(payments).where(eq(payments.token, token));
  if (!payment) throw notFound(messages.payment.notFound);
  return payment;
}

/**
 * Pays or declines, once: what comes after the first answer changes nothing. Answers with the order's id.
 * An order that was given up meanwhile stays canceled, and its payment is declined.
 */
export async function settlePayment(
  { db, config }: Context,
  token: string,
  wanted: 'paid' | 'declined',
): Promise<number> {
  const payment = await findPayment({ db }, token);
  await db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, payment.orderId)).for('update');
    const isWaiting = order?.statusSlug === 'wait_confirm';
    const settled = await tx
      .update(payments)
      .set({ status: isWaiting ? wanted : 'declined' })
      .where(and(eq(payments.id, payment.id), eq(payments.status, 'pending')))
      .returning({ id: payments.id });
    if (settled.length === 0 || !order || !isWaiting) return;
    await setStatus(tx, order, wanted === 'paid' ? 'new' : 'canceled', config.kitchenPace);
  });
  return payment.orderId;
}
