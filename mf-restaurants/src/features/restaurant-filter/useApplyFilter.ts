import { restaurantsQuery } from '@storefront/api-client';
import { type Coordinates, formatCoordinates } from '@storefront/domain';
import { useQueryClient } from '@storefront/query';
import { endPositionSearch } from './positionSearch';
import { type RestaurantFilter, useRestaurantFilter } from './restaurantFilter';

/** The list near a point, or the whole list. Coordinates are cut (readings 13). */
export const nearbyQuery = (point: Coordinates | undefined) =>
  restaurantsQuery(point ? { nearby: formatCoordinates(point) } : {});

/** Changes the filter. Turning nearby on or off reloads the list (spec §4, Restaurants). */
export function useApplyFilter() {
  const queryClient = useQueryClient();
  return (change: Partial<RestaurantFilter>) => {
    const before = useRestaurantFilter.getState().nearby;
    // A position that arrives later would change nearby again.
    if ('nearby' in change) endPositionSearch();
    useRestaurantFilter.setState(change);
    const { nearby } = useRestaurantFilter.getState();
    if (nearby !== before) void queryClient.invalidateQueries({ queryKey: nearbyQuery(nearby).queryKey });
  };
}
