import type { Address } from '@storefront/api-contract';
import type { DeliveryAddress } from '@storefront/contracts';
import type { Suggestion } from '@storefront/maps';
import { cutCoordinates } from './cutCoordinates';

/** An address to deliver to; undefined while the house is missing (spec §5, Address). */
export function pointOfSuggestion(suggestion: Suggestion): DeliveryAddress | undefined {
  const { street, home, fullAddress } = suggestion;
  const coordinates = cutCoordinates(suggestion.coords);
  if (!fullAddress || !home || !coordinates) return undefined;
  return { type: 'delivery', street, home, fullAddress, coordinates };
}

/** A saved address; undefined when the account does not know where on the map it is. */
export function pointOfSaved(address: Address): DeliveryAddress | undefined {
  const coordinates = cutCoordinates(address.coordinates ?? address);
  if (!coordinates) return undefined;
  const { id, street, home, floor, apartment, entrance, full_address } = address;
  return {
    type: 'delivery',
    id,
    street,
    home,
    fullAddress: full_address ?? [street, home].filter(Boolean).join(', '),
    coordinates,
    ...(floor ? { floor } : {}),
    ...(apartment ? { apartment } : {}),
    ...(entrance ? { entrance } : {}),
  };
}
