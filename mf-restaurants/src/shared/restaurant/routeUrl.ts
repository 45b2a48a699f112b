import type { Restaurant } from '@storefront/api-contract';
import { placeOf } from '@storefront/domain';

/**
 * Directions to the restaurant on Yandex Maps, from the customer's position. Undefined for a restaurant without
 * coordinates.
 */
export function routeUrl(
  restaurant: Pick<Restaurant, 'latitude' | 'longitude' | 'address'>,
): string | undefined {
  const point = placeOf(restaurant);
  const place = point ? `${point.latitude},${point.longitude}` : encodeURIComponent(restaurant.address);
  return place ? `https://yandex.ru/maps/?rtext=~${place}` : undefined;
}
