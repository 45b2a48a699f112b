import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import { notFound } from '../apiError';
import type { Database, Transaction } from '../database/connect';
import { products } from '../database/schema/catalogue';
import { restaurants, stopList } from '../database/schema/restaurants';
import { messages } from './messages';
import { isNewEvent } from './reportStatus';

interface StopListChange {
  eventId: string | undefined;
  /** Our id, or the kitchen's own. */
  restaurant: number | string;
  /** Our ids, or the kitchen's own. */
  products: readonly (number | string)[];
  /** Whether the dishes are sold out. */
  stopped: boolean;
}

/** Dishes that the chain does not have, such as ingredients, which a kitchen may stop too. */
interface Changed {
  unknown: (number | string)[];
}

/**
 * Puts dishes on the stop list of a restaurant, or takes them off. Carts see it at once, menus within seconds: each process
 * looks for changes of the table. Throws 404 for an unknown restaurant.
 */
export function changeStopList(db: Database, change: StopListChange): Promise<Changed> {
  return db.transaction(async (tx) => {
    const found = await tx
      .select({ id: restaurants.id })
      .from(restaurants)
      .where(isOneOf(restaurants, [change.restaurant]));
    if (found.length === 0) throw notFound(messages.unknownRestaurant);
    const dishes = await findDishes(tx, change.products);
    const unknown = change.products.filter(
      (name) => !dishes.some(({ id, externalId }) => name === id || name === externalId),
    );
    const isNew = change.eventId === undefined || (await isNewEvent(tx, change.eventId));
    if (!isNew || dishes.length === 0) return { unknown };
    const productIds = dishes.map(({ id }) => id);
    for (const { id: restaurantId } of found) {
      if (change.stopped) {
        const rows = productIds.map((productId) => ({ restaurantId, productId }));
        await tx.insert(stopList).values(rows).onConflictDoNothing();
      } else {
        await tx
          .delete(stopList)
          .where(and(eq(stopList.restaurantId, restaurantId), inArray(stopList.productId, productIds)));
      }
    }
    return { unknown };
  });
}

const findDishes = (tx: Transaction, names: StopListChange['products']) =>
  tx
    .select({ id: products.id, externalId: products.externalId })
    .from(products)
    .where(isOneOf(products, names));

/** Whether a row has one of these ids, which are numbers of ours or texts of the kitchen. */
function isOneOf(
  {
    id,
    externalId,
  }: Pick<typeof products, 'id' | 'externalId'> | Pick<typeof restaurants, 'id' | 'externalId'>,
  names: readonly (number | string)[],
): SQL | undefined {
  const own = names.filter((name) => typeof name === 'number');
  const foreign = names.filter((name) => typeof name === 'string');
  return or(inArray(id, own), inArray(externalId, foreign));
}
