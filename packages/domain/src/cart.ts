import { missingToMinimum } from './deliveryZone';
import * as messages from './messages';
import { formatRoubles } from './money';
import type { TakeMethod } from './takeMethod';

/** The fields of a cart line that the rules read. */
export type CartLine = {
  amount: number;
  product: { name: string; deleted?: boolean | number | string | null };
};

// The back end models the pickup discount as an item of this name (readings 9).
const PICKUP_DISCOUNT_ITEM = 'Самовывоз';

const isPickupDiscount = ({ product }: CartLine) => product.name.trim() === PICKUP_DISCOUNT_ITEM;

/** The lines a customer sees: all but the pickup discount and deleted products. Readings 9, spec §4. */
export function visibleItems<Line extends CartLine>(lines: readonly Line[]): readonly Line[] {
  return lines.filter((line) => !isPickupDiscount(line) && !line.product.deleted);
}

/**
 * What a cart is priced for, when the back end says so: by our own field, else by the pickup discount among its lines.
 * Undefined when it is unknown.
 */
export function pricedFor(cart: {
  take_method: string | null;
  items: readonly CartLine[];
}): TakeMethod | undefined {
  if (cart.take_method === 'delivery' || cart.take_method === 'pickup') return cart.take_method;
  return cart.items.some(isPickupDiscount) ? 'pickup' : undefined;
}

/**
 * Whether the whole discount of a bill is the chain's discount for pickup, in roubles. Back ends round it to whole
 * roubles, each in its own way.
 */
export function isDiscountForPickup(bill: {
  takeMethod: TakeMethod;
  full: number;
  paid: number;
  /** Per cent; null where the chain gives none. */
  discountOnPickup: number | null;
}): boolean {
  const { takeMethod, full, paid, discountOnPickup } = bill;
  if (takeMethod === 'delivery' || !discountOnPickup) return false;
  return Math.abs(full - paid - (full * discountOnPickup) / 100) < 1;
}

/** Whether the chosen place lacks a visible dish of the cart; dishes that left the menu do not count. Spec §4. */
export function hasUnavailableItems(
  cart: { stoplisted_items: readonly CartLine[] } | null | undefined,
): boolean {
  return visibleItems(cart?.stoplisted_items ?? []).length > 0;
}

/** Whether the server may hold a cart: while it is unread (undefined), a draft or a login means that there may be one. */
export function mayHaveCart(cart: object | null | undefined, hasDraftOrLogin: boolean): boolean {
  return cart === undefined ? hasDraftOrLogin : cart !== null;
}

/** Number of pieces in the visible lines. */
export function itemsCount(lines: readonly CartLine[]): number {
  return visibleItems(lines).reduce((count, line) => count + line.amount, 0);
}

/**
 * Why the cart's button is disabled, roubles: only a logged-in customer's delivery has a minimum here. Spec
 * §5.
 */
export function cartBlockedBecause(cart: {
  isLoggedIn: boolean;
  takeMethod: TakeMethod;
  amount: number;
  minimum: number;
}): string | undefined {
  const isMinimumChecked = cart.isLoggedIn && cart.takeMethod === 'delivery';
  if (!isMinimumChecked || missingToMinimum(cart.amount, cart.minimum) === 0) return undefined;
  return messages.cart.minimum(formatRoubles(cart.minimum));
}
