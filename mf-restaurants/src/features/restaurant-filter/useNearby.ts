import { toast } from '@storefront/contracts';
import type { Coordinates } from '@storefront/domain';
import { readPosition } from '@storefront/maps';
import { useEffect, useRef, useState } from 'react';
import { messages } from './messages';

interface Options {
  /** The position that is filtered by; undefined while the filter is off. */
  point: Coordinates | undefined;
  onChange: (point: Coordinates | undefined) => void;
}

/**
 * The filter «Рядом со мной» (spec §4, Restaurants). On: requests the position, which a second press cancels. Off:
 * clears it. Without geolocation, a position or an answer in time it is off, and a toast says what it needs.
 *
 * «A denial callback does nothing» is read as: no toast, no reload, and the filter stays as it was before the press,
 * which is off. Only the wait ends: without an answer the button would seem to search for ever.
 */
export function useNearby({ point, onChange }: Options) {
  const [isLocating, setIsLocating] = useState(false);
  const request = useRef<AbortController>(undefined);
  useEffect(() => () => request.current?.abort(), []);

  function cancel() {
    request.current?.abort();
    setIsLocating(false);
  }

  async function locate() {
    const controller = (request.current = new AbortController());
    setIsLocating(true);
    const position = await readPosition(controller);
    if (controller.signal.aborted) return;
    setIsLocating(false);
    if (position.kind === 'found') onChange(position.point);
    if (position.kind === 'unavailable') {
      onChange(undefined);
      toast(messages.locationBlocked, 'error');
    }
  }

  function toggle() {
    if (isLocating) cancel();
    else if (point) onChange(undefined);
    else void locate();
  }

  return { isOn: point !== undefined, isLocating, toggle };
}
