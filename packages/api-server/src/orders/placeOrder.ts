import type { OrderResult } from '@storefront/api-contract';
import { kopecksToRoubles } from '@storefront/domain';
import { and, eq } from 'drizzle-orm';
import { lockCustomer } from '../auth/lockCustomer';
import type { User } from '../auth/sessions';
import { lockCart } from '../cart/lockCart';
import { isSlotFull, lockSlot } from '../cart/slotCapacity';
import type { Config } from '../config';
import type { Context } from '../context';
import type { Transaction } from '../database/connect';
import { carts } from '../database/schema/carts';
import { orders } from '../database/schema/orders';
import { unprocessable } from '../apiError';
import { statusAfterPayment } from '../kitchen/steps';
import { openPayment } from '../payment/openPayment';
import { createBill, paymentUrlOf, toReceipt, writePayment } from '../payment/paymentRows';
import type { Bill, OpenedPayment } from '../payment/provider';
import { checkDraft, online } from './checkOrder';
import { checkUnpaidOrders } from './checkUnpaidOrders';
import { type Draft, readDraft, type OrderRequest, type ExpiredChoice } from './draft';
import { messages } from './messages';
import { PromoNoLongerAvailable, writeOrder } from './writeOrder';

type OrderRow = typeof orders.$inferSelect;

interface OrderContext extends Pick<Context, 'db' | 'payment'> {
  config: Pick<Config, 'kitchen' | 'unpaidOrdersPerCustomer'>;
}

interface OrderCall {
  user: User;
  orderRequest: OrderRequest;
  /** `Idempotency-Key` of the call, if it has one. */
  key: string | undefined;
  /** Reports a failed payment provider. */
  onProviderError: (error: unknown) => void;
}

/** The order, and whether an earlier call has placed it. */
interface Placed {
  result: OrderResult;
  isRepeated: boolean;
}

type Outcome =
  | ({ kind: 'placed' } & Placed)
  /** The payment must be opened first, outside the transaction, because that is a network call. */
  | { kind: 'to-open'; bill: Bill }
  /** The choice was removed from the cart, so that the customer can check the cart before ordering. */
  | { kind: 'choice-expired'; what: ExpiredChoice }
  | { kind: 'retry' };

const expiryErrors = {
  time: () => unprocessable(messages.timeOver, 'datetime'),
  slot: () => unprocessable(messages.timeFull, 'datetime'),
  promo: () => unprocessable(messages.promoGone, 'code'),
  gift: () => unprocessable(messages.giftGone, 'code'),
} as const satisfies Record<ExpiredChoice, unknown>;

/** A cart may change between its bill and its order; then placing starts over, a limited number of times. */
const maxAttempts = 4;

/**
 * Places the order of the customer's cart, in one transaction that fails whole. A cart that was just ordered
 * returns that order again to repeated and parallel calls (readings 20), and so does a key that was used
 * before. An online payment is opened before the order is written: a process that dies in between
 * leaves no order without a payment, and a prompt retry gets the same payment.
 */
export async function placeOrder(context: OrderContext, call: OrderCall): Promise<Placed> {
  // One moment for all attempts, so that the order gets the payment that this call has opened.
  const requestedAt = new Date();
  let payment: (Bill & OpenedPayment) | undefined;
  for (let attempts = 0; attempts < maxAttempts; attempts += 1) {
    const outcome = await attemptOnce(context, { ...call, requestedAt, payment });
    if (outcome.kind === 'retry') continue;
    if (outcome.kind === 'placed') return outcome;
    if (outcome.kind === 'choice-expired') throw expiryErrors[outcome.what]();
    const { bill } = outcome;
    if (!context.payment) throw unprocessable(messages.onlineOff);
    payment = { ...bill, ...(await openPayment(context.payment, bill, call.onProviderError)) };
  }
  throw unprocessable(messages.priceChanged);
}

interface Attempt extends OrderCall {
  requestedAt: Date;
  payment: (Bill & OpenedPayment) | undefined;
}

