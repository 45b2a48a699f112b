import { toast } from '@storefront/contracts';
import type { Coordinates } from '@storefront/domain';
import { useState } from 'react';
import { messages } from './messages';

const denied = 1;

/** Asks the browser where the customer is. A denial is an answer and changes nothing. */
export function useMyLocation(onFound: (point: Coordinates) => void) {
  const [isLocating, setIsLocating] = useState(false);

  function locate() {
    if (!navigator.geolocation) return toast(messages.locationBlocked, 'error');
    setIsLocating(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setIsLocating(false);
        onFound({ latitude, longitude });
      },
      ({ code }) => {
        setIsLocating(false);
        if (code !== denied) toast(messages.locationBlocked, 'error');
      },
      { timeout: 10_000, maximumAge: 60_000 },
    );
  }

  return { locate, isLocating };
}
