import { queryOptions } from '@storefront/query';
import { apiOf } from '../call/apiOf';
import { loadDeferredCalls } from '../call/loadDeferredCalls';
import { learnStatusIds } from './statusSlugs';

/** An order of the customer by its id, fresh for 5 s (spec §7). */
export const orderQuery = (id: number | string) =>
  queryOptions({
    queryKey: ['orders', 'detail', String(id)],
    queryFn: async ({ client, signal }) => {
      const { orders } = await loadDeferredCalls();
      const order = await apiOf(client).call(orders.detail, { path: { id }, signal });
      learnStatusIds(client, [order]);
      return order;
    },
    staleTime: 5_000,
  });

/** Orders of the user, newest first; pages count from 1. */
export const ordersQuery = (page = 1) =>
  queryOptions({
    queryKey: ['orders', 'list', page],
    queryFn: async ({ client, signal }) => {
      const { orders } = await loadDeferredCalls();
      const list = await apiOf(client).call(orders.list, { query: { page }, signal });
      learnStatusIds(client, list.data);
      return list;
    },
  });
