import type { Cart } from '@storefront/api-contract';
import { formatRoubles, missingToMinimum } from '@storefront/domain';
import { messages } from './messages';
import { usePlaceTerms } from './usePlaceTerms';

/** What is missing to the minimum of a delivery, or else the time of the order. */
export function useCartFact(cart: Cart): string {
  const { takeMethod, minimum, time } = usePlaceTerms(cart);
  const missing = takeMethod === 'delivery' ? missingToMinimum(cart.discount_sum, minimum) : 0;
  return missing > 0 ? messages.missing(formatRoubles(missing)) : (time.note ?? time.title);
}
