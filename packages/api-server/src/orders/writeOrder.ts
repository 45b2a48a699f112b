import { roublesToKopecks } from '@storefront/domain';
import { eq } from 'drizzle-orm';
import type { PgInsertValue } from 'drizzle-orm/pg-core';
import { takePoints } from '../bonuses/ledger';
import type { CartRow } from '../cart/lockCart';
import { pointsBack } from '../cart/sums';
import type { Kitchen } from '../config';
import type { Transaction } from '../database/connect';
import { cartItems, carts } from '../database/schema/carts';
import { orders } from '../database/schema/orders';
import { unprocessable } from '../apiError';
import { dueTime } from '../kitchen/dueTime';
import { notifyKitchen } from '../kitchen/notifyKitchen';
import { statusAfterPayment, stayIn } from '../kitchen/steps';
import { messages } from './messages';
import { claimPromo } from '../promo-codes/claimPromo';
import { cash } from './checkOrder';
import type { Draft } from './draft';
import { recordStatus } from './setStatus';
import { deliveryTime, kitchenTime, toAddress, writeItems } from './snapshot';

type OrderRow = typeof orders.$inferSelect;

interface Writing {
  draft: Draft;
  key: string | undefined;
  /** Whether the order waits for its payment. */
  isToPay: boolean;
  kitchen: Kitchen;
}

/** Another order took the last use of the code after this one read it: the caller must start over. */
export class PromoNoLongerAvailable extends Error {}

/**
 * Writes a checked order with its lines, its first status and the points and promo code that it uses. Throws 422 when
 * the points do not suffice, and PromoNoLongerAvailable.
 */
export async function writeOrder(tx: Transaction, writing: Writing): Promise<OrderRow> {
  const { cart, counted, gift, user, bonuses, promo } = writing.draft;
  const [order] = await tx.insert(orders).values(columns(writing)).returning();
  if (!order) throw new Error('an order that was just written is not there');
  await writeItems(tx, order.id, gift ? [...counted, { ...gift, isGift: true }] : counted);
  const isPaid = await takePoints(tx, {
    userId: user.id,
    key: `order:${order.id}:spent`,
    points: bonuses,
  });
  if (!isPaid) throw unprocessable(messages.bonusTooMuch(0), 'bonus_amount');
  if (promo && !(await claimPromo(tx, { promoCodeId: promo.id, userId: user.id, orderId: order.id }))) {
    throw new PromoNoLongerAvailable();
  }
  await recordStatus(tx, order, order.statusSlug);
  await notifyKitchen(tx, { order, before: undefined, after: order.statusSlug }, writing.kitchen);
  await emptyCart(tx, cart);
  return order;
}

function columns({ draft, key, isToPay, kitchen }: Writing): PgInsertValue<typeof orders> {
  const { user, cart, place, settings, sums, orderRequest, bonuses, toPay, promo, datetime, now } = draft;
  if (!place.restaurant) throw new Error('a checked order has a restaurant');
  const statusSlug = isToPay ? 'wait_confirm' : statusAfterPayment(cart);
  const kitchenAt = datetime && kitchenTime(datetime, { place, settings });
  const change = cart.paymentTypeId === cash ? orderRequest.cash_change : undefined;
  return {
    userId: user.id,
    cartId: cart.id,
    cartVersion: cart.version,
    idempotencyKey: key ?? null,
    statusSlug,
    takeMethod: place.takeMethod,
    organizationId: place.restaurant.id,
    address: place.address ? toAddress(place.address) : null,
    paymentTypeId: cart.paymentTypeId,
    fullSum: sums.fullSum,
    discountSum: toPay,
    writeOff: bonuses,
    writeOn: pointsBack(toPay),
    cashChange: change ? roublesToKopecks(change) : null,
    promocode: promo?.code ?? null,
    datetime,
    kitchenAt,
    personsCount: cart.personsCount,
    comment: cart.comment,
    contactless: cart.contactless,
    needCallConfirmation: cart.needCallConfirmation,
    deliveryDate: datetime ?? deliveryTime(place, settings, now),
    nextAt: dueTime(stayIn({ takeMethod: place.takeMethod, kitchenAt }, statusSlug, kitchen)),
  };
}

/** The cart row stays, empty and with its place: the next order starts from it (spec §4, Cart: clearing). */
async function emptyCart(tx: Transaction, cart: CartRow): Promise<void> {
  const lines = tx
    .$with('lines')
    .as(tx.delete(cartItems).where(eq(cartItems.cartId, cart.id)).returning({ id: cartItems.id }));
  await tx
    .with(lines)
    .update(carts)
    .set({
      comment: null,
      contactless: false,
      needCallConfirmation: false,
      paymentTypeId: 1,
      promoCodeId: null,
      datetime: null,
      version: cart.version + 1,
      updatedAt: new Date(),
    })
    .where(eq(carts.id, cart.id));
}
