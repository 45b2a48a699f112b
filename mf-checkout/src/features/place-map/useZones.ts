import { useApi } from '@storefront/api-client';
import { restaurantCalls } from '@storefront/api-contract';
import { type Area, parseArea } from '@storefront/domain';
import { useQuery } from '@storefront/query';

/** Outlines of delivery for the map. One that nobody can read is left out and told to the console (readings 14). */
export function useZones(): readonly Area[] | undefined {
  const api = useApi();
  return useQuery({
    queryKey: ['zones'],
    queryFn: async ({ signal }) => {
      const zones = await api.call(restaurantCalls.zones, { signal });
      return zones.flatMap(({ id, area }) => {
        const outline = parseArea(area);
        if (!outline) console.warn('a delivery zone has no outline', id);
        return outline ? [outline] : [];
      });
    },
    staleTime: 5 * 60_000,
  }).data;
}
