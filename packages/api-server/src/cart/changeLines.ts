import { and, count, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../database/connect';
import { type ChosenModifier, cartItems, carts } from '../database/schema/carts';
import { notFound, unprocessable } from '../apiError';
import { messages } from '../messages';
import { checkAmount, checkModifiers, lineKey, maxLines, mergeModifiers, withDefaults } from './line';
import { type CartItemRow, readItems } from './lines';
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

/** A cart after a change of its lines. */
interface ChangedLines {
  cart: CartRow;
  items: CartItemRow[];
}

/** Adds a product to a locked cart; an equal line adds up. Throws 422 when the rules forbid it. */
export async function addProduct(
  tx: Transaction,
  cart: CartRow,
  { productId, amount, modifiers, restaurantId }: Addition,
): Promise<ChangedLines> {
  const found = await loadProduct(tx, productId, restaurantId);
  if (!found) throw unprocessable(messages.cart.productNotFound, 'product_id');
  const chosen = mergeModifiers(withDefaults(modifiers, found.parts));
  checkModifiers(found.options, chosen);
  const key = lineKey(productId, chosen);
  const items = await readItems(tx, cart.id);
  const same = items.find((item) => item.lineKey === key);
  const total = (same?.amount ?? 0) + amount;
  checkAmount(total);
  if (same) {
    await tx.update(cartItems).set({ amount: total }).where(eq(cartItems.id, same.id));
  } else if (items.length >= maxLines) throw unprocessable(messages.cart.full(maxLines));
  const added = same
    ? []
    : await tx
        .insert(cartItems)
        .values({ cartId: cart.id, productId, lineKey: key, amount, modifiers: chosen })
        .returning();
  const changed = items.map((item) => (item === same ? { ...item, amount: total } : item));
  return { cart: await nextVersion(tx, cart), items: [...changed, ...added] };
}

/**
 * Sets the amount of a line of a locked cart; 0 removes it. Throws 404 for a line of another cart, 422 for the
 * gift of a promo code.
 */
export async function changeAmount(
  tx: Transaction,
  cart: CartRow,
  { itemId, amount }: { itemId: number; amount: number },
): Promise<{ cart: CartRow }> {
  if (itemId === giftLineId) throw unprocessable(cartMessages.giftIsFixed, 'item_id');
  const own = and(eq(cartItems.id, itemId), eq(cartItems.cartId, cart.id));
  const changed =
    amount === 0
      ? await tx.delete(cartItems).where(own).returning({ id: cartItems.id })
      : await tx.update(cartItems).set({ amount }).where(own).returning({ id: cartItems.id });
  if (changed.length === 0) throw notFound(messages.cart.itemNotFound);
  return { cart: await nextVersion(tx, cart) };
}

/** Throws 422 when no other line fits into a locked cart. */
export async function checkRoom(tx: Transaction, cart: CartRow): Promise<void> {
  const [row] = await tx.select({ lines: count() }).from(cartItems).where(eq(cartItems.cartId, cart.id));
  if ((row?.lines ?? 0) >= maxLines) throw unprocessable(messages.cart.full(maxLines));
}

/** A cart with changed content is a new order (readings 20). */
export async function nextVersion(tx: Transaction, cart: CartRow): Promise<CartRow> {
  const [row] = await tx
    .update(carts)
    .set({ version: sql`${carts.version} + 1`, updatedAt: new Date() })
    .where(eq(carts.id, cart.id))
    .returning();
  if (!row) throw new Error('a locked cart is not there');
  return row;
}
