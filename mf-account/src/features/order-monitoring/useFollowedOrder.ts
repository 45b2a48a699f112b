import { orderQuery, useOrderStatus } from '@storefront/api-client';
import { useQuery } from '@storefront/query';
import { statusOf } from './orderFacts';

/** While sockets are blocked or down, an unfinished order is polled. */
const pollIntervalMs = 30_000;

/**
 * An order with its live status; it is also read again when the tab is focused (spec §4, Order statuses). A socket that
 * stands needs no polls: the order is read at each connect and after each event (decision 0045).
 */
export function useFollowedOrder(id: number | string) {
  const connection = useOrderStatus();
  const query = useQuery({
    ...orderQuery(id),
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) =>
      connection !== 'live' && state.data && !statusOf(state.data).isFinal
        ? pollIntervalMs
        : (false as const),
    // A hidden tab that may notify of a status has to learn of it (see order-notifications).
    refetchIntervalInBackground: 'Notification' in globalThis && Notification.permission === 'granted',
  });
  return { ...query, connection };
}

export type FollowedOrder = ReturnType<typeof useFollowedOrder>;
