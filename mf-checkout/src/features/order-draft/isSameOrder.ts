import type { Cart } from '@storefront/api-contract';
import {
  DEFAULT_PAYMENT_TYPE,
  isPaymentTypeId,
  modifiersKey,
  parseServerDate,
  visibleItems,
} from '@storefront/domain';

/** The fields of a cart that the order form shows and that an answer may change. */
export type OrderedCart = Pick<Cart, 'items' | 'discount_sum' | 'datetime' | 'payment_type_id'>;

/**
 * Whether two carts are the same order: dishes with their modifiers, sum, payment, and the moment, however the back end
 * writes it. The dishes of a combo are its modifiers.
 */
export function isSameOrder(one: OrderedCart, other: OrderedCart, zone: string): boolean {
  const textOf = ({ items, discount_sum, datetime, payment_type_id: payment }: OrderedCart) =>
    [
      discount_sum,
      isPaymentTypeId(payment) ? payment : DEFAULT_PAYMENT_TYPE,
      parseServerDate(datetime, zone)?.getTime() ?? datetime,
      ...visibleItems(items)
        .map(({ product_id, amount, modifiers }) => `${product_id} ${amount} ${modifiersKey(modifiers)}`)
        .sort(),
    ].join('\n');
  return textOf(one) === textOf(other);
}
