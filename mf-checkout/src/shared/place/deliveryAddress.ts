import type { Address } from '@storefront/api-contract';
import type { DeliveryAddress } from '@storefront/contracts';
import type { Suggestion } from '@storefront/maps';
import { cutCoordinates } from './cutCoordinates';

/** Undefined for a suggestion without a house (spec §5, Address). */
export function addressFromSuggestion(suggestion: Suggestion): DeliveryAddress | undefined {
  const { street, home, fullAddress } = suggestion;
  const coordinates = cutCoordinates(suggestion.coords);
  if (!fullAddress || !home || !coordinates) return undefined;
  return { type: 'delivery', street, home, fullAddress, coordinates };
}

/** Undefined for a saved address without coordinates. */
export function addressFromSaved(address: Address): DeliveryAddress | undefined {
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
