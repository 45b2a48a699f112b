import type { Restaurant } from '@storefront/api-contract';
import { placeOf } from '@storefront/domain';

/**
 * Directions to the restaurant on Yandex Maps, from wherever the customer is. Undefined for a restaurant whose place is
 * unknown.
 */
export function routeUrl(
  restaurant: Pick<Restaurant, 'latitude' | 'longitude' | 'address'>,
): string | undefined {
  const point = placeOf(restaurant);
  const place = point ? `${point.latitude},${point.longitude}` : encodeURIComponent(restaurant.address);
  return place ? `https://yandex.ru/maps/?rtext=~${place}` : undefined;
}
