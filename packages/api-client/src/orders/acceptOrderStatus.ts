import type { OrderStatusChanged, Purchase } from '@storefront/api-contract';
import { isLateStatus } from '@storefront/domain';
import type { QueryClient } from '@storefront/query';
import { orderQuery } from './orderQueries';
import { statusSlugOf } from './statusSlugs';

/**
 * Writes a live status into the cached order (spec §4; dates only when present), unless the order has come further. An
 * event with an id alone has the status that other orders had with this id, and leaves the shown status where none had. An
 * answer on its way was read before this event, so it is discarded: the caller has to read the order again.
 */
export function acceptOrderStatus(queryClient: QueryClient, change: OrderStatusChanged): void {
  const { queryKey } = orderQuery(change.order_id);
  const order = queryClient.getQueryData<Purchase>(queryKey);
  // The first read of an order is left alone: cancelling it would fail the page that waits for it.
  if (!order) return;
  void queryClient.cancelQueries({ queryKey, exact: true });
  const slug = change.status_slug ?? statusSlugOf(queryClient, change.status_id) ?? order.status_slug;
  if (isLateStatus(order.status_slug, slug)) return;
  queryClient.setQueryData<Purchase>(queryKey, {
    ...order,
    status_slug: slug,
    status_id: change.status_id ?? order.status_id,
    delivery_date: change.delivery_date ?? order.delivery_date,
    datetime: change.datetime ?? order.datetime,
  });
}
