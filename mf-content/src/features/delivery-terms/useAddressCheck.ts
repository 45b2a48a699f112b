import { polygonQuery } from '@storefront/api-client';
import type { DeliveryAddress } from '@storefront/contracts';
import {
  addressFromSuggestion,
  addressTitle,
  deliveryChoice,
  isInsideServiceBox,
  parseCoordinates,
} from '@storefront/domain';
import { useAddressSuggestions } from '@storefront/forms';
import type { Suggestion } from '@storefront/maps';
import { useQuery } from '@storefront/query';
import { isLoadFailed } from '@storefront/ui';
import { useState } from 'react';

/**
 * The check of an address: the typed text, its suggestions, and whether the chosen one is inside a zone (spec §5,
 * Delivery terms).
 */
export function useAddressCheck() {
  const [text, setText] = useState('');
  const [address, setAddress] = useState<DeliveryAddress>();
  const [needsHouse, setNeedsHouse] = useState(false);
  const suggestions = useAddressSuggestions(text, { isChosen: address !== undefined });

  const place = parseCoordinates(address?.coordinates);
  const isCovered = place !== undefined && isInsideServiceBox(place);
  const zone = useQuery({ ...polygonQuery(address?.coordinates ?? ''), enabled: isCovered });

  function type(next: string) {
    setText(next);
    setAddress(undefined);
    if (next.trim() === '') setNeedsHouse(false);
  }

  /** A suggestion without a house only fills the field and asks for the house (spec §5, Address). */
  function pick(suggestion: Suggestion) {
    const next = addressFromSuggestion(suggestion);
    if (!next) type(`${suggestion.firstLine}, `);
    else {
      setText(addressTitle(next));
      setAddress(next);
    }
    setNeedsHouse(!next);
  }

  function retry() {
    suggestions.geocoder.retry();
    if (address) void zone.refetch();
    else suggestions.refetch();
  }

  return {
    text,
    address,
    place,
    needsHouse,
    type,
    pick,
    retry,
    found: suggestions.found,
    zone: zone.data,
    state: suggestions.isFailed
      ? ('failed' as const)
      : deliveryChoice({
          isSearching: suggestions.isSearching,
          hasPoint: address !== undefined,
          needsAddress: false,
          isCovered,
          zone: { isServed: zone.data?.success, isFailed: isLoadFailed(zone) },
        }),
  };
}

export type AddressCheckState = ReturnType<typeof useAddressCheck>;
