import type { ChosenModifier } from '../database/schema/carts';
import { notFound, unprocessable } from '../apiError';
import { messages } from '../messages';
import { checkAmount, checkModifiers, lineKey, maxLines, mergeModifiers, withDefaults } from './line';
import { loadProduct } from './loadProduct';
import { cartMessages } from './messages';
import { giftLineId } from './priceCart';
import type { OpenCart } from './withCart';
import type { CartChange } from './writeCart';

interface Addition {
  productId: number;
  amount: number;
  modifiers: ChosenModifier[];
}

/** Adds a product to a cart; an equal line adds up. Throws 422 when the rules forbid it. */
export function addProduct(
  { items, place, facts }: OpenCart,
  { productId, amount, modifiers }: Addition,
): CartChange {
  const found = loadProduct(facts, productId, place.restaurant?.id);
  if (!found) throw unprocessable(messages.cart.productNotFound, 'product_id');
  const chosen = mergeModifiers(withDefaults(modifiers, found.parts));
  checkModifiers(found.options, chosen);
  const key = lineKey(productId, chosen);
  const same = items.find((item) => item.lineKey === key);
  const total = (same?.amount ?? 0) + amount;
  checkAmount(total);
  if (same) return { amounts: new Map([[same.id, total]]) };
  checkRoom(items.length + 1);
  return { added: [{ productId, lineKey: key, amount, modifiers: chosen }] };
}

/**
 * Sets the amount of a line of a cart; 0 removes it. Throws 404 for a line of another cart, 422 for the gift of a promo
 * code.
 */
export function changeAmount(
  { items }: OpenCart,
  { itemId, amount }: { itemId: number; amount: number },
): CartChange {
  if (itemId === giftLineId) throw unprocessable(cartMessages.giftIsFixed, 'item_id');
  if (!items.some(({ id }) => id === itemId)) throw notFound(messages.cart.itemNotFound);
  return amount === 0 ? { removed: [itemId] } : { amounts: new Map([[itemId, amount]]) };
}

/** Throws 422 when a cart cannot hold this many lines. */
export function checkRoom(lines: number): void {
  if (lines > maxLines) throw unprocessable(messages.cart.full(maxLines));
}
