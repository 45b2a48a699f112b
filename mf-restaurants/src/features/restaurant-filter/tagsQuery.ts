import { apiOf, loadDeferredCalls } from '@storefront/api-client';
import { queryOptions } from '@storefront/query';

/** What restaurants can be filtered by (spec §3, Filter tag). A tag without a name has nothing to show. */
export const tagsQuery = () =>
  queryOptions({
    queryKey: ['restaurant-tags'],
    queryFn: async ({ client, signal }) => {
      const { restaurantCalls } = await loadDeferredCalls();
      const tags = await apiOf(client).call(restaurantCalls.tags, { signal });
      return tags.filter(({ name }) => name.trim() !== '');
    },
    staleTime: 5 * 60_000,
  });
