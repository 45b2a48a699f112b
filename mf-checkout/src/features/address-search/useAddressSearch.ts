import { useDebounced } from '@storefront/ui';
import type { Address } from '@storefront/api-contract';
import type { DeliveryAddress } from '@storefront/contracts';
import { type Coordinates, formatCoordinates, parseCoordinates } from '@storefront/domain';
import type { Suggestion } from '@storefront/maps';
import { useQuery } from '@storefront/query';
import { useState } from 'react';
import { isUnanswered } from '../../shared/load-failure/isUnanswered';
import { addressTitle } from '../../shared/place/addressText';
import { pointOfSaved, pointOfSuggestion } from '../../shared/place/deliveryPoint';
import { useDroppedPin } from './useDroppedPin';
import { useGeocoder } from './useGeocoder';

const shortest = 2;

/**
 * The search for an address to deliver to: what is typed, what fits it, which point is chosen. An answer belongs
 * to its question, so a late one is never shown for newer text; the call of an older question is aborted.
 */
export function useAddressSearch(initial: DeliveryAddress | undefined) {
  const geocoder = useGeocoder();
  const [text, setText] = useState(initial ? addressTitle(initial) : '');
  const [point, setPoint] = useState(initial);
  const [needsHouse, setNeedsHouse] = useState(false);

  const question = text.trim();
  const [debounced] = useDebounced(question, 300);
  const isAsking = point === undefined && question.length >= shortest;
  const suggestions = useQuery({
    queryKey: ['geocoder', 'suggest', debounced],
    queryFn: ({ signal }) => geocoder.suggest(debounced, signal),
    enabled: isAsking && debounced.length >= shortest,
  });

  const dropped = useDroppedPin({ geocoder, onFound: pickDropped });

  function type(next: string) {
    dropped.forget();
    setText(next);
    setPoint(undefined);
    if (next.trim() === '') setNeedsHouse(false);
  }

  function take(next: DeliveryAddress) {
    dropped.forget();
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

  /** The door is where the pin stands, whatever the geocoder thinks of the house. */
  function pickDropped(suggestion: Suggestion, at: Coordinates) {
    const next = pointOfSuggestion(suggestion);
    if (next) take({ ...next, coordinates: formatCoordinates(at) });
    else pick(suggestion);
  }

  /** The pin was moved, or the browser says where the customer is. */
  function drop(at: Coordinates) {
    setText('');
    setPoint(undefined);
    setNeedsHouse(false);
    dropped.drop(at);
  }

  function pickSaved(address: Address) {
    const next = pointOfSaved(address);
    if (next) take(next);
    else type([address.street, address.home].filter(Boolean).join(', '));
  }

  return {
    text,
    point,
    /** Where the pin stands while nobody knows the address there. */
    pin: dropped.pin,
    /** What the map looks at. */
    place: dropped.pin?.point ?? parseCoordinates(point?.coordinates),
    needsHouse,
    type,
    pick,
    pickSaved,
    drop,
    found: isAsking && debounced === question ? suggestions.data : undefined,
    isSearching: isAsking && (debounced !== question || suggestions.isFetching),
    isLocating: dropped.pin?.state === 'asking',
    isFailed: isAsking && debounced === question && isUnanswered(suggestions),
    retry: () => void suggestions.refetch(),
  };
}

export type AddressSearchState = ReturnType<typeof useAddressSearch>;
