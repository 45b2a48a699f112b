import { toast } from '@storefront/contracts';
import { readPosition } from '@storefront/maps';
import { useEffect, useRef, useState } from 'react';
import { messages } from './messages';
import type { AddressSearchState } from './useAddressSearch';

/**
 * Requests the customer's position from the browser. A denied permission changes nothing and shows no error; an answer
 * is dropped when the customer has typed or chosen something else meanwhile.
 */
export function useMyLocation({
  text,
  address,
  pin,
  drop,
}: Pick<AddressSearchState, 'text' | 'address' | 'pin' | 'drop'>) {
  const [isLocating, setIsLocating] = useState(false);
  const request = useRef<AbortController>(undefined);
  useEffect(
    () => () => {
      request.current?.abort();
      setIsLocating(false);
    },
    [text, address, pin],
  );

  async function locate() {
    if (isLocating) return;
    const controller = (request.current = new AbortController());
    setIsLocating(true);
    const position = await readPosition(controller);
    if (controller.signal.aborted) return;
    setIsLocating(false);
    if (position.kind === 'found') drop(position.point);
    if (position.kind === 'unavailable') toast(messages.locationBlocked, 'error');
  }

  return { locate: () => void locate(), isLocating };
}
