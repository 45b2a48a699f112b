/** What a cart comes to. Sums are kopecks, bonuses are points of one rouble. */
export interface Sums {
  fullSum: number;
  discountSum: number;
  writeOn: number;
  availablePoints: number;
}

interface Terms {
  takeMethod: 'delivery' | 'pickup';
  /** Percent off for those who collect (spec §3, discount_on_pickup). */
  discountOnPickup: number;
  /** How much of an order bonuses may pay (spec §3, percent_of_bonuses_to_order). */
  percentOfBonuses: number;
  balance: number;
}

const percentBack = 5;

/** Discounts are whole roubles, rounded to the customer's favour; bonuses to the chain's. */
export function sumUp(lines: readonly { price: number; amount: number }[], terms: Terms): Sums {
  const fullSum = lines.reduce((sum, { price, amount }) => sum + price * amount, 0);
  const percent = terms.takeMethod === 'pickup' ? terms.discountOnPickup : 0;
  const discount = Math.min(fullSum, Math.ceil((fullSum * percent) / 100 / 100) * 100);
  const discountSum = fullSum - discount;
  const points = Math.floor((discountSum * terms.percentOfBonuses) / 100 / 100);
  return {
    fullSum,
    discountSum,
    writeOn: pointsBack(discountSum),
    availablePoints: Math.max(0, Math.min(points, terms.balance)),
  };
}

/** Points that a paid sum brings. */
export function pointsBack(paid: number): number {
  return Math.floor((paid * percentBack) / 100 / 100);
}
