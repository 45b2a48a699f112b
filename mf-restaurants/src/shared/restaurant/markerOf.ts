import type { Restaurant } from '@storefront/api-contract';
import { placeOf, restaurantHours } from '@storefront/domain';
import type { MapMarker } from '@storefront/maps';

/**
 * A restaurant on the map with its hours, grey while it is closed. Undefined while its place is unknown: the list alone
 * shows it.
 */
export function markerOf(restaurant: Restaurant, now: Date, timeZone: string): MapMarker | undefined {
  const point = placeOf(restaurant);
  if (!point) return undefined;
  const { kind, label } = restaurantHours(restaurant, now, timeZone);
  return {
    id: String(restaurant.id),
    label: restaurant.name,
    note: label,
    point,
    isMuted: kind === 'closed',
  };
}
