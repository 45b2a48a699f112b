import { apiOf, loadDeferredCalls } from '@storefront/api-client';
import { queryOptions } from '@storefront/query';

/** One restaurant in full (spec §7, Restaurants). */
export const restaurantDetailQuery = (id: number) =>
  queryOptions({
    queryKey: ['restaurant', id],
    queryFn: async ({ client, signal }) => {
      const { restaurantCalls } = await loadDeferredCalls();
      return apiOf(client).call(restaurantCalls.detail, { path: { id }, signal });
    },
  });
