import type { Facts, ProductRow } from '../catalogue/facts/facts';
import type { cartItems } from '../database/schema/carts';
import type { OrderModifier } from '../database/schema/orders';
import { portionPrice } from './line';

export type CartItemRow = typeof cartItems.$inferSelect;

/** A line with the prices of this moment, in kopecks. `price` is a portion with its modifiers. */
export interface PricedLine {
  id: number;
  amount: number;
  price: number;
  product: ProductRow;
  modifiers: OrderModifier[];
  isStopped: boolean;
}

/** Prices the lines of a cart, with the restaurant's stop-list applied. */
export function priceLines(
  { products, modifiers, isSoldOut }: Facts,
  items: readonly CartItemRow[],
  restaurantId: number | undefined,
): PricedLine[] {
  return items.map((item) => {
    const product = products.get(item.productId);
    if (!product) throw new Error(`the dish ${item.productId} of a cart is not there`);
    const taken = item.modifiers.flatMap(({ id, amount }) => {
      const found = modifiers.get(id);
      return found ? [{ amount, ...found }] : [];
    });
    const priced = taken.map(({ amount, modifier: { id, name, price } }) => ({ id, amount, name, price }));
    return {
      id: item.id,
      amount: item.amount,
      price: portionPrice(product.price, priced),
      product,
      modifiers: priced,
      // A combo is sold out when any of its chosen dishes is sold out or has left the menu: it is never sold without.
      isStopped:
        isSoldOut(restaurantId, product.id) ||
        taken.length < item.modifiers.length ||
        taken.some(({ modifier, isGone }) => isGone || isSoldOut(restaurantId, modifier.productId)),
    };
  });
}
