import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../database/connect';
import { cartItems } from '../database/schema/carts';
import { modifiers, products } from '../database/schema/catalogue';
import type { OrderModifier } from '../database/schema/orders';
import { stopList } from '../database/schema/restaurants';
import { portionPrice } from './line';

/** A line with the prices of this moment, in kopecks. `price` is a portion with its modifiers. */
export interface PricedLine {
  id: number;
  amount: number;
  price: number;
  product: typeof products.$inferSelect;
  modifiers: OrderModifier[];
  isStopped: boolean;
}

/** The lines of a cart in the order they were added, with the restaurant's stop-list applied. */
export async function loadLines(
  tx: Queryable,
  cartId: number,
  restaurantId: number | undefined,
): Promise<PricedLine[]> {
  const rows = await tx
    .select({ item: cartItems, product: products })
    .from(cartItems)
    .innerJoin(products, eq(products.id, cartItems.productId))
    .where(eq(cartItems.cartId, cartId))
    .orderBy(asc(cartItems.id));
  const chosen = await loadChosen(
    tx,
    rows.flatMap(({ item }) => item.modifiers.map(({ id }) => id)),
  );
  const isSoldOut = await loadSoldOut(tx, restaurantId, [
    ...rows.map(({ product }) => product.id),
    ...[...chosen.values()].flatMap(({ modifier }) => modifier.productId ?? []),
  ]);
  return rows.map(({ item, product }) => {
    const taken = item.modifiers.flatMap(({ id, amount }) => {
      const found = chosen.get(id);
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
        isSoldOut(product.id) ||
        taken.length < item.modifiers.length ||
        taken.some(({ modifier, isGone }) => isGone || isSoldOut(modifier.productId)),
    };
  });
}

interface Chosen {
  modifier: typeof modifiers.$inferSelect;
  /** The dish of this modifier has left the menu. */
  isGone: boolean;
}

async function loadChosen(tx: Queryable, ids: number[]): Promise<Map<number, Chosen>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ modifier: modifiers, isGone: products.deleted })
    .from(modifiers)
    .leftJoin(products, eq(products.id, modifiers.productId))
    .where(inArray(modifiers.id, ids));
  return new Map(rows.map(({ modifier, isGone }) => [modifier.id, { modifier, isGone: isGone ?? false }]));
}

/** Queries only the given products: a stop-list may be long. */
export async function loadSoldOut(tx: Queryable, restaurantId: number | undefined, productIds: number[]) {
  const rows =
    restaurantId === undefined || productIds.length === 0
      ? []
      : await tx
          .select({ productId: stopList.productId })
          .from(stopList)
          .where(and(eq(stopList.restaurantId, restaurantId), inArray(stopList.productId, productIds)));
  const stopped = new Set(rows.map(({ productId }) => productId));
  return (productId: number | null) => productId !== null && stopped.has(productId);
}
