import type { Coordinates } from '@storefront/domain';

/** What a map without an address looks at: the middle of what is delivered to. */
export const moscow: Coordinates = { latitude: 55.7558, longitude: 37.6176 };
