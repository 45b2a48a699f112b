import { ordersQuery } from '@storefront/api-client';
import { useBrand } from '@storefront/contracts';
import { isRunningOrder } from '@storefront/domain';
import { useQuery } from '@storefront/query';
import { css } from '@storefront/styles';
import { colour, radius } from '@storefront/tokens';
import { useClock, VisuallyHidden } from '@storefront/ui';
import { Clock } from 'lucide-react';
import { messages } from './messages';

const badgeClass = css({
  position: 'absolute',
  top: 6,
  // Left of the icon in the toolbar: the number of dishes is on its right.
  right: '50%',
  marginRight: 10,
  display: 'grid',
  placeItems: 'center',
  width: 20,
  height: 20,
  borderRadius: radius.full,
  background: colour.selected,
  color: colour.onSelected,
  boxShadow: `0 0 0 2px ${colour.surface}`,
  // At the corner of the portrait.
  '&[data-place=profile]': { top: 0, right: 'auto', left: 28, boxShadow: `0 0 0 2px ${colour.bg}` },
});

interface Props {
  place: 'toolbar' | 'profile';
}

/** A clock while an order of the customer runs, with the number of such orders in the name of the button around it. */
export function RunningOrdersBadge({ place }: Props) {
  const { timeZone } = useBrand();
  const { data, dataUpdatedAt } = useQuery(ordersQuery());
  const now = useClock(dataUpdatedAt);
  const count = data?.data.filter((order) => isRunningOrder(order, now, timeZone)).length;
  if (!count) return null;
  return (
    <>
      <VisuallyHidden>. {messages.running(count)}</VisuallyHidden>
      <span className={badgeClass} data-place={place} aria-hidden>
        <Clock size={14} strokeWidth={2.5} />
      </span>
    </>
  );
}
