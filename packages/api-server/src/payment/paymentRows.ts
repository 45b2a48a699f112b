import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../database/connect';
import { payments } from '../database/schema/orders';
import { notFound } from '../apiError';
import type { Bill, OpenedPayment, PaymentProvider } from './provider';
import { messages } from './messages';

/** Identifies an order that is not written yet. */
interface Unwritten {
  cart: { id: number; version: number; createdAt: Date };
  /** Kopecks. */
  amount: number;
  /** When the order was requested. */
  requestedAt: Date;
}

/** How long a repeated request gets the payment that was opened first; then that payment has ten minutes left. */
const keyLifeMs = 5 * 60_000;

/**
 * Deterministic in every process: the same cart and sum give the same bill, within five minutes. A later request gets
 * another bill, and thus another payment, because the first payment has expired or soon will (decision 0022).
 */
export function createBill({ secret }: PaymentProvider, { cart, amount, requestedAt }: Unwritten): Bill {
  const createdAt = cart.createdAt.getTime();
  const period = Math.floor((requestedAt.getTime() - createdAt) / keyLifeMs);
  const key = ['cart', cart.id, createdAt, cart.version, amount, period].join(':');
  return { token: createHmac('sha256', secret).update(key).digest('base64url'), amount };
}

/** Writes the payment of an order, in the order's own transaction. */
export async function writePayment(
  tx: Queryable,
  orderId: number,
  payment: Bill & OpenedPayment,
): Promise<void> {
  const { token, amount, externalId, url } = payment;
  await tx.insert(payments).values({ orderId, token, amount, externalId, url });
}

/** The url where an order is paid; null when it has no payment, or waits for none any more. */
export async function paymentUrlOf(tx: Queryable, orderId: number): Promise<string | null> {
  const [payment] = await tx.select().from(payments).where(eq(payments.orderId, orderId));
  const isOpen = payment?.status === 'pending' || payment?.status === 'declined';
  return isOpen ? payment.url : null;
}

/** The payment behind a link. Throws 404. */
export async function findPayment(db: Queryable, token: string): Promise<typeof payments.$inferSelect> {
  // PostgreSQL rejects some texts, so anything that cannot be a token is not queried.
  const [payment] = /^[\w-]{1,100}$/.test(token)
    ? await db.select().from(payments).where(eq(payments.token, token))
    : [];
  if (!payment) throw notFound(messages.notFound);
  return payment;
}
