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
import { Failure, notFound } from '../failure';
import { messages } from './messages';
import { toOrderId } from './orderId';

type OrderRow = typeof orders.$inferSelect;
type ItemRow = typeof orderItems.$inferSelect;

interface Repeating {
  user: User;
  /** As it stands in the path. */
  id: string;
  /** A place that the client names wins over the order's. */
  fields: CartFields;
}

/**
 * Puts the lines of an order into the customer's cart, for where the order went. A line that is there already gets
 * the greater amount of both, so asking twice gives the same cart (readings 20). Dishes and modifiers that left the
 * menu are named in `deleted_items`. Throws 404 for a foreign order.
 */
export async function repeatOrder(context: Context, { user, id, fields }: Repeating) {
  const [order] = await context.db
    .select()
    .from(orders)
    .where(and(eq(orders.id, toOrderId(id)), eq(orders.userId, user.id)));
  if (!order) throw notFound(messages.notFound);
  const items = await context.db
    .select()
    .from(orderItems)
    .where(and(eq(orderItems.orderId, order.id), eq(orderItems.isGift, false)))
    .orderBy(asc(orderItems.id));
  const isPlaceNamed = [fields.address_id, fields.organization_id, fields.latitude].some(Boolean);
  const place = isPlaceNamed ? {} : await placeOf(context.db, order);
  const takeMethod = isPlaceNamed ? {} : { takeMethod: order.takeMethod };
  let gone: ItemRow[] = [];
  const { order: cart } = await withCart(
    context,
    { user, fields: { ...fields, ...place }, kind: 'add', ...takeMethod },
    async (tx, row) => {
      gone = await putLines(tx, row, items);
    },
  );
  return {
    order: cart,
    deleted_items: gone.map((item) => ({ id: item.id, product_id: item.productId, name: item.name })),
  };
}

/** Where the order went: its restaurant, or the address as it is saved now, or at least the point. */
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

/** Answers with what could not be put there. */
async function putLines(tx: Transaction, cart: CartRow, items: readonly ItemRow[]): Promise<ItemRow[]> {
  const gone: ItemRow[] = [];
  let isChanged = false;
  for (const item of items) {
    const chosen = await stillSold(tx, item);
    if (!chosen) gone.push(item);
    else if (await putLine(tx, cart, { ...item, modifiers: chosen })) isChanged = true;
  }
  if (isChanged) await nextVersion(tx, cart);
  return gone;
}

/** The modifiers to order the dish with; undefined when it is not on the menu as it was. */
async function stillSold(tx: Transaction, { productId, modifiers }: ItemRow) {
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
    if (error instanceof Failure) return undefined;
    throw error;
  }
}

interface Line {
  productId: number;
  amount: number;
  modifiers: { id: number; amount: number }[];
}

/** False when the cart has as much of it already. */
async function putLine(
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
