import { apiOf, loadDeferredCalls } from '@storefront/api-client';
import { queryOptions } from '@storefront/query';

/** The key of the busy times of every restaurant. */
export const busyTimesKey = ['busy-times'];

/**
 * Times without a free table, in the back end's notation. Only our back end has the call, so a failed call counts as no
 * busy times, and neither a timer nor a focused window repeats it.
 */
export const busyTimesQuery = (restaurantId: number, persons: number) =>
  queryOptions({
    queryKey: [...busyTimesKey, restaurantId, persons],
    queryFn: async ({ client, signal }) => {
      const { bookingCalls } = await loadDeferredCalls();
      const query = { organization_id: restaurantId, persons };
      return (await apiOf(client).call(bookingCalls.busyTimes, { query, signal })).times;
    },
    retry: false,
    retryOnMount: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: ({ state }) => state.status === 'success',
  });
