import { polygonQuery } from '@storefront/api-client';
import { type DeliveryAddress, useBrand } from '@storefront/contracts';
import {
  addressFromSuggestion,
  addressTitle,
  deliveryChoice,
  isInsideServiceBox,
  parseCoordinates,
} from '@storefront/domain';
import { createGeocoder, type Suggestion } from '@storefront/maps';
import { useQuery } from '@storefront/query';
import { useDebounced } from '@storefront/ui';
import { useMemo, useState } from 'react';

const minQueryLength = 2;
const typingDelayMs = 300;

/**
 * The check of an address: the typed text, its suggestions, and whether the chosen one is inside a zone (spec §5,
 * Delivery terms). Suggestions are keyed by their text, so a late answer is never shown for newer text.
 */
export function useAddressCheck() {
  const { maps } = useBrand();
  // `fetch` is looked up at the call: a test may have replaced it.
  const geocoder = useMemo(
    () => createGeocoder({ service: maps, fetch: (input, init) => fetch(input, init) }),
    [maps],
  );
  const [text, setText] = useState('');
  const [address, setAddress] = useState<DeliveryAddress>();
  const [needsHouse, setNeedsHouse] = useState(false);

  const query = text.trim();
  const [debounced] = useDebounced(query, typingDelayMs);
  const isActive = address === undefined && query.length >= minQueryLength;
  const suggestions = useQuery({
    queryKey: ['geocoder', 'suggest', debounced],
    queryFn: ({ signal }) => geocoder.suggest(debounced, signal),
    enabled: isActive && debounced.length >= minQueryLength,
    // The geocoder rejects the next calls of a failed service at once.
    ...(maps ? { retry: false } : {}),
  });
  const isSettled = isActive && debounced === query && !suggestions.isFetching;

  const place = parseCoordinates(address?.coordinates);
  const isCovered = place !== undefined && isInsideServiceBox(place);
  const zone = useQuery({ ...polygonQuery(address?.coordinates ?? ''), enabled: isCovered });
  const hasZoneFailed = zone.data === undefined && (zone.isPaused || (zone.isError && !zone.isFetching));

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
    geocoder.retry();
    void (address ? zone.refetch() : suggestions.refetch());
  }

  const hasSearchFailed = isSettled && suggestions.data === undefined;
  return {
    text,
    address,
    place,
    needsHouse,
    type,
    pick,
    retry,
    found: isSettled ? suggestions.data : undefined,
    zone: zone.data,
    state: hasSearchFailed
      ? ('failed' as const)
      : deliveryChoice({
          isSearching: isActive && !isSettled,
          hasPoint: address !== undefined,
          needsAddress: false,
          isCovered,
          zone: { isServed: zone.data?.success, isFailed: hasZoneFailed },
        }),
  };
}

export type AddressCheckState = ReturnType<typeof useAddressCheck>;
