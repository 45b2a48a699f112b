import type { User } from '../auth/sessions';
import { priceLines } from '../cart/lines';
import { payableLines, promoSubject } from '../cart/priceCart';
import type { OpenCart } from '../cart/withCart';
import type { CartChange } from '../cart/writeCart';
import type { Queryable } from '../database/connect';
import { findPromoCode } from './findPromoCode';
import { evaluatePromo } from './promoFor';

/**
 * Sets the promo code of a cart and replaces the previous one, also when the cart ends up without any (readings 8). A
 * guesser must not learn which codes exist, so an unknown code has the same answer as one whose conditions do not hold
 * (decision 0021).
 */
export async function submitPromo(
  db: Queryable,
  { cart, items, place, facts }: OpenCart,
  { user, code }: { user: User; code: string },
): Promise<CartChange> {
  const now = new Date();
  const promo = await findPromoCode(db, code);
  if (!promo) return { columns: { promoCodeId: null } };
  const counted = payableLines(priceLines(facts, items, place.restaurant?.id));
  const applied = await evaluatePromo(db, promo, promoSubject({ cart, user, place, counted, now }));
  return { columns: { promoCodeId: applied ? promo.id : null } };
}
