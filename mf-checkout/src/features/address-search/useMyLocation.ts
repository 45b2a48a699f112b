import { toast } from '@storefront/contracts';
import type { Suggestion } from '@storefront/maps';
import { useState } from 'react';
import { geocoder } from './geocoder';
import { messages } from './messages';

const denied = 1;

/** Asks the browser where the customer is and finds the address there. A denial is an answer and changes nothing. */
export function useMyLocation(onFound: (suggestion: Suggestion) => void) {
  const [isLocating, setIsLocating] = useState(false);

  function locate() {
    if (!navigator.geolocation) return toast(messages.locationBlocked, 'error');
    setIsLocating(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        geocoder
          .reverse({ latitude: coords.latitude, longitude: coords.longitude })
          .then((found) => (found ? onFound(found) : toast(messages.nowhereNear)))
          .catch(() => toast(messages.failed, 'error'))
          .finally(() => setIsLocating(false));
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
