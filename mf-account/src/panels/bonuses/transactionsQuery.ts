import { apiOf, bonusKey, loadDeferredCalls } from '@storefront/api-client';
import { queryOptions } from '@storefront/query';

/** Every change of the balance, whatever its status. */
export const transactionsQuery = () =>
  queryOptions({
    queryKey: [...bonusKey, 'transactions'],
    queryFn: async ({ client, signal }) => {
      const { bonusCalls } = await loadDeferredCalls();
      return apiOf(client).call(bonusCalls.transactions, { signal });
    },
  });
