import { ordersQuery, useOrderStatus } from '@storefront/api-client';
import type { Purchase } from '@storefront/api-contract';
import { paths, useBrand } from '@storefront/contracts';
import { isRunningOrder } from '@storefront/domain';
import { useQuery } from '@storefront/query';
import { useLocation } from '@storefront/router';
import { css } from '@storefront/styles';
import { colour, media } from '@storefront/tokens';
import { Container, useClock } from '@storefront/ui';
import { useState } from 'react';
import { isMuted, statusOf } from '../../features/order-monitoring';
import { ActiveOrderCard } from './ActiveOrderCard';
import { messages } from './messages';

/**
 * The orders that the customer waits for, as a strip of compact cards. One that is canceled or fails meanwhile stays with
 * the news about its money until the customer removes it. Renders nothing without such an order and when the orders cannot
 * be loaded; the page of an order does not repeat it.
 */
export default function ActiveOrders() {
  const { timeZone } = useBrand();
  const { pathname } = useLocation();
  const { data, dataUpdatedAt } = useQuery(ordersQuery());
  const now = useClock(dataUpdatedAt);
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set());
  const orders = data?.data ?? [];
  const running = orders.filter((order) => isRunningOrder(order, now, timeZone));
  if (running.some(({ id }) => !seen.has(id))) setSeen(new Set([...seen, ...running.map(({ id }) => id)]));
  const shown = orders.filter(
    (order) =>
      (running.includes(order) || (seen.has(order.id) && isMuted(statusOf(order)))) &&
      pathname !== paths.monitoring({ id: order.id }),
  );
  if (shown.length === 0) return null;
  return (
    <Strip
      orders={shown}
      readAt={dataUpdatedAt}
      isLive={running.length > 0}
      onRemove={(removed) => setSeen(new Set([...seen].filter((id) => id !== removed)))}
    />
  );
}

const rootClass = css({
  background: colour.plum,
  color: colour.onPlum,
  // At the end of the page it stands on the footer, which is as dark.
  boxShadow: '0 -1px 0 rgb(255 246 240 / .14)',
});
const stripClass = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  // The cards' hover and focus reach past their text, and the strip would cut them.
  margin: '0 -8px',
  padding: 8,
  scrollPaddingInline: 8,
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  overscrollBehaviorX: 'contain',
  // The next card shows that the strip goes on.
  '& > li': { flex: '0 0 86%', minWidth: 0, scrollSnapAlign: 'start' },
  '& > :only-child': { flexBasis: '100%' },
  [media.sm]: { gap: 32, '& > li, & > :only-child': { flex: '0 1 420px', minWidth: 240 } },
});

const pollIntervalMs = 30_000;

interface StripProps {
  orders: readonly Purchase[];
  readAt: number;
  /** Whether any order still runs. */
  isLive: boolean;
  onRemove: (id: number) => void;
}

/** Follows the orders while one runs: by the shared socket, or by polls while that is down or the last read failed. */
function Strip({ orders, readAt, isLive, onRemove }: StripProps) {
  const connection = useOrderStatus(isLive);
  useQuery({
    ...ordersQuery(),
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) =>
      isLive && (connection !== 'live' || state.error !== null) && pollIntervalMs,
  });
  return (
    <section className={rootClass} aria-label={messages.title}>
      <Container>
        <ul className={stripClass}>
          {orders.map((order) => (
            <li key={order.id}>
              <ActiveOrderCard order={order} readAt={readAt} onRemove={() => onRemove(order.id)} />
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
