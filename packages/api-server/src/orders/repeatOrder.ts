import { parseCoordinates } from '@storefront/domain';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { User } from '../auth/sessions';
import { checkRoom, nextVersion } from '../cart/changeLines';
import { checkModifiers, lineKey, mergeModifiers, withDefaults } from '../cart/line';
import { loadProduct } from '../cart/loadProduct';
import type { CartRow } from '../cart/lockCart';
import type { PlaceFields } from '../cart/place';
import { type CartFields, withCart } from '../cart/withCart';
import type { Context } from '../context';
import type { Queryable, Transaction } from '../database/connect';
import { cartItems } from '../database/schema/carts';
import { orderItems, orders } from '../database/schema/orders';
import { addresses } from '../database/schema/users';
import { ApiError, notFound } from '../apiError';
import { messages } from './messages';
import { parseOrderId } from './orderId';

type OrderRow = typeof orders.$inferSelect;
type ItemRow = typeof orderItems.$inferSelect;

interface Repeating {
  user: User;
  /** As it stands in the path. */
  id: string;
  /** A place in these fields wins over the place of the order. */
  fields: CartFields;
}

/**
 * Adds the lines of an order to the customer's cart, for the place of that order. A line that the cart has already gets
 * the greater of both amounts, so a repeated call gives the same cart (readings 20). Dishes and modifiers that left the
 * menu are listed in `deleted_items`. Throws 404 for another customer's order.
 */
export async function repeatOrder(context: Context, { user, id, fields }: Repeating) {
  const [order] = await context.db
    .select()
    .from(orders)
    .where(and(eq(orders.id, parseOrderId(id)), eq(orders.userId, user.id)));
  if (!order) throw notFound(messages.notFound);
  const items = await context.db
    .select()
    .from(orderItems)
    .where(and(eq(orderItems.orderId, order.id), eq(orderItems.isGift, false)))
    .orderBy(asc(orderItems.id));
  const isPlaceNamed = [fields.address_id, fields.organization_id, fields.latitude].some(Boolean);
  const place = isPlaceNamed ? {} : await placeOf(context.db, order);
  const takeMethod = isPlaceNamed ? {} : { takeMethod: order.takeMethod };
  let unavailable: ItemRow[] = [];
  const { order: cart } = await withCart(
    context,
    { user, fields: { ...fields, ...place }, kind: 'add', ...takeMethod },
    async (tx, row) => {
      unavailable = await addLines(tx, row, items);
    },
  );
  return {
    order: cart,
    deleted_items: unavailable.map((item) => ({ id: item.id, product_id: item.productId, name: item.name })),
  };
}

/** The place of the order: its restaurant, the matching saved address, or at least the point. */
async function placeOf(db: Queryable, order: OrderRow): Promise<PlaceFields> {
  if (order.takeMethod === 'pickup') return { organization_id: order.organizationId };
  const went = order.address;
  if (!went) return {};
  const own = await db
    .select()
    .from(addresses)
    .where(and(eq(addresses.userId, order.userId), isNull(addresses.deletedAt)));
  const keys = ['street', 'home', 'apartment'] as const;
  const saved = own.find((address) => keys.every((key) => address[key] === went[key]));
  return saved ? { address_id: saved.id } : (parseCoordinates(went.coordinates) ?? {});
}

/** Returns the items that could not be added. */
async function addLines(tx: Transaction, cart: CartRow, items: readonly ItemRow[]): Promise<ItemRow[]> {
  const unavailable: ItemRow[] = [];
  let isChanged = false;
  for (const item of items) {
    const chosen = await currentModifiers(tx, item);
    if (!chosen) unavailable.push(item);
    else if (await addLine(tx, cart, { ...item, modifiers: chosen })) isChanged = true;
  }
  if (isChanged) await nextVersion(tx, cart);
  return unavailable;
}

/** The modifiers to order the dish with; undefined when the menu no longer offers this combination. */
async function currentModifiers(tx: Transaction, { productId, modifiers }: ItemRow) {
  const found = await loadProduct(tx, productId);
  if (!found) return undefined;
  const chosen = mergeModifiers(
    withDefaults(
      modifiers.map(({ id, amount }) => ({ id, amount })),
      found.parts,
    ),
  );
  try {
    checkModifiers(found.options, chosen);
    return chosen;
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

interface Line {
  productId: number;
  amount: number;
  modifiers: { id: number; amount: number }[];
}

/** False when the cart has at least this amount already. */
async function addLine(
  tx: Transaction,
  cart: CartRow,
  { productId, amount, modifiers }: Line,
): Promise<boolean> {
  const key = lineKey(productId, modifiers);
  const [same] = await tx
    .select({ id: cartItems.id, amount: cartItems.amount })
    .from(cartItems)
    .where(and(eq(cartItems.cartId, cart.id), eq(cartItems.lineKey, key)));
  if (same && same.amount >= amount) return false;
  if (same) {
    await tx.update(cartItems).set({ amount }).where(eq(cartItems.id, same.id));
    return true;
  }
  await checkRoom(tx, cart);
  await tx.insert(cartItems).values({ cartId: cart.id, productId, lineKey: key, amount, modifiers });
  return true;
}
