import { toast } from '@storefront/contracts';
import { type Coordinates, isInsideServiceBox } from '@storefront/domain';
import type { Geocoder, Suggestion } from '@storefront/maps';
import { useEffect, useRef, useState } from 'react';
import { messages } from './messages';

/**
 * A point that was marked on the map, and the state of the search for its address: `unknown` when the point has none,
 * `failed` when the lookup failed.
 */
export interface DroppedPin {
  point: Coordinates;
  state: 'loading' | 'unknown' | 'failed' | 'outside';
  /** A lookup has failed since the customer began to mark points. The form for typing stays while it is repeated. */
  hasFailed?: boolean;
}

/** A pin that moves again within this time causes no request. */
const delayMs = 300;

interface Options {
  geocoder: Geocoder;
  onFound: (suggestion: Suggestion, point: Coordinates) => void;
}

/** Finds the address at a point once the pin rests there. A later point, or `clear`, aborts the request. */
export function useDroppedPin({ geocoder, onFound }: Options) {
  const [pin, setPin] = useState<DroppedPin>();
  const request = useRef<AbortController>(undefined);
  useEffect(() => () => request.current?.abort(), []);

  function clear() {
    request.current?.abort();
    setPin(undefined);
  }

  async function drop(point: Coordinates) {
    request.current?.abort();
    if (!isInsideServiceBox(point)) return setPin({ point, state: 'outside' });
    const { signal } = (request.current = new AbortController());
    setPin((previous) => ({ point, state: 'loading', hasFailed: previous?.hasFailed ?? false }));
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    if (signal.aborted) return;
    try {
      const found = await geocoder.reverse(point, signal);
      if (signal.aborted) return;
      if (found) return onFound(found, point);
      toast(messages.nothingNearby);
      setPin({ point, state: 'unknown' });
    } catch {
      if (!signal.aborted) setPin({ point, state: 'failed', hasFailed: true });
    }
  }

  return { pin, drop: (point: Coordinates) => void drop(point), clear };
}
