import type { DeliveryAddress } from '@storefront/contracts';
import { addressFromSuggestion, addressTitle, identifiedHouse, splitFlat } from '@storefront/domain';
import type { Suggestion } from '@storefront/maps';
import { useState } from 'react';
import { useAddressSuggestions } from './useAddressSuggestions';

/**
 * The search for a delivery address: the typed text, its suggestions and the chosen address (spec §5, Address). Without
 * an `initial` address it may begin with a text.
 */
export function useAddressField(initial?: DeliveryAddress, initialText = '') {
  const [text, setText] = useState(initial ? addressTitle(initial) : initialText);
  const [address, setAddress] = useState(initial);
  const [needsHouse, setNeedsHouse] = useState(false);
  const { house, apartment } = splitFlat(text);
  const { geocoder, found, isSearching, isFailed, refetch } = useAddressSuggestions(house, {
    isChosen: address !== undefined,
  });

  function toAddress(suggestion: Suggestion | undefined): DeliveryAddress | undefined {
    const next = suggestion && addressFromSuggestion(suggestion);
    return next && { ...next, ...(apartment && { apartment }) };
  }

  function type(next: string) {
    setText(next);
    setAddress(undefined);
    if (next.trim() === '') setNeedsHouse(false);
  }

  function select(next: DeliveryAddress) {
    setText(addressTitle(next));
    setAddress(next);
    setNeedsHouse(false);
  }

  /** A suggestion without a house only fills the field and asks for the house. Returns the address that is chosen. */
  function pick(suggestion: Suggestion): DeliveryAddress | undefined {
    const next = toAddress(suggestion);
    if (next) select(next);
    else {
      type(`${suggestion.firstLine}, `);
      setNeedsHouse(true);
    }
    return next;
  }

  return {
    text,
    address,
    /** The chosen address, or the one that the typed text identifies without a choice; with the flat that was typed. */
    meant: address ?? toAddress(identifiedHouse(house, found)),
    /** Whether the field asks for a house; for a typed house without results the list's message is shown instead. */
    needsHouse: needsHouse && (found?.length !== 0 || text.trimEnd().endsWith(',')),
    type,
    pick,
    select,
    geocoder,
    found,
    isSearching,
    isFailed,
    /** Searches again for the typed text. */
    retry: () => {
      geocoder.retry();
      refetch();
    },
  };
}

export type AddressFieldState = ReturnType<typeof useAddressField>;
