import { userCalls } from '@storefront/api-contract';
import { queryOptions } from '@storefront/query';
import { apiOf } from '../call/apiOf';
import { loadDeferredCalls } from '../call/loadDeferredCalls';

/** The customer (spec §7, get-data). Only for logged-in users. */
export const userQuery = () =>
  queryOptions({
    queryKey: ['user'],
    queryFn: ({ client, signal }) => apiOf(client).call(userCalls.data, { query: { force: '' }, signal }),
    staleTime: 5 * 60_000,
  });

/** Prefix of every read of the bonus program: cards, transactions and bonuses that will burn. */
export const bonusKey = ['bonus'] as const;

/** Saved addresses of the customer. */
export const addressesQuery = () =>
  queryOptions({
    queryKey: ['addresses'],
    queryFn: async ({ client, signal }) => {
      const { addressCalls } = await loadDeferredCalls();
      return apiOf(client).call(addressCalls.addresses, { signal });
    },
  });
