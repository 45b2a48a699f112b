import { useBrand } from '@storefront/contracts';
import { createGeocoder } from '@storefront/maps';
import { useQuery } from '@storefront/query';
import { toLoadFailure, useDebounced } from '@storefront/ui';
import { useMemo } from 'react';

const minQueryLength = 2;
const typingDelayMs = 300;

/**
 * The addresses that the chain's geocoder finds for a typed text (spec §4, Address); none while an address is chosen.
 * They are keyed by their text, so a late answer is never shown for newer text; the request of older text is aborted.
 */
export function useAddressSuggestions(text: string, { isChosen }: { isChosen: boolean }) {
  const { maps } = useBrand();
  // `fetch` is looked up at the call: a test may have replaced it.
  const geocoder = useMemo(
    () => createGeocoder({ service: maps, fetch: (input, init) => fetch(input, init) }),
    [maps],
  );
  const query = text.trim();
  const [debounced] = useDebounced(query, typingDelayMs);
  const isActive = !isChosen && query.length >= minQueryLength;
  const suggestions = useQuery({
    queryKey: ['geocoder', 'suggest', debounced],
    queryFn: ({ signal }) => geocoder.suggest(debounced, signal),
    enabled: isActive && debounced.length >= minQueryLength,
    // The geocoder rejects the next calls of a failed service at once.
    ...(maps ? { retry: false } : {}),
  });
  const isCurrent = isActive && debounced === query;
  return {
    geocoder,
    found: isCurrent ? suggestions.data : undefined,
    isSearching: isActive && (!isCurrent || suggestions.isFetching),
    isFailed: isCurrent && toLoadFailure(suggestions) !== undefined,
    refetch: () => void suggestions.refetch(),
  };
}
