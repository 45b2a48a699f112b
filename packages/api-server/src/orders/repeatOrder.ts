import { parseCoordinates } from '@storefront/domain';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { User } from '../auth/sessions';
import type { Facts } from '../catalogue/facts/facts';
import { checkRoom } from '../cart/changeLines';
import { checkModifiers, lineKey, mergeModifiers, withDefaults } from '../cart/line';
import type { NewLine } from '../cart/lineStatements';
import { loadProduct } from '../cart/loadProduct';
import type { PlaceFields } from '../cart/place';
import { type CartFields, type OpenCart, withCart } from '../cart/withCart';
import type { CartChange } from '../cart/writeCart';
import type { Context } from '../context';
import type { Queryable } from '../database/connect';
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
    (open) => {
      const added = addLines(open, items);
      unavailable = added.unavailable;
      return added.change;
    },
  );
  return {
    order: cart,
    deleted_items: unavailable.map((item) => ({ id: item.id, product_id: item.productId, name: item.name })),
    error: false,
    message: null,
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

/** The change that adds the items, and the items that can no longer be added. */
function addLines(
  { items: present, facts }: OpenCart,
  items: readonly ItemRow[],
): { change: CartChange; unavailable: ItemRow[] } {
  const unavailable: ItemRow[] = [];
  const wanted = new Map<string, NewLine>();
  for (const item of items) {
    const modifiers = currentModifiers(facts, item);
    if (!modifiers) unavailable.push(item);
    else {
      const { productId, amount } = item;
      const key = lineKey(productId, modifiers);
      // Two items may have become equal, when a default has changed.
      const most = Math.max(amount, wanted.get(key)?.amount ?? 0);
      wanted.set(key, { productId, lineKey: key, amount: most, modifiers });
    }
  }
  const before = new Map(present.map((item) => [item.lineKey, item]));
  const amounts = [...wanted.values()].flatMap(({ lineKey: key, amount }): [number, number][] => {
    const same = before.get(key);
    return same && same.amount < amount ? [[same.id, amount]] : [];
  });
  const added = [...wanted.values()].filter(({ lineKey: key }) => !before.has(key));
  if (added.length > 0) checkRoom(present.length + added.length);
  return { change: { added, amounts: new Map(amounts) }, unavailable };
}

/** The modifiers to order the dish with; undefined when the menu no longer offers this combination. */
function currentModifiers(facts: Facts, { productId, modifiers }: ItemRow) {
  const found = loadProduct(facts, productId);
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
