import { restaurantsQuery, useFailureToast } from '@storefront/api-client';
import type { Restaurant } from '@storefront/api-contract';
import { hasEveryTag, nearbyOrder } from '@storefront/domain';
import { useQuery } from '@storefront/query';
import { toListState } from '@storefront/ui';
import { useMemo } from 'react';
import { messages } from './messages';
import { useRestaurantFilter } from './restaurantFilter';
import { nearbyQuery } from './useApplyFilter';

const none: readonly Restaurant[] = [];

/** The restaurants that match the filter, in the order to show them (spec §4, Restaurants; readings 5). */
export function useRestaurants() {
  const { tagIds, nearby } = useRestaurantFilter();
  const all = useQuery(restaurantsQuery());
  const found = useQuery(nearbyQuery(nearby));
  useFailureToast(found.isLoadingError && found.error, messages.failed);
  // The whole list stays on the screen while the nearest restaurants load.
  const isWaiting = found.data === undefined && !found.isError;
  const shown = isWaiting ? all : found;

  const loaded = shown.data ?? none;
  // The array stays the same until something changes: the cards and the markers depend on it.
  const items = useMemo(() => {
    const ordered = nearby ? nearbyOrder(loaded, all.data, nearby) : loaded;
    return ordered.filter((restaurant) => hasEveryTag(restaurant, tagIds));
  }, [loaded, all.data, nearby, tagIds]);
  const state = toListState(shown, () => items);
  return {
    state,
    /** When the shown list was loaded, ms. */
    readAt: shown.dataUpdatedAt,
    /** Whether the filter hides every restaurant of a list that is not empty. */
    hidesAll: state.status === 'ready' && state.items.length === 0 && (all.data?.length ?? 0) > 0,
  };
}
