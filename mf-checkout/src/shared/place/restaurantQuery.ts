import { ApiError, apiOf, loadDeferredCalls } from '@storefront/api-client';
import { queryOptions } from '@storefront/query';

const isUnknown = (error: unknown) =>
  error instanceof ApiError && error.kind === 'refused' && [200, 404, 410].includes(error.status);

/**
 * A restaurant that is missing among the active ones of the plain list, which a back end may limit (spec §7, detail).
 * Null for a restaurant that has closed for good (spec §4, only active ones are kept). An inactive entry in the list
 * decides, because the detail may leave the field out.
 */
export const restaurantQuery = (id: number) =>
  queryOptions({
    queryKey: ['restaurants', 'detail', id],
    queryFn: async ({ client, signal }) => {
      const { restaurantCalls } = await loadDeferredCalls();
      const api = apiOf(client);
      const listed = await api.call(restaurantCalls.list, { query: {}, signal });
      if (listed.some((entry) => entry.id === id && !entry.active)) return null;
      try {
        const found = await api.call(restaurantCalls.detail, { path: { id }, signal });
        return found.active ? found : null;
      } catch (error) {
        if (isUnknown(error)) return null;
        throw error;
      }
    },
  });
