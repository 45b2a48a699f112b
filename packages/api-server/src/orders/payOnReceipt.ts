import { orderStatus } from '@storefront/domain';
import { and, eq, inArray } from 'drizzle-orm';
import { unprocessable } from '../apiError';
import type { Context } from '../context';
import { orders, payments } from '../database/schema/orders';
import { statusAfterPayment } from '../kitchen/steps';
import { lockOwnOrder } from './lockOwnOrder';
import { messages } from './messages';
import { setStatus } from './setStatus';

const isFinal = (slug: string) => orderStatus(slug, 'delivery').isFinal;

interface Wanted {
  userId: number;
  id: string;
  /** By card or in cash (spec §3, Payment types). */
  paymentTypeId: 2 | 3;
}

/**
 * Lets an order that waits for its online payment be paid on receipt instead: it goes to the kitchen, and money that still
 * arrives is paid back. A repeated call changes nothing. Throws 404 for another customer's order, and 422 for an order
 * that does not wait for a payment.
 */
export function payOnReceipt(
  { db, config }: Pick<Context, 'db' | 'config'>,
  { paymentTypeId, ...wanted }: Wanted,
): Promise<void> {
  return db.transaction(async (tx) => {
    const order = await lockOwnOrder(tx, wanted);
    if (order.statusSlug !== 'wait_confirm') {
      const isDone = order.paymentTypeId === paymentTypeId && !isFinal(order.statusSlug);
      const [closed] = isDone
        ? await tx
            .select()
            .from(payments)
            .where(and(eq(payments.orderId, order.id), eq(payments.status, 'closed')))
        : [];
      if (closed) return;
      throw unprocessable(messages.notWaitingForPayment);
    }
    await tx
      .update(payments)
      .set({ status: 'closed' })
      .where(
        and(eq(payments.orderId, order.id), inArray(payments.status, ['pending', 'declined', 'failed'])),
      );
    await tx.update(orders).set({ paymentTypeId }).where(eq(orders.id, order.id));
    await setStatus(tx, order, statusAfterPayment(order), config.kitchen);
  });
}
