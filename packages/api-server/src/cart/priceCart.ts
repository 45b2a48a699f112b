import type { User } from '../auth/sessions';
import type { Facts } from '../catalogue/facts/facts';
import type { Queryable } from '../database/connect';
import { type AppliedPromo, promoFor } from '../promo-codes/promoFor';
import type { Settings } from '../settings/parseSettings';
import { type CartItemRow, type PricedLine, priceLines } from './lines';
import type { CartRow } from './lockCart';
import type { Place } from './place';
import { type Sums, sumUp } from './sums';
import { possibleTime } from './wantedTime';

/** A cart at the prices of this moment, in kopecks. */
export interface PricedCart {
  place: Place;
  /** All lines, including sold-out ones and dishes that left the menu. */
  lines: PricedLine[];
  /** Lines that are paid for: on the menu and not sold out. */
  counted: PricedLine[];
  /** The code while its conditions hold. */
  promo: AppliedPromo['promo'] | undefined;
  /** The dish that the code gives: an extra line with price 0. */
  gift: PricedLine | undefined;
  sums: Sums;
  settings: Settings;
  /** The wanted moment while it is possible; null is as soon as possible. */
  datetime: Date | null;
  now: Date;
}

/**
 * The reserved id of a promo code's gift line. The line is computed and never stored: the customer cannot change it,
 * and it disappears with the code.
 */
export const giftLineId = 2_147_483_647;

interface Priced {
  cart: CartRow;
  user: User | undefined;
  place: Place;
  facts: Facts;
  /** The lines as they are stored. */
  items: readonly CartItemRow[];
  now?: Date;
}

/** Prices, discounts and times of a cart. Only its promo code is read from the database. */
export async function priceCart(
  db: Queryable,
  { cart, user, place, facts, items, now = new Date() }: Priced,
): Promise<PricedCart> {
  const lines = priceLines(facts, items, place.restaurant?.id);
  const counted = payableLines(lines);
  const { settings } = facts;
  const applied = user && (await promoFor(db, promoSubject({ cart, user, place, counted, now })));
  const terms = { ...settings, takeMethod: place.takeMethod, balance: user?.bonusBalance ?? 0 };
  return {
    place,
    lines,
    counted,
    promo: applied?.promo,
    gift: applied?.gift && giftLine(applied.gift),
    sums: sumUp(counted, { ...terms, promo: applied?.promo }),
    settings,
    datetime: possibleTime(cart.datetime, { place, settings, now }),
    now,
  };
}

interface Subject {
  cart: CartRow;
  user: User;
  place: Place;
  counted: PricedLine[];
  now: Date;
}

/** The input of the promo code's conditions. */
export const promoSubject = ({ cart, user, place, counted, now }: Subject) => ({
  promoCodeId: cart.promoCodeId,
  userId: user.id,
  takeMethod: place.takeMethod,
  restaurantId: place.restaurant?.id,
  lines: counted,
  now,
});

/** Lines that are paid for: on the menu and not sold out. */
export const payableLines = (lines: readonly PricedLine[]) =>
  lines.filter(({ isStopped, product }) => !isStopped && !product.deleted);

const giftLine = (product: PricedLine['product']): PricedLine => ({
  id: giftLineId,
  amount: 1,
  price: 0,
  product: { ...product, price: 0 },
  modifiers: [],
  isStopped: false,
});
