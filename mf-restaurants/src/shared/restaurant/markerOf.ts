import type { Restaurant } from '@storefront/api-contract';
import { placeOf, restaurantHours } from '@storefront/domain';
import type { MapMarker } from '@storefront/maps';

/**
 * The marker of a restaurant with its hours, grey while the restaurant is closed. Undefined without coordinates: only
 * the list shows such a restaurant.
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
