import type { OrderResult } from '@storefront/api-contract';
import { kopecksToRoubles } from '@storefront/domain';
import { and, eq } from 'drizzle-orm';
import type { User } from '../auth/sessions';
import { lockCart } from '../cart/lockCart';
import type { Context } from '../context';
import type { Transaction } from '../database/connect';
import { carts } from '../database/schema/carts';
import { orders } from '../database/schema/orders';
import { refuse } from '../failure';
import { statusAfterPayment } from '../kitchen/steps';
import { messages as paymentMessages } from '../payment/messages';
import { billOf, linkOf, writePayment } from '../payment/paymentRows';
import type { Bill, OpenedPayment } from '../payment/provider';
import { checkDraft, online } from './checkOrder';
import { type Draft, readDraft, type Wishes, type Withdrawn } from './draft';
import { messages } from './messages';
import { PromoTaken, writeOrder } from './writeOrder';

interface OrderCall {
  user: User;
  wishes: Wishes;
  /** `Idempotency-Key` of the call, if it has one. */
  key: string | undefined;
  /** Hears of a payment provider that fails. */
  onTrouble: (error: unknown) => void;
}

type Outcome =
  | { kind: 'placed'; result: OrderResult }
  /** Has to be opened at the provider first: the network has no place inside a transaction. */
  | { kind: 'to-open'; bill: Bill }
  /** Taken off the cart; the customer looks at it again before anything is ordered. */
  | { kind: 'withdrawn'; what: Withdrawn }
  | { kind: 'again' };

const withdrawals = {
  time: () => refuse(messages.timeOver, 'datetime'),
  promo: () => refuse(messages.promoGone, 'code'),
  gift: () => refuse(messages.giftGone, 'code'),
} as const satisfies Record<Withdrawn, unknown>;

/** A cart that changes between its bill and its order is looked at again, but not for ever. */
const maxAttempts = 4;

/**
 * Places the order of the customer's cart, in one transaction that fails whole. A cart that was just ordered
 * answers with that order again, however often and however parallel it is asked (readings 20), and so does a key
 * that was used before. An online payment is opened before the order is written: a process that dies in between
 * leaves no order without a way to pay, and the next try gets the same payment.
 */
export async function placeOrder(context: Context, call: OrderCall): Promise<OrderResult> {
  let payment: (Bill & OpenedPayment) | undefined;
  for (let attempts = 0; attempts < maxAttempts; attempts += 1) {
    const outcome = await attemptOnce(context, { ...call, payment });
    if (outcome.kind === 'again') continue;
    if (outcome.kind === 'placed') return outcome.result;
    if (outcome.kind === 'withdrawn') throw withdrawals[outcome.what]();
    payment = { ...outcome.bill, ...(await open(context, outcome.bill, call)) };
  }
  throw refuse(messages.priceChanged);
}

async function open({ payment }: Context, bill: Bill, { onTrouble }: OrderCall): Promise<OpenedPayment> {
  if (!payment) throw refuse(messages.onlineOff);
  try {
    return await payment.begin(bill);
  } catch (error) {
    onTrouble(error);
    throw refuse(paymentMessages.providerSilent);
  }
}

interface Attempt extends OrderCall {
  payment: (Bill & OpenedPayment) | undefined;
}

async function attemptOnce(context: Context, attempt: Attempt): Promise<Outcome> {
  try {
    return await context.db.transaction((tx) => tryToPlace(context, tx, attempt));
  } catch (error) {
    if (error instanceof PromoTaken) return { kind: 'again' };
    throw error;
  }
}

async function tryToPlace(context: Context, tx: Transaction, attempt: Attempt): Promise<Outcome> {
  const { user, wishes, key } = attempt;
  const cart = await lockCart(tx, { userId: user.id, draftUuid: wishes.draft_uuid }, { create: false });
  if (!cart) throw refuse(messages.empty);
  const known = key ? await findByKey(tx, user.id, key) : undefined;
  if (known) return { kind: 'placed', result: await answer(tx, known) };
  const draft = await readDraft(tx, { user, cart, wishes });
  if (draft.lines.length === 0) return { kind: 'placed', result: await answer(tx, await lastOf(tx, cart)) };
  const { withdrawn: what } = draft;
  if (what) {
    const columns = what === 'time' ? { datetime: null } : { promoCodeId: null };
    await tx.update(carts).set(columns).where(eq(carts.id, cart.id));
    return { kind: 'withdrawn', what };
  }
  checkDraft(draft, { isOnlineOn: context.payment !== undefined });
  const bill = billFor(context, draft);
  if (bill && bill.token !== attempt.payment?.token) return { kind: 'to-open', bill };
  const isToPay = bill !== undefined;
  const order = await writeOrder(tx, { draft, key, isToPay, pace: context.config.kitchenPace });
  if (bill && attempt.payment) await writePayment(tx, order.id, attempt.payment);
  return { kind: 'placed', result: await answer(tx, order) };
}

/** Bonuses may pay for everything: then there is nothing to open. */
function billFor({ payment }: Context, { cart, toPay }: Draft): Bill | undefined {
  const isToOpen = payment && cart.paymentTypeId === online && toPay > 0;
  return isToOpen ? billOf(payment, { cart, amount: toPay }) : undefined;
}

async function findByKey(tx: Transaction, userId: number, key: string) {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.idempotencyKey, key)));
  return order;
}

/** The order that the empty cart has become. Throws 422 when it was emptied otherwise. */
async function lastOf(tx: Transaction, cart: { id: number; version: number }) {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.cartId, cart.id), eq(orders.cartVersion, cart.version - 1)));
  if (!order) throw refuse(messages.empty);
  return order;
}

/** Says what the first answer said, wherever the order is by now. */
async function answer(tx: Transaction, order: typeof orders.$inferSelect): Promise<OrderResult> {
  const url = await linkOf(tx, order.id);
  return {
    success: true,
    order: {
      id: order.id,
      discount_sum: kopecksToRoubles(order.discountSum),
      status_slug: url === null ? statusAfterPayment(order) : 'wait_confirm',
    },
    payment_url: url,
    message: null,
  };
}
