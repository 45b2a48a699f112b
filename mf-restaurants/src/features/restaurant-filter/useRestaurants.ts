import { restaurantsQuery, useFailureToast } from '@storefront/api-client';
import { hasEveryTag, nearbyOrder } from '@storefront/domain';
import { useQuery } from '@storefront/query';
import { toListState } from '@storefront/ui';
import { messages } from './messages';
import { useRestaurantFilter } from './restaurantFilter';
import { nearbyQuery } from './useApplyFilter';

/** The restaurants that match the filter, in the order to show them (spec §4, Restaurants; readings 5). */
export function useRestaurants() {
  const { tagIds, nearby } = useRestaurantFilter();
  const all = useQuery(restaurantsQuery());
  const found = useQuery(nearbyQuery(nearby));
  useFailureToast(found.isLoadingError && found.error, messages.failed);
  // While the nearest ones load, the list stays on the screen.
  const isWaiting = found.data === undefined && !found.isError;
  const shown = isWaiting ? all : found;

  const state = toListState(shown, (restaurants) =>
    (nearby ? nearbyOrder(restaurants, all.data, nearby) : restaurants).filter((restaurant) =>
      hasEveryTag(restaurant, tagIds),
    ),
  );
  return {
    state,
    /** When the shown list was loaded, ms. */
    readAt: shown.dataUpdatedAt,
    /** Whether the filter hides every restaurant: without it there are some. */
    hidesAll: state.status === 'ready' && state.items.length === 0 && (all.data?.length ?? 0) > 0,
  };
}
