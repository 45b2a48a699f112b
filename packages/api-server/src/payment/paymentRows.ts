import { createHmac } from 'node:crypto';
import { desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../database/connect';
import { orders, payments } from '../database/schema/orders';
import { notFound } from '../apiError';
import type { Bill, OpenedPayment, PaymentProvider, Receipt } from './provider';
import { messages } from './messages';

/** Identifies an order that is not written yet. */
interface Unwritten {
  cart: { id: number; version: number; createdAt: Date };
  /** Kopecks. */
  amount: number;
  receipt: Receipt;
  /** When the order was requested. */
  requestedAt: Date;
}

/** How long a repeated request gets the payment that was opened first; then that payment has ten minutes left. */
const keyLifeMs = 5 * 60_000;

/**
 * Deterministic in every process: the same cart, sum and receipt give the same bill, within five minutes. A later request
 * gets another bill, and thus another payment, because the first payment has expired or soon will (decision 0022).
 */
export function createBill(
  provider: PaymentProvider,
  { cart, amount, receipt, requestedAt }: Unwritten,
): Bill {
  const createdAt = cart.createdAt.getTime();
  const period = Math.floor((requestedAt.getTime() - createdAt) / keyLifeMs);
  return billFor(provider, { of: ['cart', cart.id, createdAt, cart.version, period], amount, receipt });
}

/** The receipt of lines without gifts, whose price is 0 and which no receipt names. */
export const toReceipt = ({ phone, email }: Receipt['customer'], lines: Receipt['lines']): Receipt => ({
  customer: { phone, email },
  lines: lines.map(({ name, price, amount, vatCode }) => ({ name, price, amount, vatCode })),
});

/** The bill of another attempt to pay an order: the same until that attempt is written. */
export const createNextBill = (
  provider: PaymentProvider,
  {
    orderId,
    attempts,
    amount,
    receipt,
  }: { orderId: number; attempts: number; amount: number; receipt: Receipt },
): Bill => billFor(provider, { of: ['order', orderId, attempts], amount, receipt });

/** The token covers all that the acquirer is sent: it refuses a key with another body. */
function billFor(
  { secret }: PaymentProvider,
  { of, amount, receipt }: { of: readonly (string | number)[]; amount: number; receipt: Receipt },
): Bill {
  const key = JSON.stringify([...of, amount, receipt]);
  return { token: createHmac('sha256', secret).update(key).digest('base64url'), amount, receipt };
}

/** Writes the payment of an order, in the order's own transaction. */
export async function writePayment(
  tx: Queryable,
  orderId: number,
  payment: Pick<Bill, 'token' | 'amount'> & OpenedPayment,
): Promise<void> {
  const { token, amount, externalId, url } = payment;
  await tx.insert(payments).values({ orderId, token, amount, externalId, url });
}

/** The attempts to pay an order, the newest first. */
export const paymentsOf = (tx: Queryable, orderId: number) =>
  tx.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(desc(payments.id));

/** The id of an order's newest payment, in a query with a join. */
export const newestPayment = sql`(select max(id) from payments where order_id = ${orders.id})`;

/** The url where an order is paid; null when it has no payment, or waits for none any more. */
export async function paymentUrlOf(tx: Queryable, orderId: number): Promise<string | null> {
  const [payment] = await paymentsOf(tx, orderId);
  const isOpen = payment?.status === 'pending' || payment?.status === 'declined';
  return isOpen ? payment.url : null;
}

/** Whether a payment was opened for one of our orders. */
export async function isKnownPayment(db: Queryable, externalId: string): Promise<boolean> {
  const known = await db
    .select({ id: payments.id })
    .from(payments)
    .where(eq(payments.externalId, externalId));
  return known.length > 0;
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
