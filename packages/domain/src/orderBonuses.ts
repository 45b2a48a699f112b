import type { TakeMethod } from './takeMethod';

/** The inputs of the bonus rules for one order. Sums are roubles; a bonus is worth one rouble. */
export type OrderBonuses = {
  takeMethod: TakeMethod;
  /** The sum to pay before bonuses. */
  amount: number;
  /** The customer's bonuses. */
  balance: number;
  /** The most bonuses the server allows for this order; null if it sends no limit. Spec §3, discounts. */
  available: number | null;
  /**
   * The share of the order that bonuses may pay, per cent; null if unknown. Spec §3,
   * percent_of_bonuses_to_order.
   */
  percent: number | null;
  /** The minimum sum of a delivery after bonuses. Spec §5. */
  minimum: number;
};

/**
 * The greatest whole number of bonuses that may be spent on an order. The balance, the chain's limits and the
 * minimum of a delivery bound it. The result is 0 if a number is NaN. Spec §5.
 */
export function bonusLimit(order: OrderBonuses): number {
  const { takeMethod, amount, balance, available, percent } = order;
  // Pickup has no minimum.
  const bounds = [balance, takeMethod === 'delivery' ? amount - order.minimum : amount];
  if (available !== null) bounds.push(available);
  if (percent !== null) bounds.push((amount * percent) / 100);
  const limit = Math.floor(Math.min(...bounds));
  return limit > 0 ? limit : 0;
}

/** The limit that keeps a customer from spending all bonuses on an order. */
export type BonusBound = 'percent' | 'minimum' | 'amount' | 'server';

/** Why fewer bonuses may be spent on an order than the customer has; undefined when all may be. Spec §5. */
export function bonusBound(order: OrderBonuses): BonusBound | undefined {
  const { takeMethod, amount, available, percent, minimum } = order;
  const limit = bonusLimit(order);
  if (limit >= Math.floor(order.balance)) return undefined;
  const isReached = (bound: number) => Math.floor(bound) <= limit;
  // The server's number mostly follows from the other bounds, which explain more.
  if (percent !== null && isReached((amount * percent) / 100)) return 'percent';
  if (takeMethod === 'delivery' && minimum > 0 && isReached(amount - minimum)) return 'minimum';
  return available !== null && isReached(available) ? 'server' : 'amount';
}

/** The wanted bonuses cut to the limit: whole and never negative. */
export function spentBonuses(wanted: number, limit: number): number {
  const whole = Math.trunc(Math.min(wanted, limit));
  return whole > 0 ? whole : 0;
}

/**
 * The bonuses credited for an order when some are spent on it. `writeOn` is the credit that the cart promises for
 * the whole sum; the part paid with bonuses earns none. Never more than `writeOn`. Spec §3, write_on_amount.
 */
export function creditedBonuses(order: { writeOn: number; amount: number; spent: number }): number {
  const { writeOn, amount, spent } = order;
  if (!(amount > 0) || !(writeOn > 0)) return 0;
  const paidShare = Math.min(1, Math.max(0, (amount - spent) / amount));
  return Math.floor(writeOn * paidShare);
}
