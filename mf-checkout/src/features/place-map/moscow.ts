import type { Coordinates } from '@storefront/domain';

/** Centre of a map without an address. */
export const moscow: Coordinates = { latitude: 55.7558, longitude: 37.6176 };
