import { apiOf, loadDeferredCalls } from '@storefront/api-client';
import { queryOptions } from '@storefront/query';

/** Whether this device gets messages about orders. Only a back end with the extra `push` sends them; a failure leaves them out. */
export const pushQuery = () =>
  queryOptions({
    queryKey: ['push'],
    queryFn: async ({ client, signal }) => {
      const { pushCalls } = await loadDeferredCalls();
      return apiOf(client).call(pushCalls.status, { signal });
    },
    retry: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
