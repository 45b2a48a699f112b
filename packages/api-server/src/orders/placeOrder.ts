import type { OrderResult } from '@storefront/api-contract';
import { kopecksToRoubles, roublesToKopecks } from '@storefront/domain';
import { and, eq, gte, sql } from 'drizzle-orm';
import type { User } from '../auth/sessions';
import { type PricedLine, loadLines } from '../cart/lines';
import { type CartRow, lockCart } from '../cart/lockCart';
import { findPlace, mergePlace, type Place, type PlaceFields } from '../cart/place';
import { pointsBack, type Sums, sumUp } from '../cart/sums';
import { countedLines } from '../cart/viewCart';
import type { Context } from '../context';
import type { Transaction } from '../database/connect';
import { cartItems, carts } from '../database/schema/carts';
import { orders } from '../database/schema/orders';
import { users } from '../database/schema/users';
import { refuse } from '../failure';
import { dueAfter } from '../kitchen/steps';
import { messages } from '../messages';
import { readSettings, type Settings } from '../settings/readSettings';
import { checkOrder } from './checkOrder';
import { recordStatus } from './setStatus';
import { deliveryTime, toAddress, writeItems } from './snapshot';

interface Wishes extends PlaceFields {
  draft_uuid?: string | undefined;
  bonus_amount?: number | undefined;
  cash_change?: number | undefined;
}

interface Draft {
  user: User;
  cart: CartRow;
  place: Place;
  lines: PricedLine[];
  settings: Settings;
  sums: Sums;
  wishes: Wishes;
}

const online = 1;
const cash = 3;

/**
 * Places the order of the customer's cart, in one transaction that fails whole. A cart that was just ordered
 * answers with that order again, however often and however parallel it is asked (readings 20).
 */
export function placeOrder(context: Context, user: User, wishes: Wishes): Promise<OrderResult> {
  return context.db.transaction(async (tx) => {
    const cart = await lockCart(tx, { userId: user.id, draftUuid: wishes.draft_uuid }, { create: false });
    if (!cart) throw refuse(messages.order.empty);
    const place = await findPlace(tx, mergePlace(cart, wishes), user.id);
    const lines = await loadLines(tx, cart.id, place.restaurant?.id);
    if (lines.length === 0) return answerAgain(context, tx, cart);
    const settings = await readSettings(tx);
    const terms = { ...settings, takeMethod: place.takeMethod, balance: user.bonusBalance };
    const sums = sumUp(countedLines(lines), terms);
    const draft = { user, cart, place, lines, settings, sums, wishes };
    check(context, draft);
    const order = await write(context, tx, draft);
    const payUrl =
      order.paymentTypeId === online && context.payment
        ? await context.payment.begin(tx, { id: order.id, amount: order.discountSum })
        : null;
    await emptyCart(tx, cart);
    return toAnswer(order, payUrl);
  });
}

async function answerAgain(context: Context, tx: Transaction, cart: CartRow): Promise<OrderResult> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.cartId, cart.id), eq(orders.cartVersion, cart.version - 1)));
  if (!order) throw refuse(messages.order.empty);
  return toAnswer(order, (await context.payment?.linkOf(tx, order.id)) ?? null);
}

/** Says what the first answer said, wherever the order is by now. */
function toAnswer(order: typeof orders.$inferSelect, payUrl: string | null): OrderResult {
  return {
    success: true,
    order: {
      id: order.id,
      discount_sum: kopecksToRoubles(order.discountSum),
      status_slug: firstStatus(order.paymentTypeId),
    },
    payment_url: payUrl,
    message: null,
  };
}

const firstStatus = (paymentTypeId: number) => (paymentTypeId === online ? 'wait_confirm' : 'new');

function check(context: Context, { cart, place, lines, settings, sums, wishes }: Draft): void {
  const bonuses = wishes.bonus_amount ?? 0;
  if (bonuses > sums.availablePoints) {
    throw refuse(messages.order.bonusTooMuch(sums.availablePoints), 'bonus_amount');
  }
  const toPay = sums.discountSum - roublesToKopecks(bonuses);
  checkOrder({
    place,
    toPay,
    hasUnavailable: lines.some(({ isStopped }) => isStopped),
    globalMinimum: settings.minimalDeliveryAmount,
    now: new Date(),
  });
  // Nothing but dishes that left the menu: the cart shows as empty.
  if (countedLines(lines).length === 0) throw refuse(messages.order.empty);
  if (cart.paymentTypeId === online && !context.payment) throw refuse(messages.order.onlineOff);
  const change = cart.paymentTypeId === cash ? wishes.cash_change : undefined;
  if (change !== undefined && roublesToKopecks(change) < toPay) {
    throw refuse(messages.order.changeTooSmall, 'cash_change');
  }
}

async function write(context: Context, tx: Transaction, draft: Draft): Promise<typeof orders.$inferSelect> {
  const { user, cart, place, settings, sums, wishes } = draft;
  const writeOff = wishes.bonus_amount ?? 0;
  const toPay = sums.discountSum - roublesToKopecks(writeOff);
  if (!place.restaurant) throw new Error('a checked order has a restaurant');
  await spendPoints(tx, user.id, writeOff);
  const now = new Date();
  const status = firstStatus(cart.paymentTypeId);
  const [order] = await tx
    .insert(orders)
    .values({
      userId: user.id,
      cartId: cart.id,
      cartVersion: cart.version,
      statusSlug: status,
      takeMethod: place.takeMethod,
      organizationId: place.restaurant.id,
      address: place.address ? toAddress(place.address) : null,
      paymentTypeId: cart.paymentTypeId,
      fullSum: sums.fullSum,
      discountSum: toPay,
      writeOff,
      writeOn: pointsBack(toPay),
      cashChange:
        cart.paymentTypeId === cash && wishes.cash_change ? roublesToKopecks(wishes.cash_change) : null,
      personsCount: cart.personsCount,
      comment: cart.comment,
      contactless: cart.contactless,
      needCallConfirmation: cart.needCallConfirmation,
      deliveryDate: deliveryTime(place, settings, now),
      nextAt: dueAfter(place.takeMethod, status, { now, pace: context.config.kitchenPace }),
    })
    .returning();
  if (!order) throw new Error('an order that was just written is not there');
  await writeItems(tx, order.id, countedLines(draft.lines));
  await recordStatus(tx, order, status);
  return order;
}

/** One conditional statement: two carts cannot spend the same points. */
async function spendPoints(tx: Transaction, userId: number, points: number): Promise<void> {
  if (points === 0) return;
  const spent = await tx
    .update(users)
    .set({ bonusBalance: sql`${users.bonusBalance} - ${points}` })
    .where(and(eq(users.id, userId), gte(users.bonusBalance, points)))
    .returning({ id: users.id });
  if (spent.length === 0) throw refuse(messages.order.bonusTooMuch(0), 'bonus_amount');
}

/** The cart stays, empty and with its place: the next order starts from it (spec §4, Cart: clearing). */
async function emptyCart(tx: Transaction, cart: CartRow): Promise<void> {
  await tx.delete(cartItems).where(eq(cartItems.cartId, cart.id));
  await tx
    .update(carts)
    .set({
      comment: null,
      contactless: false,
      needCallConfirmation: false,
      paymentTypeId: online,
      version: cart.version + 1,
      updatedAt: new Date(),
    })
    .where(eq(carts.id, cart.id));
}
