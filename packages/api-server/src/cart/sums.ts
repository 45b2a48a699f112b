/** The totals of a cart. Sums are kopecks, bonuses are points of one rouble. */
export interface Sums {
  fullSum: number;
  discountSum: number;
  writeOn: number;
  availablePoints: number;
}

interface Portion {
  /** Of one portion with its modifiers. */
  price: number;
  amount: number;
  product?: { groupId: number };
}

/** The discount of a promo code: percent, kopecks, or none when it gives a dish. */
interface PromoTerms {
  kind: 'percent' | 'sum' | 'gift';
  value: number;
  /** The discount covers only dishes of this group; null covers all. */
  groupId: number | null;
}

interface Terms {
  takeMethod: 'delivery' | 'pickup';
  /** Percent off for pickup (spec §3, discount_on_pickup). */
  discountOnPickup: number;
  /** How much of an order bonuses may pay (spec §3, percent_of_bonuses_to_order). */
  percentOfBonuses: number;
  balance: number;
  promo?: PromoTerms | undefined;
}

const percentBack = 5;

/**
 * Both discounts apply: the code reduces the sum after the pickup discount, so two discounts of 10% make 19%.
 * Discounts are whole roubles rounded in the customer's favour; bonuses are rounded in the chain's.
 */
export function sumUp(lines: readonly Portion[], terms: Terms): Sums {
  const fullSum = total(lines);
  const percent = terms.takeMethod === 'pickup' ? terms.discountOnPickup : 0;
  const collected = (sum: number) => sum - percentOf(sum, percent);
  const { promo } = terms;
  const cheaper = promo?.groupId ? lines.filter(({ product }) => product?.groupId === promo.groupId) : lines;
  const discount = promo ? promoDiscount(promo, collected(total(cheaper))) : 0;
  const discountSum = Math.max(0, collected(fullSum) - discount);
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

const total = (lines: readonly Portion[]) =>
  lines.reduce((sum, { price, amount }) => sum + price * amount, 0);

/** Whole roubles in kopecks, never more than the sum itself. */
const percentOf = (sum: number, percent: number) =>
  Math.min(sum, Math.ceil((sum * percent) / 100 / 100) * 100);

function promoDiscount({ kind, value }: PromoTerms, sum: number): number {
  if (kind === 'gift') return 0;
  return kind === 'percent' ? percentOf(sum, value) : Math.min(sum, value);
}
