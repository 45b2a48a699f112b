import type { Address } from '@storefront/api-contract';
import type { DeliveryAddress } from '@storefront/contracts';
import type { Suggestion } from '@storefront/maps';
import { useQuery } from '@storefront/query';
import { useState } from 'react';
import { addressTitle } from '../../shared/place/addressText';
import { pointOfSaved, pointOfSuggestion } from './deliveryPoint';
import { geocoder } from './geocoder';
import { useDebounced } from './useDebounced';

const shortest = 2;

/**
 * The search for an address to deliver to: what is typed, what fits it, which point is chosen. An answer belongs
 * to its question, so a late one is never shown for newer text; the call of an older question is aborted.
 */
export function useAddressSearch(initial: DeliveryAddress | undefined) {
  const [text, setText] = useState(initial ? addressTitle(initial) : '');
  const [point, setPoint] = useState(initial);
  const [needsHouse, setNeedsHouse] = useState(false);

  const question = text.trim();
  const settled = useDebounced(question, 300);
  const isAsking = point === undefined && question.length >= shortest;
  const suggestions = useQuery({
    queryKey: ['geocoder', 'suggest', settled],
    queryFn: ({ signal }) => geocoder.suggest(settled, signal),
    enabled: isAsking && settled.length >= shortest,
  });

  function type(next: string) {
    setText(next);
    setPoint(undefined);
    if (next.trim() === '') setNeedsHouse(false);
  }

  function take(next: DeliveryAddress) {
    setText(addressTitle(next));
    setPoint(next);
    setNeedsHouse(false);
  }

  /** An incomplete suggestion only fills the field and asks for the house. */
  function pick(suggestion: Suggestion) {
    const next = pointOfSuggestion(suggestion);
    if (next) return take(next);
    type(`${suggestion.firstLine}, `);
    setNeedsHouse(true);
  }

  function pickSaved(address: Address) {
    const next = pointOfSaved(address);
    if (next) take(next);
    else type([address.street, address.home].filter(Boolean).join(', '));
  }

  return {
    text,
    point,
    needsHouse,
    type,
    pick,
    pickSaved,
    found: isAsking && settled === question ? suggestions.data : undefined,
    isSearching: isAsking && (settled !== question || suggestions.isFetching),
    isFailed: isAsking && settled === question && suggestions.isError && !suggestions.isFetching,
    retry: () => void suggestions.refetch(),
  };
}

export type AddressSearchState = ReturnType<typeof useAddressSearch>;
