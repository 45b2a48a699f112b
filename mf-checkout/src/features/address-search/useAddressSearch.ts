import type { Address } from '@storefront/api-contract';
import type { DeliveryAddress } from '@storefront/contracts';
import {
  addressFromSaved,
  addressFromSuggestion,
  addressTitle,
  type Coordinates,
  deliveryAddress,
  formatCoordinates,
  isSameAddress,
  parseCoordinates,
} from '@storefront/domain';
import { useAddressField } from '@storefront/forms';
import type { Suggestion } from '@storefront/maps';
import { useEffect, useEffectEvent, useState } from 'react';
import { splitAddress, type TypedAddress } from './splitAddress';
import { useDroppedPin } from './useDroppedPin';

const nothingTyped: TypedAddress = { street: '', home: '' };

/**
 * The search for a delivery address, by its text, a point on the map or the saved addresses. `wanted` is an address
 * without coordinates to begin the search with instead of `initial`.
 */
export function useAddressSearch(initial: DeliveryAddress | undefined, wanted?: DeliveryAddress) {
  const field = useAddressField(wanted ? undefined : initial, wanted && addressTitle(wanted));
  const { text, address, meant, geocoder, found } = field;
  const [typed, setTyped] = useState(nothingTyped);
  const dropped = useDroppedPin({ geocoder, onFound: pickDropped });
  const failedPoint = dropped.pin?.hasFailed ? dropped.pin.point : undefined;

  function type(next: string) {
    dropped.clear();
    field.type(next);
  }

  function select(next: DeliveryAddress) {
    dropped.clear();
    field.select(next);
    setTyped(nothingTyped);
  }

  function pick(suggestion: Suggestion): DeliveryAddress | undefined {
    dropped.clear();
    const picked = field.pick(suggestion);
    if (picked) setTyped(nothingTyped);
    return picked;
  }

  // The house is never guessed (decision 0031): the customer chooses between several, or another spelling of the street.
  const pickWanted = useEffectEvent((suggestions: readonly Suggestion[]) => {
    if (!wanted || text !== addressTitle(wanted)) return;
    const { street, home } = wanted;
    const same = suggestions.filter(
      (one) => one.home && isSameAddress({ street, home }, { ...one, home: one.home }),
    );
    if (same.length === 1 && same[0]) pick(same[0]);
  });
  useEffect(() => {
    if (found) pickWanted(found);
  }, [found]);

  /** The pin marks the entrance, so its coordinates count rather than those of the found house. */
  function pickDropped(suggestion: Suggestion, at: Coordinates) {
    const next = addressFromSuggestion(suggestion);
    if (next) select({ ...next, coordinates: formatCoordinates(at) });
    else pick(suggestion);
  }

  /** Marks a point, of the moved pin or of the browser's geolocation. */
  function drop(at: Coordinates) {
    // The text of a chosen address is not kept: it names another house than the marked point.
    if (!address && text.trim()) setTyped(splitAddress(text.trim()));
    field.type('');
    dropped.drop(at);
  }

  /** Repeats the failed lookup of the typed text or of the marked point. */
  function retry() {
    if (!failedPoint) return field.retry();
    geocoder.retry();
    dropped.drop(failedPoint);
  }

  function pickSaved(saved: Address) {
    const next = addressFromSaved(saved);
    if (next) select(next);
    else type(addressTitle(deliveryAddress(saved)));
  }

  return {
    ...field,
    /** Whether suggestions are shown or loading: elements beside them then make room. */
    isSuggesting: field.isSearching || Boolean(field.found?.length),
    /** The pin while the address under it is unknown. */
    pin: dropped.pin,
    /** Centre of the map. */
    place: dropped.pin?.point ?? parseCoordinates(meant?.coordinates),
    /** Street and house typed by hand, for a marked point whose address cannot be looked up. */
    typed,
    setTyped,
    type,
    pick,
    select,
    pickSaved,
    drop,
    isLocating: dropped.pin?.state === 'loading',
    /** The marked point whose address could not be looked up; the customer types the address. */
    failedPoint,
    isFailed: failedPoint !== undefined || field.isFailed,
    retry,
  };
}

export type AddressSearchState = ReturnType<typeof useAddressSearch>;
