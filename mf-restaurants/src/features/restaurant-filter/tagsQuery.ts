import { apiOf, loadDeferredCalls } from '@storefront/api-client';
import { queryOptions } from '@storefront/query';

/** The tags of the filter (spec §3, Filter tag). Tags without a name are left out: their chip would be empty. */
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
