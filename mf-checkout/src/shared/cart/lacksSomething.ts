import type { Cart } from '@storefront/api-contract';
import { visibleItems } from '@storefront/domain';

/** Whether the chosen place lacks a dish that the customer sees; what is off the menu is in nobody's way (spec §4). */
export const lacksSomething = (cart: Cart | null | undefined): boolean =>
  visibleItems(cart?.stoplisted_items ?? []).length > 0;
