import { toast } from '@storefront/contracts';
import type { Coordinates } from '@storefront/domain';
import { readPosition } from '@storefront/maps';
import { useCallback, useEffect, useRef } from 'react';
import { messages } from './messages';
import { endPositionSearch, isSearching, usePositionSearch } from './positionSearch';

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
  const isLocating = usePositionSearch(isSearching);
  const request = useRef<AbortController>(undefined);

  /** Ends the search that began here; that of another place goes on. */
  const cancel = useCallback(() => {
    const latest = usePositionSearch.getState().request;
    if (latest && latest === request.current) endPositionSearch();
  }, []);
  useEffect(() => cancel, [cancel]);

  async function locate() {
    const controller = (request.current = new AbortController());
    usePositionSearch.setState({ request: controller });
    const position = await readPosition(controller);
    if (controller.signal.aborted) return;
    endPositionSearch();
    if (position.kind === 'found') onChange(position.point);
    if (position.kind === 'unavailable') {
      onChange(undefined);
      toast(messages.locationBlocked, 'error');
    }
  }

  function toggle() {
    if (isLocating) endPositionSearch();
    else if (point) onChange(undefined);
    else void locate();
  }

  return { isOn: point !== undefined, isLocating, toggle, cancel };
}
