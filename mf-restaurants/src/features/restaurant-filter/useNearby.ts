import { toast } from '@storefront/contracts';
import type { Coordinates } from '@storefront/domain';
import { readPosition } from '@storefront/maps';
import { useCallback, useEffect, useRef } from 'react';
import { messages } from './messages';
import { endPositionSearch, isSearching, usePositionSearch } from './positionSearch';

interface Options {
  /** The position in the filter; undefined while nearby is off. */
  point: Coordinates | undefined;
  onChange: (point: Coordinates | undefined) => void;
}

/**
 * The filter «Рядом со мной» (spec §4, Restaurants). Turning it on requests the position; a second press cancels the
 * request. Turning it off clears the position. Without geolocation, without a position and after the time limit the
 * filter is off, and a toast says what it needs.
 *
 * «A denial callback does nothing» is read as: no toast, no reload, and the filter stays off, as it was before the
 * press. Only the wait ends: otherwise the button would seem to search for ever.
 */
export function useNearby({ point, onChange }: Options) {
  const isLocating = usePositionSearch(isSearching);
  const request = useRef<AbortController>(undefined);

  /** Ends the search if this component began it. */
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
