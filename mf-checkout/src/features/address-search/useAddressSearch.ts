import type { Address } from '@storefront/api-contract';
import type { DeliveryAddress } from '@storefront/contracts';
import {
  addressFromSaved,
  addressFromSuggestion,
  addressTitle,
  type Coordinates,
  formatCoordinates,
  parseCoordinates,
} from '@storefront/domain';
import { useAddressSuggestions } from '@storefront/forms';
import type { Suggestion } from '@storefront/maps';
import { useState } from 'react';
import { splitAddress, type TypedAddress } from './splitAddress';
import { useDroppedPin } from './useDroppedPin';

/** The search for a delivery address: the typed text, its suggestions and the chosen point. */
export function useAddressSearch(initial: DeliveryAddress | undefined) {
  const [text, setText] = useState(initial ? addressTitle(initial) : '');
  const [point, setPoint] = useState(initial);
  const [needsHouse, setNeedsHouse] = useState(false);
  const [typed, setTyped] = useState<TypedAddress>({ street: '', home: '' });

  const suggestions = useAddressSuggestions(text, { isChosen: point !== undefined });
  const dropped = useDroppedPin({ geocoder: suggestions.geocoder, onFound: pickDropped });
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
    if (!point && text.trim()) setTyped(splitAddress(text.trim()));
    setText('');
    setPoint(undefined);
    setNeedsHouse(false);
    dropped.drop(at);
  }

  /** Looks up again what failed: the typed text, or the address of the marked point. */
  function retry() {
    suggestions.geocoder.retry();
    if (failedPoint) dropped.drop(failedPoint);
    else suggestions.refetch();
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
    /** Whether the field asks for a house; once one is typed and nothing is found, that is said instead. */
    needsHouse: needsHouse && (suggestions.found?.length !== 0 || text.trimEnd().endsWith(',')),
    /** Street and house by hand, for a marked point whose address cannot be looked up. */
    typed,
    setTyped,
    type,
    pick,
    select,
    pickSaved,
    drop,
    found: suggestions.found,
    isSearching: suggestions.isSearching,
    isLocating: dropped.pin?.state === 'loading',
    /** The marked point whose address could not be looked up: the customer types it. */
    failedPoint,
    isFailed: failedPoint !== undefined || suggestions.isFailed,
    retry,
  };
}

export type AddressSearchState = ReturnType<typeof useAddressSearch>;
