import { eq } from 'drizzle-orm';
import type { Context } from '../context';
import type { Transaction } from '../database/connect';
import { orders, paymentEvents, payments } from '../database/schema/orders';
import { notFound, unprocessable } from '../apiError';
import { statusAfterPayment } from '../kitchen/steps';
import { announceStatus, setStatus } from '../orders/setStatus';
import { messages } from './messages';
import type { PaymentEvent } from './provider';

type PaymentRow = typeof payments.$inferSelect;

/**
 * Applies an event of the provider once. A declined or failed attempt ends no order: it can be paid until its time to pay is
 * over (readings 28). Throws 404 for an unknown payment and 422 when the sum differs.
 */
export function settlePayment({ db, config }: Context, event: PaymentEvent): Promise<void> {
  return db.transaction(async (tx) => {
    const [known] = await tx.select().from(payments).where(eq(payments.externalId, event.externalId));
    if (!known) throw notFound(messages.notFound);
    // A part that the chain has paid back in the acquirer's own cabinet.
    if (event.status === 'refunded' && known.amount !== event.amount) return;
    if (known.amount !== event.amount) throw unprocessable(messages.wrongAmount, 'amount');
    // Locks the order first, as everywhere: the kitchen may cancel it at this moment.
    const [order] = await tx.select().from(orders).where(eq(orders.id, known.orderId)).for('update');
    const [payment] = await tx.select().from(payments).where(eq(payments.id, known.id)).for('update');
    if (!order || !payment || !(await isNewEvent(tx, event, payment))) return;
    const status = nextStatus(payment, event, order.statusSlug === 'wait_confirm');
    if (!status) return;
    // A refund does not wait for the next question about the payment.
    const due = status === 'refund_due' ? { nextCheckAt: null } : {};
    await tx
      .update(payments)
      .set({ status, ...due })
      .where(eq(payments.id, payment.id));
    if (status === 'paid') await setStatus(tx, order, statusAfterPayment(order), config.kitchen);
    if (status === 'refund_due') await announceStatus(tx, order);
    if (order.statusSlug !== 'wait_confirm') return;
    if (status === 'declined' || status === 'failed') await announceStatus(tx, order);
    if (status === 'closed') await setStatus(tx, order, 'canceled', config.kitchen);
  });
}

async function isNewEvent(tx: Transaction, event: PaymentEvent, { id }: PaymentRow): Promise<boolean> {
  const written = await tx
    .insert(paymentEvents)
    .values({ id: event.id, paymentId: id })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id });
  return written.length > 0;
}

/** Undefined when the event changes nothing. */
function nextStatus(
  { status }: PaymentRow,
  event: PaymentEvent,
  isWaiting: boolean,
): PaymentRow['status'] | undefined {
  if (event.status === 'refunded') return status === 'refund_due' ? 'refunded' : undefined;
  if (status === 'paid' || status === 'refund_due' || status === 'refunded') return undefined;
  const isOpen = status === 'pending' || status === 'declined';
  if (event.status === 'declined') return status === 'pending' ? 'declined' : undefined;
  if (event.status === 'failed') return isOpen ? 'failed' : undefined;
  if (event.status === 'canceled') return isOpen ? 'closed' : undefined;
  // Money for an order that does not wait for it any more: the chain owes the customer a refund.
  return isWaiting && isOpen ? 'paid' : 'refund_due';
}
