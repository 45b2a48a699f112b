import type { Queryable } from '../database/connect';
import { isInTime, type PromoCode } from './findPromoCode';
import { cartFits, findGift, type PromoSubject } from './promoFor';

/**
 * What took a code away that does not apply, when it was not the customer: the code itself has ended, or its gift is
 * sold out. A cart that does not fit the conditions is the customer's own doing.
 */
export async function withdrawnBecause(
  tx: Queryable,
  promo: PromoCode,
  subject: PromoSubject,
): Promise<'promo' | 'gift' | undefined> {
  if (promo.usesLeft === 0 || !isInTime(promo, subject.now)) return 'promo';
  const hasGift = promo.kind !== 'gift' || !cartFits(promo, subject);
  return hasGift || (await findGift(tx, promo, subject.restaurantId)) ? undefined : 'gift';
}
