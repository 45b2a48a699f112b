import { type Area, parseArea, type ZoneRestriction } from '@storefront/domain';
import { queryOptions } from '@storefront/query';
import { apiOf } from '../call/apiOf';
import { loadDeferredCalls } from '../call/loadDeferredCalls';

/** A delivery zone of the list. */
export interface Zone {
  /** Its place in the back end's list: the back end may send no ids. */
  id: number;
  /** '' when the back end sends no name. */
  name: string;
  area: Area;
  /** Null where the list has outlines only: then only an address has terms (decision 0025). */
  restriction: ZoneRestriction | null;
}

/** The delivery zones. A zone with an unreadable outline is left out and reported to the console (readings 14). */
export const zonesQuery = () =>
  queryOptions({
    queryKey: ['delivery-zones'],
    queryFn: async ({ client, signal }): Promise<Zone[]> => {
      const { restaurantCalls } = await loadDeferredCalls();
      const rows = await apiOf(client).call(restaurantCalls.zones, { signal });
      return rows.flatMap(({ id, name, area, restriction }, index) => {
        const outline = parseArea(area);
        if (outline) return [{ id: index, name: name ?? '', area: outline, restriction }];
        console.warn('a delivery zone has no outline', id);
        return [];
      });
    },
    staleTime: 5 * 60_000,
  });
