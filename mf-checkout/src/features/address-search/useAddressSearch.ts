import { useDebounced } from '@storefront/ui';
import type { Address } from '@storefront/api-contract';
import { type DeliveryAddress, useBrand } from '@storefront/contracts';
import {
  addressFromSaved,
  addressFromSuggestion,
  addressTitle,
  type Coordinates,
  formatCoordinates,
  parseCoordinates,
} from '@storefront/domain';
import { createGeocoder, type Suggestion } from '@storefront/maps';
import { useQuery } from '@storefront/query';
import { useMemo, useState } from 'react';
import { isLoadFailed } from '../../shared/load-failure/isLoadFailed';
import { splitAddress, type TypedAddress } from './splitAddress';
import { useDroppedPin } from './useDroppedPin';

const minQueryLength = 2;

/**
 * The search for a delivery address: the typed text, its suggestions and the chosen point. Suggestions are keyed by
 * their text, so a late answer is never shown for newer text; the request of older text is aborted.
 */
export function useAddressSearch(initial: DeliveryAddress | undefined) {
  const { maps } = useBrand();
  // `fetch` is looked up at the call: a test may have replaced it.
  const geocoder = useMemo(
    () => createGeocoder({ service: maps, fetch: (input, init) => fetch(input, init) }),
    [maps],
  );
  const [text, setText] = useState(initial ? addressTitle(initial) : '');
  const [point, setPoint] = useState(initial);
  const [needsHouse, setNeedsHouse] = useState(false);
  const [typed, setTyped] = useState<TypedAddress>({ street: '', home: '' });

  const query = text.trim();
  const [debounced] = useDebounced(query, 300);
  const isActive = point === undefined && query.length >= minQueryLength;
  const suggestions = useQuery({
    queryKey: ['geocoder', 'suggest', debounced],
    queryFn: ({ signal }) => geocoder.suggest(debounced, signal),
    enabled: isActive && debounced.length >= minQueryLength,
    // The geocoder rejects the next calls of a failed service at once.
    ...(maps ? { retry: false } : {}),
  });

  const dropped = useDroppedPin({ geocoder, onFound: pickDropped });
  const failedPoint = dropped.pin?.hasFailed ? dropped.pin.point : undefined;

  function type(next: string) {
    dropped.clear();
    setText(next);
    setPoint(undefined);
    if (next.trim() === '') setNeedsHouse(false);
  }

  function select(next: DeliveryAddress) {
    dropped.clear();
    setText(addressTitle(next));
    setPoint(next);
    setNeedsHouse(false);
    setTyped({ street: '', home: '' });
  }

  /** A suggestion without a house only fills the field and asks for the house. */
  function pick(suggestion: Suggestion) {
    const next = addressFromSuggestion(suggestion);
    if (next) return select(next);
    type(`${suggestion.firstLine}, `);
    setNeedsHouse(true);
  }

  /** The pin marks the entrance, so its coordinates count rather than those of the found house. */
  function pickDropped(suggestion: Suggestion, at: Coordinates) {
    const next = addressFromSuggestion(suggestion);
    if (next) select({ ...next, coordinates: formatCoordinates(at) });
    else pick(suggestion);
  }

  /** Takes a point of the moved pin or of the browser's geolocation. */
  function drop(at: Coordinates) {
    // The text of a chosen point names another house than the one that is marked now.
    if (!point && query) setTyped(splitAddress(query));
    setText('');
    setPoint(undefined);
    setNeedsHouse(false);
    dropped.drop(at);
  }

  /** Looks up again what failed: the typed text, or the address of the marked point. */
  function retry() {
    geocoder.retry();
    if (failedPoint) dropped.drop(failedPoint);
    else void suggestions.refetch();
  }

  function pickSaved(address: Address) {
    const next = addressFromSaved(address);
    if (next) select(next);
    else type([address.street, address.home].filter(Boolean).join(', '));
  }

  return {
    text,
    point,
    /** The pin while the address under it is unknown. */
    pin: dropped.pin,
    /** Centre of the map. */
    place: dropped.pin?.point ?? parseCoordinates(point?.coordinates),
    needsHouse,
    /** Street and house by hand, for a marked point whose address cannot be looked up. */
    typed,
    setTyped,
    type,
    pick,
    select,
    pickSaved,
    drop,
    found: isActive && debounced === query ? suggestions.data : undefined,
    isSearching: isActive && (debounced !== query || suggestions.isFetching),
    isLocating: dropped.pin?.state === 'loading',
    /** The marked point whose address could not be looked up: the customer types it. */
    failedPoint,
    isFailed: failedPoint !== undefined || (isActive && debounced === query && isLoadFailed(suggestions)),
    retry,
  };
}

export type AddressSearchState = ReturnType<typeof useAddressSearch>;
