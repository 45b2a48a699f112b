import { orderQuery, refreshAfterOrder, useOrderStatus } from '@storefront/api-client';
import { hasOrderEnded } from '@storefront/domain';
import { useQuery, useQueryClient } from '@storefront/query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { pollIntervalMs } from './orderFacts';

/**
 * An order with its live status; it is also read again when the tab is focused (spec §4, Order statuses). A connected
 * socket needs no polls: the order is read after each subscription and each event (decision 0045). When a poll finds that
 * the order has ended, the balance and the list of orders are read again too.
 */
export function useFollowedOrder(id: number | string) {
  const queryClient = useQueryClient();
  const connection = useOrderStatus();
  const query = useQuery({
    ...orderQuery(id),
    refetchOnWindowFocus: 'always',
    // Sockets may be blocked or down, and the read after a subscription or an event may fail.
    refetchInterval: ({ state: { data, error } }) =>
      (connection !== 'live' || error !== null) && pollIntervalMs(data),
    // A hidden tab that may show notifications has to poll for the status (see `StatusNotifications`).
    refetchIntervalInBackground: 'Notification' in globalThis && Notification.permission === 'granted',
  });
  const slug = query.data?.status_slug;
  const slugBefore = useRef<string>(undefined);
  const hadFailed = useRef(false);
  const refresh = useEffectEvent(() => {
    // When the socket reports the end, `followOrders` does the same.
    if (connection !== 'live' || hadFailed.current) void refreshAfterOrder(queryClient);
  });
  useEffect(() => {
    if (hasOrderEnded(slugBefore.current, slug)) refresh();
    slugBefore.current = slug;
  }, [slug]);
  useEffect(() => {
    hadFailed.current = query.isError;
  }, [query.isError]);
  return { ...query, connection };
}

export type FollowedOrder = ReturnType<typeof useFollowedOrder>;