async function attemptOnce(context: OrderContext, attempt: Attempt): Promise<Outcome> {
  try {
    return await context.db.transaction((tx) => tryToPlace(context, tx, attempt));
  } catch (error) {
    if (error instanceof PromoNoLongerAvailable) return { kind: 'retry' };
    throw error;
  }
}

async function tryToPlace(context: OrderContext, tx: Transaction, attempt: Attempt): Promise<Outcome> {
  const { orderRequest, key } = attempt;
  // Locked before the cart, as everywhere.
  const user = await lockCustomer(tx, attempt.user.id);
  const owner = { userId: user.id, draftUuid: orderRequest.draft_uuid };
  const cart = await lockCart(tx, owner, { create: false });
  if (!cart) throw unprocessable(messages.empty);
  const known = key ? await findByKey(tx, user.id, key) : undefined;
  if (known) return placedBefore(tx, known);
  const draft = await readDraft(tx, { user, cart, orderRequest });
  if (draft.lines.length === 0) return placedBefore(tx, await lastOf(tx, cart));
  if (draft.expiredChoice) return expire(tx, cart.id, draft.expiredChoice);
  checkDraft(draft, { isOnlineOn: context.payment !== undefined });
  // Bonuses may cover the whole sum.
  if (draft.toPay > 0) await checkUnpaidOrders(tx, user.id, context.config.unpaidOrdersPerCustomer);
  if (draft.datetime) {
    // Before its payment is opened too: a time that is gone is not paid for.
    await lockSlot(tx, draft.datetime, draft);
    if (await isSlotFull(tx, draft.datetime, draft)) return expire(tx, cart.id, 'slot');
  }
  const bill = billFor(context, draft, attempt);
  if (bill && bill.token !== attempt.payment?.token) return { kind: 'to-open', bill };
  const isToPay = bill !== undefined;
  const order = await writeOrder(tx, { draft, key, isToPay, kitchen: context.config.kitchen });
  const payment = bill && attempt.payment;
  if (payment) await writePayment(tx, order.id, payment);
  return placed(order, payment?.url ?? null, false);
}

async function expire(tx: Transaction, cartId: number, what: ExpiredChoice): Promise<Outcome> {
  const isTime = what === 'time' || what === 'slot';
  const columns = isTime ? { datetime: null } : { promoCodeId: null };
  await tx.update(carts).set(columns).where(eq(carts.id, cartId));
  return { kind: 'choice-expired', what };
}

/** Undefined when nothing is paid online, also because bonuses cover the whole sum. */
function billFor(
  { payment }: OrderContext,
  { cart, user, counted, toPay }: Draft,
  { requestedAt }: Attempt,
): Bill | undefined {
  const isToOpen = payment && cart.paymentTypeId === online && toPay > 0;
  if (!isToOpen) return undefined;
  const lines = counted.map(({ product, price, amount }) => ({ ...product, price, amount }));
  return createBill(payment, { cart, amount: toPay, receipt: toReceipt(user, lines), requestedAt });
}

async function findByKey(tx: Transaction, userId: number, key: string) {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.idempotencyKey, key)));
  return order;
}

/** The order that emptied the cart. Throws 422 when the cart is empty for another reason. */
async function lastOf(tx: Transaction, cart: { id: number; version: number }) {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.cartId, cart.id), eq(orders.cartVersion, cart.version - 1)));
  if (!order) throw unprocessable(messages.empty);
  return order;
}

const placedBefore = async (tx: Transaction, order: OrderRow): Promise<Outcome> =>
  placed(order, await paymentUrlOf(tx, order.id), true);

/** The result of the first call; `url` is where the order is paid, and null once it waits for no payment. */
function placed(order: OrderRow, url: string | null, isRepeated: boolean): Outcome {
  const result: OrderResult = {
    success: true,
    order: {
      id: order.id,
      discount_sum: kopecksToRoubles(order.discountSum),
      status_slug: url === null ? statusAfterPayment(order) : 'wait_confirm',
    },
    payment_url: url,
    message: null,
  };
  return { kind: 'placed', result, isRepeated };
}
