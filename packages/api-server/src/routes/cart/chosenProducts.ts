import { eq } from 'drizzle-orm';
import type { User } from '../../auth/sessions';
import type { Context } from '../../context';
import { cartItems, carts } from '../../database/schema/carts';

interface Asked {
  user: User | undefined;
  query: { product_id?: number | undefined; draft_uuid?: string | undefined };
}

/** Products that need no recommending: the one that is looked at, and those in the cart. */
export async function chosenProducts({ db }: Context, { user, query }: Asked): Promise<Set<number>> {
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
