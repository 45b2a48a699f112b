import { eq } from 'drizzle-orm';
import type { User } from '../auth/sessions';
import { loadLines } from '../cart/lines';
import type { CartRow } from '../cart/lockCart';
import type { Place } from '../cart/place';
import { payableLines, promoSubject } from '../cart/priceCart';
import type { Transaction } from '../database/connect';
import { carts } from '../database/schema/carts';
import { findPromoCode } from './findPromoCode';
import { evaluatePromo } from './promoFor';

/**
 * Sets the promo code of a locked cart and replaces the previous one, also when the conditions of the new code do not
 * hold and the cart ends up without any (readings 8). An unknown or expired code throws 422 and changes nothing.
 */
export async function submitPromo(
  tx: Transaction,
  { cart, user, place, code }: { cart: CartRow; user: User; place: Place; code: string },
): Promise<void> {
  const now = new Date();
  const promo = await findPromoCode(tx, code, now);
  const counted = payableLines(await loadLines(tx, cart.id, place.restaurant?.id));
  const applied = await evaluatePromo(tx, promo, promoSubject({ cart, user, place, counted, now }));
  await storePromo(tx, cart, applied ? promo.id : null);
}

/** Removes the promo code of a locked cart. */
export const cancelPromo = (tx: Transaction, cart: CartRow): Promise<void> => storePromo(tx, cart, null);

async function storePromo(tx: Transaction, { id }: CartRow, promoCodeId: number | null): Promise<void> {
  await tx.update(carts).set({ promoCodeId, updatedAt: new Date() }).where(eq(carts.id, id));
}
