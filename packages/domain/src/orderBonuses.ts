import type { TakeMethod } from './takeMethod';

/** What the bonuses of one order depend on; sums are roubles, a bonus is worth one. */
export type OrderBonuses = {
  takeMethod: TakeMethod;
  /** What is to be paid before bonuses. */
  amount: number;
  /** Of the customer. */
  balance: number;
  /** What the server lets this order take; null when it does not say. Spec §3, discounts. */
  available: number | null;
  /** How much of an order bonuses may pay, per cent; null when nobody says. Spec §3, percent_of_bonuses_to_order. */
  percent: number | null;
  /** The least sum that a delivery has to come to after its bonuses. Spec §5. */
  minimum: number;
};

/**
 * The most bonuses that may be spent on an order, whole ones: no more than there are, than the chain lets an order
 * take, and than leaves a delivery its minimum. Numbers that are none count as 0. Spec §5.
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

/** As many of the wanted bonuses as the limit has, whole and never negative. */
export function spentBonuses(wanted: number, limit: number): number {
  const whole = Math.trunc(Math.min(wanted, limit));
  return whole > 0 ? whole : 0;
}

/**
 * The bonuses that an order brings when some are spent on it: the cart tells what the whole sum would bring, and what
 * bonuses paid for brings none. Never more than the cart says. Spec §3, write_on_amount.
 */
export function creditedBonuses(order: { writeOn: number; amount: number; spent: number }): number {
  const { writeOn, amount, spent } = order;
  if (!(amount > 0) || !(writeOn > 0)) return 0;
  const part = Math.min(1, Math.max(0, (amount - spent) / amount));
  return Math.floor(writeOn * part);
}
