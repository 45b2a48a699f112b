import type { Cart } from '@storefront/api-contract';
import { visibleItems } from '@storefront/domain';

/** Whether the chosen place lacks a visible dish of the cart; dishes that left the menu do not count (spec §4). */
export const hasUnavailableItems = (cart: Cart | null | undefined): boolean =>
  visibleItems(cart?.stoplisted_items ?? []).length > 0;
