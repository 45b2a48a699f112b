import { apiOf, loadDeferredCalls } from '@storefront/api-client';
import { queryOptions } from '@storefront/query';

/** The events of the chain's history. */
export const historyQuery = () =>
  queryOptions({
    queryKey: ['history'],
    queryFn: async ({ client, signal }) => {
      const { articleCalls } = await loadDeferredCalls();
      return apiOf(client).call(articleCalls.history, { signal });
    },
    staleTime: 5 * 60_000,
  });
