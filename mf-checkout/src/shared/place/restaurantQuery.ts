import { ApiError, apiOf, loadDeferredCalls } from '@storefront/api-client';
import { queryOptions } from '@storefront/query';

/**
 * A restaurant that the plain list lacks, since a back end may limit that (spec §7, detail); null for one that has closed
 * for good (spec §4, only active ones are kept).
 */
export const restaurantQuery = (id: number) =>
  queryOptions({
    queryKey: ['restaurants', 'detail', id],
    queryFn: async ({ client, signal }) => {
      const { restaurantCalls } = await loadDeferredCalls();
      try {
        const found = await apiOf(client).call(restaurantCalls.detail, { path: { id }, signal });
        return found.active ? found : null;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });
