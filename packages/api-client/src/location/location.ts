import { selectedAddress, type TakeMethodState } from '@storefront/contracts';
import { parseCoordinates } from '@storefront/domain';

/** Fields that tell the back end where the order goes. */
export interface LocationFields {
  latitude?: number;
  longitude?: number;
  organization_id?: number;
}

type Place = Pick<TakeMethodState, 'takeMethod' | 'delivery' | 'pickup'>;

/** The location as cart calls send it (spec §6): a saved address by its id, else as catalogue calls do. */
export function cartLocation(state: Place): LocationFields | { address_id: number } {
  const address = selectedAddress(state);
  return address?.type === 'delivery' && address.id !== undefined
    ? { address_id: address.id }
    : locationFields(state);
}

/**
 * The location as catalogue calls send it (spec §7, readings 23): a restaurant for pickup, coordinates for delivery.
 * Empty when no address is chosen, or its coordinates cannot be read.
 */
export function locationFields(state: Place): LocationFields {
  const address = selectedAddress(state);
  if (!address) return {};
  if (address.type === 'pickup') return { organization_id: address.id };
  return parseCoordinates(address.coordinates) ?? {};
}
