import { eq } from 'drizzle-orm';
import type { User } from '../../auth/sessions';
import { checkPlace, findPlace, mergePlace, unknownPlace } from '../../cart/place';
import { readCart } from '../../cart/readCart';
import { withoutGuestAddress, type CartFields } from '../../cart/withCart';
import { menuPlace } from '../../catalogue/menuPlace';
import { recommend } from '../../catalogue/recommend';
import type { Context } from '../../context';
import { cartItems, carts } from '../../database/schema/carts';

interface RecommendOptions {
  user: User | undefined;
  query: CartFields & { product_id?: number | undefined };
}

/** Recommendations for a product or the cart, without dishes on the place's stop-list (spec §7, recommendations). */
export async function recommendFor(context: Context, { user, query }: RecommendOptions) {
  const menu = await context.menu.read();
  const given = withoutGuestAddress(user, query);
  // The menu in memory has restaurants and zones; saved addresses are only in the database.
  const restaurantId = given.address_id
    ? await restaurantOf(context, user, given)
    : menuPlace(menu, given).restaurantId;
  const chosen = await chosenProducts(context, { user, query });
  return recommend(menu, { chosen, stopped: menu.stopped.get(restaurantId ?? 0) ?? new Set() });
}

async function restaurantOf({ db }: Context, user: User | undefined, given: CartFields) {
  const found = await readCart(db, { userId: user?.id, draftUuid: undefined });
  checkPlace(given, found);
  return findPlace(mergePlace(unknownPlace, given), found).restaurant?.id;
}

/** Products to leave out: the viewed one and those in the cart. */
async function chosenProducts({ db }: Context, { user, query }: RecommendOptions): Promise<Set<number>> {
  const chosen = new Set(query.product_id ? [query.product_id] : []);
  const owner = user
    ? eq(carts.userId, user.id)
    : query.draft_uuid
      ? eq(carts.draftUuid, query.draft_uuid)
      : undefined;
  if (!owner) return chosen;
  const rows = await db
    .select({ productId: cartItems.productId })
    .from(cartItems)
    .innerJoin(carts, eq(carts.id, cartItems.cartId))
    .where(owner);
  for (const { productId } of rows) chosen.add(productId);
  return chosen;
}
