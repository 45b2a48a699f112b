import type { Address } from '@storefront/api-contract';
import type { DeliveryAddress } from '@storefront/contracts';
import { cutCoordinates, deliveryAddress } from '@storefront/domain';
import type { Suggestion } from '@storefront/maps';

/** Undefined for a suggestion without a house (spec §5, Address). */
export function addressFromSuggestion(suggestion: Suggestion): DeliveryAddress | undefined {
  const { street, home, fullAddress } = suggestion;
  const coordinates = cutCoordinates(suggestion.coords);
  if (!fullAddress || !home || !coordinates) return undefined;
  return { type: 'delivery', street, home, fullAddress, coordinates };
}

/** Undefined for a saved address without coordinates. */
export function addressFromSaved(address: Address): DeliveryAddress | undefined {
  const place = { ...deliveryAddress(address), id: address.id };
  return place.coordinates ? place : undefined;
}
