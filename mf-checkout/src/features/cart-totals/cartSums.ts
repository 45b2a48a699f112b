import type { Cart } from '@storefront/api-contract';

/** Roubles: before discounts, what is taken off, what is left to pay. */
export function cartSums({ full_sum, discount_sum }: Pick<Cart, 'full_sum' | 'discount_sum'>) {
  return { goods: full_sum, discount: Math.max(0, full_sum - discount_sum), total: discount_sum };
}
