import { useSettings } from '@storefront/api-client';
import type { Cart } from '@storefront/api-contract';
import { isDiscountForPickup, type TakeMethod } from '@storefront/domain';
import { messages } from './messages';

/** What the discount of a bill is called: by its promo code, by pickup, or by neither. */
export function useDiscountLabel(
  cart: Pick<Cart, 'full_sum' | 'discount_sum' | 'promocode'>,
  takeMethod: TakeMethod,
): string {
  const { discountOnPickup } = useSettings();
  const { full_sum: full, discount_sum: paid, promocode } = cart;
  if (promocode?.code) return messages.discountBy(promocode.code);
  const isForPickup = isDiscountForPickup({ takeMethod, full, paid, discountOnPickup });
  return isForPickup ? messages.discountForPickup : messages.discount;
}
