import { ordersQuery } from '@storefront/api-client';
import type { Purchase } from '@storefront/api-contract';
import { keepTogether, openPanel, preloadPanel, useBrand } from '@storefront/contracts';
import { formatRoubles, parseServerDate, pastDayLabel, visibleItems } from '@storefront/domain';
import { type QueryClient, useQuery } from '@storefront/query';
import { css } from '@storefront/styles';
import { colour, media, radius, textStyles } from '@storefront/tokens';
import { Button, useClock } from '@storefront/ui';
import { RotateCcw } from 'lucide-react';
import { useId } from 'react';
import { dishesInWords, isMuted, knownSum, statusOf } from '../../features/order-monitoring';
import { messages } from './messages';

const rootClass = css({
  display: 'grid',
  gap: 12,
  marginTop: 16,
  padding: 16,
  borderRadius: radius.lg,
  background: colour.sunken,
  [media.sm]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', gap: 24, padding: 20 },
});
const titleClass = css(textStyles.title);
const dishesClass = css({
  ...textStyles.s,
  // A long order would push the menu down.
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});
const factsClass = css({ ...textStyles.xs, color: colour.ink2 });

/** It stands above the menu: loaded later it would move what the customer reads. */
export const prefetch = ({ queryClient }: { queryClient: QueryClient }): Promise<void> =>
  queryClient.prefetchQuery(ordersQuery());

/**
 * The customer's last order with «Повторить» (spec §4, Repeat order). It is optional on its page: nothing before the
 * orders have loaded, without an order and after a failure.
 */
export default function LastOrder() {
  const { data, dataUpdatedAt } = useQuery(ordersQuery());
  const order = data?.data.find(isRepeatable);
  return order ? <RepeatRow order={order} readAt={dataUpdatedAt} /> : null;
}

/** Not a canceled or failed order: the customer has got nothing that they may want again. */
const isRepeatable = (order: Purchase) => !isMuted(statusOf(order)) && visibleItems(order.items).length > 0;

function RepeatRow({ order, readAt }: { order: Purchase; readAt: number }) {
  const titleId = useId();
  const { timeZone } = useBrand();
  const now = useClock(readAt);
  const placedAt = parseServerDate(order.created_at ?? order.datetime ?? order.delivery_date, timeZone);
  const sum = knownSum(order);
  const facts = [placedAt && pastDayLabel(placedAt, now, timeZone), sum !== undefined && formatRoubles(sum)];
  return (
    <section className={rootClass} aria-labelledby={titleId}>
      <div>
        <h2 className={titleClass} id={titleId}>
          {messages.title}
        </h2>
        <p className={dishesClass}>{dishesInWords(visibleItems(order.items))}</p>
        <p className={factsClass}>{keepTogether(facts.filter(Boolean).join(' · '))}</p>
      </div>
      <Button
        kind="primary"
        size={48}
        icon={<RotateCcw size={20} aria-hidden />}
        onPointerEnter={() => preloadPanel('cart')}
        onClick={() => openPanel('cart', { repeat: String(order.id) })}
      >
        {messages.repeat}
      </Button>
    </section>
  );
}
