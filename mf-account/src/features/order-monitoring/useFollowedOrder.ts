import { orderQuery, useOrderStatus } from '@storefront/api-client';
import { useQuery } from '@storefront/query';
import { statusOf } from './orderFacts';

/** How often an order under way is read anew when live events do not come. */
const fallbackInterval = 15_000;

/** An order with its live status; it is also read anew when the tab wakes (spec §4, Order statuses). */
export function useFollowedOrder(id: number | string) {
  const connection = useOrderStatus();
  const query = useQuery({
    ...orderQuery(id),
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) =>
      state.data && !statusOf(state.data).isFinal ? fallbackInterval : (false as const),
  });
  return { ...query, connection };
}

export type FollowedOrder = ReturnType<typeof useFollowedOrder>;
