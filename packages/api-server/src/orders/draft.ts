import { roublesToKopecks } from '@storefront/domain';
import { eq } from 'drizzle-orm';
import type { User } from '../auth/sessions';
import type { CartRow } from '../cart/lockCart';
import { checkPlace, findPlace, mergePlace, type PlaceFields } from '../cart/place';
import { readCart } from '../cart/readCart';
import { type PricedCart, priceCart, promoSubject } from '../cart/priceCart';
import type { Queryable, Transaction } from '../database/connect';
import { promoCodes } from '../database/schema/promoCodes';
import { isInTime, type PromoCode } from '../promo-codes/findPromoCode';
import { cartFits, findGift, type PromoSubject } from '../promo-codes/promoFor';

/** The fields of the `process/` call. */
export interface OrderRequest extends PlaceFields {
  draft_uuid?: string | undefined;
  /** Points. */
  bonus_amount?: number | undefined;
  /** Roubles. */
  cash_change?: number | undefined;
  /** Roubles that the customer saw to be paid. */
  seen_sum?: number | undefined;
  /** The time that the customer saw; null is as soon as possible. */
  seen_time?: string | null | undefined;
}

/** A choice of the customer that is no longer available; `slot` is a time whose slot is full. */
export type ExpiredChoice = 'time' | 'slot' | 'promo' | 'gift';

/** A priced cart with the fields of the call that orders it. */
export interface Draft extends PricedCart {
  user: User;
  cart: CartRow;
  orderRequest: OrderRequest;
  /** Points to spend. */
  bonuses: number;
  /** Kopecks, after the bonuses. */
  toPay: number;
  /** A choice that is no longer available. The customer has to know before the order is placed without it. */
  expiredChoice: ExpiredChoice | undefined;
}

interface Parts {
  user: User;
  cart: CartRow;
  orderRequest: OrderRequest;
}

/** Prices a locked cart. The customer's row must be locked too, since it has the balance. */
export async function readDraft(tx: Transaction, { user, cart, orderRequest }: Parts): Promise<Draft> {
  const found = await readCart(tx, { userId: user.id, draftUuid: undefined });
  checkPlace(orderRequest, found);
  const place = findPlace(mergePlace(cart, orderRequest), found);
  const priced = await priceCart(tx, { ...found, cart, user, place });
  const bonuses = orderRequest.bonus_amount ?? 0;
  return {
    ...priced,
    user,
    cart,
    orderRequest,
    bonuses,
    toPay: priced.sums.discountSum - roublesToKopecks(bonuses),
    expiredChoice: await findExpiredChoice(tx, { user, cart, priced }),
  };
}

async function findExpiredChoice(
  tx: Transaction,
  { user, cart, priced }: { user: User; cart: CartRow; priced: PricedCart },
): Promise<ExpiredChoice | undefined> {
  if (cart.datetime && !priced.datetime && priced.place.restaurant) return 'time';
  if (cart.promoCodeId === null || priced.promo) return undefined;
  // The cart never showed a code whose conditions do not hold, but did show a code that ended a moment ago.
  const [code] = await tx.select().from(promoCodes).where(eq(promoCodes.id, cart.promoCodeId));
  return code && promoExpiry(tx, code, promoSubject({ ...priced, user, cart }));
}

/** Undefined when the cart itself does not meet the conditions of the code: that is the customer's own doing. */
async function promoExpiry(
  tx: Queryable,
  promo: PromoCode,
  subject: PromoSubject,
): Promise<'promo' | 'gift' | undefined> {
  if (promo.usesLeft === 0 || !isInTime(promo, subject.now)) return 'promo';
  if (promo.kind !== 'gift' || !cartFits(promo, subject)) return undefined;
  return (await findGift(tx, promo, subject.restaurantId)) ? undefined : 'gift';
}
