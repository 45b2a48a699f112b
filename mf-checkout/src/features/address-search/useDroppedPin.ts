import { toast } from '@storefront/contracts';
import { type Coordinates, isInsideServiceBox } from '@storefront/domain';
import type { Geocoder, Suggestion } from '@storefront/maps';
import { useEffect, useRef, useState } from 'react';
import { messages } from './messages';

/** A point that was shown on the map, and what is known of the address there. */
export interface DroppedPin {
  point: Coordinates;
  state: 'asking' | 'unknown' | 'outside';
}

/** Milliseconds: a pin that is moved on is not asked about. */
const rest = 300;

interface Options {
  geocoder: Geocoder;
  onFound: (suggestion: Suggestion, point: Coordinates) => void;
}

/** Finds the address at a point once the pin rests there. A later point, or `forget`, drops the answer. */
export function useDroppedPin({ geocoder, onFound }: Options) {
  const [pin, setPin] = useState<DroppedPin>();
  const question = useRef<AbortController>(undefined);
  useEffect(() => () => question.current?.abort(), []);

  function forget() {
    question.current?.abort();
    setPin(undefined);
  }

  async function drop(point: Coordinates) {
    question.current?.abort();
    if (!isInsideServiceBox(point)) return setPin({ point, state: 'outside' });
    const { signal } = (question.current = new AbortController());
    setPin({ point, state: 'asking' });
    await new Promise((resolve) => setTimeout(resolve, rest));
    if (signal.aborted) return;
    try {
      const found = await geocoder.reverse(point, signal);
      if (signal.aborted) return;
      if (found) return onFound(found, point);
      toast(messages.nowhereNear);
    } catch {
      if (signal.aborted) return;
      toast(messages.failed, 'error');
    }
    setPin({ point, state: 'unknown' });
  }

  return { pin, drop: (point: Coordinates) => void drop(point), forget };
}
