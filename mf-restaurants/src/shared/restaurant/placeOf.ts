import type { Restaurant } from '@storefront/api-contract';
import { type Coordinates, isInsideServiceBox, parseCoordinates } from '@storefront/domain';

/** Where the restaurant is. Coordinates of nowhere near, such as 0 and 0, are an unknown place. */
export function placeOf(restaurant: Pick<Restaurant, 'latitude' | 'longitude'>): Coordinates | undefined {
  const point = parseCoordinates(restaurant);
  return point && isInsideServiceBox(point) ? point : undefined;
}
