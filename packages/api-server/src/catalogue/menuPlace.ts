import { bestZone, truncateCoordinate } from '@storefront/domain';
import { unprocessable } from '../apiError';
import { messages } from '../messages';
import type { Menu, MenuZone } from './menu';

interface PlaceFields {
  latitude?: number | undefined;
  longitude?: number | undefined;
  organization_id?: number | undefined;
}

const emptyStopList: ReadonlySet<number> = new Set();

/**
 * The restaurant of a place and its stop-list, which is empty for unknown places. A restaurant wins over a point, as in
 * the cart. Throws 422 for an unknown restaurant.
 */
export function menuPlace(
  menu: Menu,
  { organization_id, latitude, longitude }: PlaceFields,
): { restaurantId: number | undefined; stopped: ReadonlySet<number> } {
  if (organization_id && !menu.restaurants.has(organization_id)) {
    throw unprocessable(messages.cart.restaurantNotFound, 'organization_id');
  }
  const hasPoint = latitude !== undefined && longitude !== undefined;
  const restaurantId =
    organization_id ?? (hasPoint ? zoneAt(menu, { latitude, longitude })?.row.restaurantId : undefined);
  return { restaurantId, stopped: menu.stopped.get(restaurantId ?? 0) ?? emptyStopList };
}

/** The zone that serves a point, cut to four decimals (readings 13, 17). */
export function zoneAt(
  menu: Pick<Menu, 'zones'>,
  { latitude, longitude }: { latitude: number; longitude: number },
): MenuZone | undefined {
  return bestZone(menu.zones, {
    latitude: truncateCoordinate(latitude),
    longitude: truncateCoordinate(longitude),
  });
}
