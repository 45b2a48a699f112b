import type { OrderStatusChanged, Purchase } from '@storefront/api-contract';
import { type QueryClient, queryOptions } from '@storefront/query';
import { apiOf } from '../call/apiOf';
import { loadDeferredCalls } from '../call/loadDeferredCalls';

export const orderQuery = (id: number | string) =>
  queryOptions({
    queryKey: ['orders', 'detail', String(id)],
    queryFn: async ({ client, signal }) => {
      const { orders } = await loadDeferredCalls();
      return apiOf(client).call(orders.detail, { path: { id }, signal });
    },
    staleTime: 5_000,
  });

/** Orders of the user, newest first; pages count from 1. */
export const ordersQuery = (page = 1) =>
  queryOptions({
    queryKey: ['orders', 'list', page],
    queryFn: async ({ client, signal }) => {
      const { orders } = await loadDeferredCalls();
      return apiOf(client).call(orders.list, { query: { page }, signal });
    },
  });

/**
 * Writes a live status into the cached order (spec §4; dates only when present) and reads the order list
 * again.
 */
export function acceptOrderStatus(queryClient: QueryClient, change: OrderStatusChanged): void {
  queryClient.setQueryData<Purchase>(
    orderQuery(change.order_id).queryKey,
    (order) =>
      order && {
        ...order,
        status_slug: change.status_slug,
        status_id: change.status_id ?? order.status_id,
        delivery_date: change.delivery_date ?? order.delivery_date,
        datetime: change.datetime ?? order.datetime,
      },
  );
  void queryClient.invalidateQueries({ queryKey: ['orders', 'list'] });
}
