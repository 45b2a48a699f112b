import { orderQuery, useOrderStatus } from '@storefront/api-client';
import { useQuery } from '@storefront/query';
import { statusOf } from './orderFacts';

/** Polls an unfinished order in case live events are lost. */
const pollIntervalMs = 15_000;

/** An order with its live status; it is also read again when the tab is focused (spec §4, Order statuses). */
export function useFollowedOrder(id: number | string) {
  const connection = useOrderStatus();
  const query = useQuery({
    ...orderQuery(id),
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) =>
      state.data && !statusOf(state.data).isFinal ? pollIntervalMs : (false as const),
  });
  return { ...query, connection };
}

export type FollowedOrder = ReturnType<typeof useFollowedOrder>;
