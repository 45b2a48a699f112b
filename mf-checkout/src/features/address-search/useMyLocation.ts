import { toast } from '@storefront/contracts';
import { useEffect, useRef, useState } from 'react';
import { messages } from './messages';
import type { AddressSearchState } from './useAddressSearch';

const denied = 1;

/**
 * Asks the browser where the customer is. A denial is an answer and changes nothing; an answer that comes after the
 * customer has typed or chosen something else is none.
 */
export function useMyLocation({
  text,
  point,
  pin,
  drop,
}: Pick<AddressSearchState, 'text' | 'point' | 'pin' | 'drop'>) {
  const [isLocating, setIsLocating] = useState(false);
  const question = useRef<AbortController>(undefined);
  useEffect(
    () => () => {
      question.current?.abort();
      setIsLocating(false);
    },
    [text, point, pin],
  );

  function locate() {
    if (!navigator.geolocation) return toast(messages.locationBlocked, 'error');
    if (isLocating) return;
    const { signal } = (question.current = new AbortController());
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
        if (code !== denied) toast(messages.locationBlocked, 'error');
      },
      { timeout: 10_000, maximumAge: 60_000 },
    );
  }

  return { locate, isLocating };
}
