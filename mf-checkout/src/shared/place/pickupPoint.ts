import type { Restaurant } from '@storefront/api-contract';
import type { PickupRestaurant } from '@storefront/contracts';
import { cutCoordinates } from './cutCoordinates';

/** What is remembered of a restaurant where an order is fetched (spec §3, Address). */
export function pickupOf(restaurant: Restaurant): PickupRestaurant {
  const { id, externalId, name, address } = restaurant;
  const coordinates = cutCoordinates(restaurant) ?? '';
  return { type: 'pickup', id, externalId: externalId ?? String(id), name, address, coordinates };
}
