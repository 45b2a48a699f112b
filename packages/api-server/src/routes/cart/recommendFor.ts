import type { User } from '../../auth/sessions';
import { checkPlace, findPlace, mergePlace, nowhere } from '../../cart/place';
import { saidBy, type CartFields } from '../../cart/withCart';
import { menuPlace } from '../../catalogue/menuPlace';
import { recommend } from '../../catalogue/recommend';
import type { Context } from '../../context';
import { chosenProducts } from './chosenProducts';

interface Asked {
  user: User | undefined;
  query: CartFields & { product_id?: number | undefined };
}

/** What goes with a product or the cart, without what the place has run out of (spec §7, recommendations). */
export async function recommendFor(context: Context, { user, query }: Asked) {
  const menu = await context.menu.read();
  const said = saidBy(user, query);
  // The menu in memory knows restaurants and zones; a saved address only the database does.
  const restaurantId = said.address_id
    ? await restaurantOf(context, user, said)
    : menuPlace(menu, said).restaurantId;
  const chosen = await chosenProducts(context, { user, query });
  return recommend(menu, { chosen, stopped: menu.stopped.get(restaurantId ?? 0) ?? new Set() });
}

async function restaurantOf({ db }: Context, user: User | undefined, said: CartFields) {
  await checkPlace(db, said, user?.id);
  const place = await findPlace(db, mergePlace(nowhere, said), user?.id);
  return place.restaurant?.id;
}
