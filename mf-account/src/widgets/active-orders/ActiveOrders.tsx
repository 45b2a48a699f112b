import { ordersQuery, useOrderStatus } from '@storefront/api-client';
import type { Purchase } from '@storefront/api-contract';
import { paths, useBrand, useSession } from '@storefront/contracts';
import { isRunningOrder } from '@storefront/domain';
import { useQuery } from '@storefront/query';
import { useLocation } from '@storefront/router';
import { css } from '@storefront/styles';
import { colour, media } from '@storefront/tokens';
import { Container, useClock } from '@storefront/ui';
import { ActiveOrderCard } from './ActiveOrderCard';
import { messages } from './messages';

/**
 * The orders that the customer waits for, as a strip of compact cards. Renders nothing for a guest, without such an order
 * and when the orders cannot be loaded; the page of an order does not repeat it.
 */
export default function ActiveOrders() {
  const isCustomer = useSession().status === 'user';
  const { timeZone } = useBrand();
  const { pathname } = useLocation();
  const { data, dataUpdatedAt } = useQuery({ ...ordersQuery(), enabled: isCustomer });
  const now = useClock(dataUpdatedAt);
  const orders = isCustomer ? (data?.data ?? []) : [];
  const running = orders.filter(
    (order) => isRunningOrder(order, now, timeZone) && pathname !== paths.monitoring({ id: order.id }),
  );
  return running.length > 0 ? <Strip orders={running} readAt={dataUpdatedAt} /> : null;
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
  padding: '8px 0',
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  overscrollBehaviorX: 'contain',
  // The next card shows that the strip goes on.
  '& > li': { flex: '0 0 86%', minWidth: 0, scrollSnapAlign: 'start' },
  '& > :only-child': { flexBasis: '100%' },
  [media.sm]: { '& > li, & > :only-child': { flex: '0 1 420px' } },
});

const pollIntervalMs = 30_000;

interface StripProps {
  orders: readonly Purchase[];
  readAt: number;
}

/** Follows the orders while it is rendered: by the shared socket, or by polls while that is down. */
function Strip({ orders, readAt }: StripProps) {
  const connection = useOrderStatus();
  useQuery({
    ...ordersQuery(),
    refetchOnWindowFocus: 'always',
    refetchInterval: connection !== 'live' && pollIntervalMs,
  });
  return (
    <section className={rootClass} aria-label={messages.title}>
      <Container>
        <ul className={stripClass}>
          {orders.map((order) => (
            <li key={order.id}>
              <ActiveOrderCard order={order} readAt={readAt} />
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
