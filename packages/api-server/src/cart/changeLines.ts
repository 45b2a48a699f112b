import { and, count, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../database/connect';
import { type ChosenModifier, cartItems, carts } from '../database/schema/carts';
import { notFound, unprocessable } from '../apiError';
import { messages } from '../messages';
import { checkAmount, checkModifiers, lineKey, maxLines, mergeModifiers, withDefaults } from './line';
import { loadProduct } from './loadProduct';
import type { CartRow } from './lockCart';
import { cartMessages } from './messages';
import { giftLineId } from './priceCart';

interface Addition {
  productId: number;
  amount: number;
  modifiers: ChosenModifier[];
  /** The restaurant that cooks, if known. */
  restaurantId: number | undefined;
}

/** Adds a product to a locked cart; an equal line adds up. Throws 422 when the rules forbid it. */
export async function addProduct(
  tx: Transaction,
  cart: CartRow,
  { productId, amount, modifiers, restaurantId }: Addition,
): Promise<void> {
  const found = await loadProduct(tx, productId, restaurantId);
  if (!found) throw unprocessable(messages.cart.productNotFound, 'product_id');
  const chosen = mergeModifiers(withDefaults(modifiers, found.parts));
  checkModifiers(found.options, chosen);
  const key = lineKey(productId, chosen);
  const [same] = await tx
    .select()
    .from(cartItems)
    .where(and(eq(cartItems.cartId, cart.id), eq(cartItems.lineKey, key)));
  checkAmount((same?.amount ?? 0) + amount);
  if (same) {
    await tx
      .update(cartItems)
      .set({ amount: same.amount + amount })
      .where(eq(cartItems.id, same.id));
  } else {
    await checkRoom(tx, cart);
    await tx
      .insert(cartItems)
      .values({ cartId: cart.id, productId, lineKey: key, amount, modifiers: chosen });
  }
  await nextVersion(tx, cart);
}

/**
 * Sets the amount of a line of a locked cart; 0 removes it. Throws 404 for a line of another cart, 422 for the
 * gift of a promo code.
 */
export async function changeAmount(
  tx: Transaction,
  cart: CartRow,
  { itemId, amount }: { itemId: number; amount: number },
): Promise<void> {
  if (itemId === giftLineId) throw unprocessable(cartMessages.giftIsFixed, 'item_id');
  const own = and(eq(cartItems.id, itemId), eq(cartItems.cartId, cart.id));
  const changed =
    amount === 0
      ? await tx.delete(cartItems).where(own).returning({ id: cartItems.id })
      : await tx.update(cartItems).set({ amount }).where(own).returning({ id: cartItems.id });
  if (changed.length === 0) throw notFound(messages.cart.itemNotFound);
  await nextVersion(tx, cart);
}

/** Throws 422 when no other line fits into a locked cart. */
export async function checkRoom(tx: Transaction, cart: CartRow): Promise<void> {
  const [row] = await tx.select({ lines: count() }).from(cartItems).where(eq(cartItems.cartId, cart.id));
  if ((row?.lines ?? 0) >= maxLines) throw unprocessable(messages.cart.full(maxLines));
}

/** A cart with changed content is a new order (readings 20). */
export async function nextVersion(tx: Transaction, cart: CartRow): Promise<void> {
  await tx
    .update(carts)
    .set({ version: sql`${carts.version} + 1`, updatedAt: new Date() })
    .where(eq(carts.id, cart.id));
}
