import { selectedAddress, type TakeMethodState } from '@storefront/contracts';

/** Fields that tell the back end where the order goes. */
export interface LocationFields {
  latitude?: number;
  longitude?: number;
  organization_id?: number;
  address_id?: number;
}

/**
 * The location as menu and cart calls send it (spec §6): a restaurant for pickup, a saved address by its id,
 * else coordinates. Empty when no address is chosen.
 */
export function locationFields(
  state: Pick<TakeMethodState, 'takeMethod' | 'delivery' | 'pickup'>,
): LocationFields {
  const address = selectedAddress(state);
  if (!address) return {};
  if (address.type === 'pickup') return { organization_id: address.id };
  if (address.id !== undefined) return { address_id: address.id };
  const [latitude = Number.NaN, longitude = Number.NaN] = address.coordinates.split(',').map(Number);
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) return {};
  return { latitude, longitude };
}
