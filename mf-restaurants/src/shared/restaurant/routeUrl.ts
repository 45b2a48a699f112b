import type { Restaurant } from '@storefront/api-contract';

/** Directions to the restaurant on Yandex Maps, from wherever the customer is. Undefined for a restaurant whose place is unknown. */
export function routeUrl({
  latitude,
  longitude,
  address,
}: Pick<Restaurant, 'latitude' | 'longitude' | 'address'>): string | undefined {
  const place =
    latitude === null || longitude === null ? encodeURIComponent(address) : `${latitude},${longitude}`;
  return place ? `https://yandex.ru/maps/?rtext=~${place}` : undefined;
}
