import { findPlace, mergePlace, nowhere, type PlaceFields } from '../cart/place';
import type { Context } from '../context';
import type { Menu } from './menu';

const nothing: ReadonlySet<number> = new Set();

/** Which restaurant a place belongs to and what it has run out of; unknown places have run out of nothing. */
export async function stoppedAt(
  context: Context,
  menu: Menu,
  fields: PlaceFields,
): Promise<{ restaurantId: number | undefined; stopped: ReadonlySet<number> }> {
  const { organization_id, latitude, longitude } = fields;
  if (!organization_id && (latitude === undefined || longitude === undefined)) {
    return { restaurantId: undefined, stopped: nothing };
  }
  const columns = mergePlace(nowhere, { organization_id, latitude, longitude });
  const restaurantId = (await findPlace(context.db, columns, undefined)).restaurant?.id;
  return { restaurantId, stopped: menu.stopped.get(restaurantId ?? 0) ?? nothing };
}
