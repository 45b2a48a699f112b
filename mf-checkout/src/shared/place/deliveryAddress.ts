import type { DeliveryAddress } from '@storefront/contracts';
import { cutCoordinates } from '@storefront/domain';
import type { Suggestion } from '@storefront/maps';

/** Undefined for a suggestion without a house (spec §5, Address). */
export function addressFromSuggestion(suggestion: Suggestion): DeliveryAddress | undefined {
  const { street, home, fullAddress } = suggestion;
  const coordinates = cutCoordinates(suggestion.coords);
  if (!fullAddress || !home || !coordinates) return undefined;
  return { type: 'delivery', street, home, fullAddress, coordinates };
}
