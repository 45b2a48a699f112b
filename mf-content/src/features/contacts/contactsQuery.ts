import { apiOf, loadDeferredCalls } from '@storefront/api-client';
import { queryOptions } from '@storefront/query';

/** Phones and mailboxes of the chain (spec §7, Settings). */
export const contactsQuery = () =>
  queryOptions({
    queryKey: ['contacts'],
    queryFn: async ({ client, signal }) => {
      const { inquiryCalls } = await loadDeferredCalls();
      return apiOf(client).call(inquiryCalls.contacts, { signal });
    },
    staleTime: 5 * 60_000,
  });
