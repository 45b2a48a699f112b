import type { TakeMethod } from '@storefront/domain';
import { and, eq, notInArray } from 'drizzle-orm';
import type { Queryable } from '../database/connect';
import { products } from '../database/schema/catalogue';
import { orders } from '../database/schema/orders';
import { promoCodes, promoUses } from '../database/schema/promoCodes';
import { stopList } from '../database/schema/restaurants';
import { isInTime, type PromoCode } from './findPromoCode';

/** The input of a code's conditions. `lines` are the payable ones; prices are kopecks. */
export interface PromoSubject {
  userId: number;
  takeMethod: TakeMethod;
  restaurantId: number | undefined;
  lines: readonly { price: number; amount: number; product: { groupId: number } }[];
  now: Date;
}

/** A code whose conditions hold, and the dish that it gives. */
export interface AppliedPromo {
  promo: PromoCode;
  gift: typeof products.$inferSelect | undefined;
}

/** The cart's code while all of its conditions hold (readings 8); undefined otherwise. */
export async function promoFor(
  tx: Queryable,
  { promoCodeId, ...subject }: PromoSubject & { promoCodeId: number | null },
): Promise<AppliedPromo | undefined> {
  if (promoCodeId === null) return undefined;
  const [promo] = await tx.select().from(promoCodes).where(eq(promoCodes.id, promoCodeId));
  return promo && evaluatePromo(tx, promo, subject);
}

/** Checks the conditions of one code, those without a query first. */
export async function evaluatePromo(
  tx: Queryable,
  promo: PromoCode,
  subject: PromoSubject,
): Promise<AppliedPromo | undefined> {
  if (!cartFits(promo, subject) || !(await customerFits(tx, promo, subject.userId))) return undefined;
  if (promo.kind !== 'gift') return { promo, gift: undefined };
  const gift = await findGift(tx, promo, subject.restaurantId);
  return gift && { promo, gift };
}

/** The minimum is compared with menu prices, before any discount; a code for a group counts only its dishes. */
export function cartFits(
  promo: PromoCode,
  { takeMethod, lines, now }: Pick<PromoSubject, 'takeMethod' | 'lines' | 'now'>,
): boolean {
  const counting = lines.filter(({ product }) => !promo.groupId || product.groupId === promo.groupId);
  const sum = counting.reduce((total, { price, amount }) => total + price * amount, 0);
  return (
    isInTime(promo, now) &&
    promo.usesLeft !== 0 &&
    (!promo.takeMethod || promo.takeMethod === takeMethod) &&
    counting.length > 0 &&
    sum >= promo.minimalAmount
  );
}

async function customerFits(tx: Queryable, promo: PromoCode, userId: number): Promise<boolean> {
  if (promo.isOncePerUser) {
    const mine = and(eq(promoUses.promoCodeId, promo.id), eq(promoUses.onceKey, userId));
    const [used] = await tx.select({ id: promoUses.id }).from(promoUses).where(mine).limit(1);
    if (used) return false;
  }
  if (!promo.isForFirstOrder) return true;
  // A canceled or failed order does not count as the first.
  const real = and(eq(orders.userId, userId), notInArray(orders.statusSlug, ['canceled', 'error']));
  const [order] = await tx.select({ id: orders.id }).from(orders).where(real).limit(1);
  return !order;
}

/** The gift of a code; undefined when it is unavailable, and then the whole code does not apply. */
export async function findGift(
  tx: Queryable,
  { giftProductId }: PromoCode,
  restaurantId: number | undefined,
) {
  const [found] = await tx
    .select({ product: products, stopped: stopList.productId })
    .from(products)
    .leftJoin(
      stopList,
      and(eq(stopList.productId, products.id), eq(stopList.restaurantId, restaurantId ?? 0)),
    )
    .where(and(eq(products.id, giftProductId ?? 0), eq(products.deleted, false)));
  return found && found.stopped === null ? found.product : undefined;
}
