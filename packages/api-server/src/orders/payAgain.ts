import { asc, eq } from 'drizzle-orm';
import { unprocessable } from '../apiError';
import type { Context } from '../context';
import type { Transaction } from '../database/connect';
import { products } from '../database/schema/catalogue';
import { orderItems, type orders, payments } from '../database/schema/orders';
import { users } from '../database/schema/users';
import { openPayment, PaymentNotOpened } from '../payment/openPayment';
import { createNextBill, paymentsOf, toReceipt } from '../payment/paymentRows';
import type { Receipt } from '../payment/provider';
import { lockOwnOrder } from './lockOwnOrder';
import { messages } from './messages';

interface Wanted {
  userId: number;
  id: string;
}

interface Call extends Wanted {
  /** Reports a failed payment provider. */
  onProviderError: (error: unknown) => void;
}

/**
 * The page where an order that waits for its payment can be paid: that of its open payment, or of a new one when the last
 * one has failed. Repeated and parallel calls open one payment, outside every transaction. Throws 404 for another
 * customer's order, 422 for an order that does not wait, and PaymentNotOpened.
 */
export async function payAgain(
  { db, payment: provider }: Pick<Context, 'db' | 'payment'>,
  { onProviderError, ...wanted }: Call,
): Promise<string> {
  const found = await db.transaction(async (tx) => {
    const { order, open, attempts } = await findAttempt(tx, wanted);
    if (open) return { open };
    const { id: orderId, discountSum: amount } = order;
    return { next: { orderId, attempts, amount, receipt: await readReceipt(tx, order) } };
  });
  if (found.open) return found.open.url;
  if (!provider) throw unprocessable(messages.onlineOff);
  const bill = createNextBill(provider, found.next);
  const { externalId, url } = await openPayment(provider, bill, onProviderError);
  return db.transaction(async (tx) => {
    const now = await findAttempt(tx, wanted);
    if (now.open) return now.open.url;
    const { token, amount } = bill;
    const row = { orderId: now.order.id, token, amount, externalId, url };
    const written = await tx.insert(payments).values(row).onConflictDoNothing().returning();
    // A parallel call has written this payment, and it has failed since.
    if (written.length === 0) throw new PaymentNotOpened();
    return url;
  });
}

/** Locks an order that waits, and reads its open payment. Throws 404 and 422. */
async function findAttempt(tx: Transaction, wanted: Wanted) {
  const order = await lockOwnOrder(tx, wanted);
  if (order.statusSlug !== 'wait_confirm') throw unprocessable(messages.notWaitingForPayment);
  const attempts = await paymentsOf(tx, order.id);
  const open = attempts.find(({ status }) => status === 'pending' || status === 'declined');
  return { order, open, attempts: attempts.length };
}

async function readReceipt(tx: Transaction, order: typeof orders.$inferSelect): Promise<Receipt> {
  const [customer] = await tx.select().from(users).where(eq(users.id, order.userId));
  if (!customer) throw new Error('the customer of an order is not there');
  const { name, price, amount } = orderItems;
  const lines = await tx
    .select({ name, price, amount, vatCode: products.vatCode })
    .from(orderItems)
    .leftJoin(products, eq(products.id, orderItems.productId))
    .where(eq(orderItems.orderId, order.id))
    .orderBy(asc(orderItems.id));
  return toReceipt(customer, lines);
}
