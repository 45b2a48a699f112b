import { toast } from '@storefront/contracts';
import { useEffect, useRef, useState } from 'react';
import { messages } from './messages';
import type { AddressSearchState } from './useAddressSearch';

/** `GeolocationPositionError.PERMISSION_DENIED`. */
const permissionDenied = 1;

/**
 * Requests the customer's position from the browser. A denied permission changes nothing and shows no error; an answer
 * is dropped when the customer has typed or chosen something else meanwhile.
 */
export function useMyLocation({
  text,
  point,
  pin,
  drop,
}: Pick<AddressSearchState, 'text' | 'point' | 'pin' | 'drop'>) {
  const [isLocating, setIsLocating] = useState(false);
  const request = useRef<AbortController>(undefined);
  useEffect(
    () => () => {
      request.current?.abort();
      setIsLocating(false);
    },
    [text, point, pin],
  );

  function locate() {
    if (!navigator.geolocation) return toast(messages.locationBlocked, 'error');
    if (isLocating) return;
    const { signal } = (request.current = new AbortController());
    setIsLocating(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        if (signal.aborted) return;
        setIsLocating(false);
        drop({ latitude, longitude });
      },
      ({ code }) => {
        if (signal.aborted) return;
        setIsLocating(false);
        if (code !== permissionDenied) toast(messages.locationBlocked, 'error');
      },
      { timeout: 10_000, maximumAge: 60_000 },
    );
  }

  return { locate, isLocating };
}
