import { asc, eq, inArray } from 'drizzle-orm';
import { toModifier } from '../catalogue/menu';
import type { Queryable } from '../database/connect';
import { cartItems } from '../database/schema/carts';
import { modifierGroups, modifiers, products } from '../database/schema/catalogue';
import type { OrderModifier } from '../database/schema/orders';
import { stopList } from '../database/schema/restaurants';

/** A line with the prices of this moment, in kopecks. `price` is a portion with its modifiers. */
export interface PricedLine {
  id: number;
  amount: number;
  price: number;
  product: typeof products.$inferSelect;
  modifiers: OrderModifier[];
  isStopped: boolean;
}

/** The lines of a cart in the order they were put there, as the restaurant sells them. */
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
  const stopped = await loadStopped(tx, restaurantId);
  return rows.map(({ item, product }) => {
    const priced = item.modifiers.flatMap(({ id, amount }) => {
      const modifier = chosen.get(id);
      return modifier ? [{ id, amount, name: modifier.name, price: modifier.price }] : [];
    });
    const extras = priced.reduce((sum, { price, amount }) => sum + price * amount, 0);
    return {
      id: item.id,
      amount: item.amount,
      price: product.price + extras,
      product,
      modifiers: priced,
      isStopped: stopped.has(product.id),
    };
  });
}

/** A product with its modifiers as the rules of the domain read them; undefined when it is not sold any more. */
export async function loadProduct(tx: Queryable, productId: number) {
  const [product] = await tx.select().from(products).where(eq(products.id, productId));
  if (!product || product.deleted) return undefined;
  const rows = await tx
    .select({ group: modifierGroups, modifier: modifiers })
    .from(modifiers)
    .innerJoin(modifierGroups, eq(modifierGroups.id, modifiers.groupId))
    .where(eq(modifierGroups.productId, productId));
  return { product, options: rows.map(toModifier) };
}

async function loadChosen(tx: Queryable, ids: number[]) {
  if (ids.length === 0) return new Map<number, typeof modifiers.$inferSelect>();
  const rows = await tx.select().from(modifiers).where(inArray(modifiers.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

async function loadStopped(tx: Queryable, restaurantId: number | undefined): Promise<Set<number>> {
  if (restaurantId === undefined) return new Set();
  const rows = await tx.select().from(stopList).where(eq(stopList.restaurantId, restaurantId));
  return new Set(rows.map(({ productId }) => productId));
}
