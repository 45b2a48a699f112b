import { roublesToKopecks } from '@storefront/domain';
import { eq } from 'drizzle-orm';
import type { User } from '../auth/sessions';
import type { CartRow } from '../cart/lockCart';
import { checkPlace, findPlace, mergePlace, type PlaceFields } from '../cart/place';
import { type PricedCart, priceCart, promoSubject } from '../cart/priceCart';
import type { Transaction } from '../database/connect';
import { promoCodes } from '../database/schema/promoCodes';
import { users } from '../database/schema/users';
import { withdrawnBecause } from '../promo-codes/withdrawnBecause';

/** What `process/` says about the order. */
export interface Wishes extends PlaceFields {
  draft_uuid?: string | undefined;
  /** Points. */
  bonus_amount?: number | undefined;
  /** Roubles. */
  cash_change?: number | undefined;
}

export type Withdrawn = 'time' | 'promo' | 'gift';

/** A cart that wants to become an order. */
export interface Draft extends PricedCart {
  user: User;
  cart: CartRow;
  wishes: Wishes;
  /** Points to spend. */
  bonuses: number;
  /** Kopecks, after the bonuses. */
  toPay: number;
  /** What the customer chose and cannot have any more: it must not be left out without a word. */
  withdrawn: Withdrawn | undefined;
}

interface Parts {
  user: User;
  cart: CartRow;
  wishes: Wishes;
}

/** Prices a locked cart with the balance of this moment: the customer's row is held until the transaction ends. */
export async function readDraft(tx: Transaction, { user: caller, cart, wishes }: Parts): Promise<Draft> {
  await checkPlace(tx, wishes, caller.id);
  const place = await findPlace(tx, mergePlace(cart, wishes), caller.id);
  const [user] = await tx.select().from(users).where(eq(users.id, caller.id)).for('no key update');
  if (!user) throw new Error('a customer who was just identified is not there');
  const priced = await priceCart(tx, { cart, user, place });
  const bonuses = wishes.bonus_amount ?? 0;
  return {
    ...priced,
    user,
    cart,
    wishes,
    bonuses,
    toPay: priced.sums.discountSum - roublesToKopecks(bonuses),
    withdrawn: await withdrawn(tx, { user, cart, priced }),
  };
}

async function withdrawn(
  tx: Transaction,
  { user, cart, priced }: { user: User; cart: CartRow; priced: PricedCart },
): Promise<Withdrawn | undefined> {
  if (cart.datetime && !priced.datetime && priced.place.restaurant) return 'time';
  if (cart.promoCodeId === null || priced.promo) return undefined;
  // A code whose conditions do not hold shows as none; one that ended a moment ago showed what it gave.
  const [code] = await tx.select().from(promoCodes).where(eq(promoCodes.id, cart.promoCodeId));
  return code && withdrawnBecause(tx, code, promoSubject({ ...priced, user, cart }));
}
