import type { Restaurant } from '@storefront/api-contract';
import type { PickupRestaurant } from '@storefront/contracts';
import { cutCoordinates } from './cutCoordinates';

/** The fields of a restaurant that are remembered for a pickup (spec §3, Address). */
export function pickupFromRestaurant(restaurant: Restaurant): PickupRestaurant {
  const { id, externalId, name, address } = restaurant;
  const coordinates = cutCoordinates(restaurant) ?? '';
  return { type: 'pickup', id, externalId: externalId ?? String(id), name, address, coordinates };
}
