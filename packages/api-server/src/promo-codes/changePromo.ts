import { eq } from 'drizzle-orm';
import type { User } from '../auth/sessions';
import { loadLines } from '../cart/lines';
import type { CartRow } from '../cart/lockCart';
import type { Place } from '../cart/place';
import { countedLines, promoSubject } from '../cart/priceCart';
import type { Transaction } from '../database/connect';
import { carts } from '../database/schema/carts';
import { findPromoCode } from './findPromoCode';
import { evaluatePromo } from './promoFor';

/**
 * Gives a locked cart a code. A cart has one: another takes its place, also when the new one's conditions do not
 * hold and the cart is left without any (readings 8). An unknown or expired one throws 422 and changes nothing.
 */
export async function submitPromo(
  tx: Transaction,
  { cart, user, place, code }: { cart: CartRow; user: User; place: Place; code: string },
): Promise<void> {
  const now = new Date();
  const promo = await findPromoCode(tx, code, now);
  const counted = countedLines(await loadLines(tx, cart.id, place.restaurant?.id));
  const applied = await evaluatePromo(tx, promo, promoSubject({ cart, user, place, counted, now }));
  await keep(tx, cart, applied ? promo.id : null);
}

/** Takes the code of a locked cart off. */
export const cancelPromo = (tx: Transaction, cart: CartRow): Promise<void> => keep(tx, cart, null);

async function keep(tx: Transaction, { id }: CartRow, promoCodeId: number | null): Promise<void> {
  await tx.update(carts).set({ promoCodeId, updatedAt: new Date() }).where(eq(carts.id, id));
}
