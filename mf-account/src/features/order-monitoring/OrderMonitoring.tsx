import styled from '@emotion/styled';
import type { Purchase } from '@storefront/api-contract';
import { colour, radius } from '@storefront/tokens';
import { Button, EmptyState, ListRow, Stack, VisuallyHidden } from '@storefront/ui';
import { MapPin, MessageSquareText, Store } from 'lucide-react';
import { LiveCard } from './LiveCard';
import { messages } from './messages';
import { isMuted, orderNumber, placeOf, statusOf, takeMethodOf } from './orderFacts';
import { OrderItems } from './OrderItems';
import { OrderNote } from './OrderNote';
import { OrderSkeleton } from './OrderSkeleton';
import { OrderSums } from './OrderSums';
import { Timeline } from './Timeline';
import type { FollowedOrder } from './useFollowedOrder';

interface Props {
  followed: FollowedOrder;
  /** The status is the page's h1; in a panel it stands under the panel's h2. */
  titleAs: 'h1' | 'h3';
}

/** One order, live: status, way, place, contents and sums (spec §2, Order monitoring). */
export function OrderMonitoring({ followed, titleAs }: Props) {
  const { data: order, dataUpdatedAt, connection } = followed;
  if (order) {
    return <Order order={order} readAt={dataUpdatedAt} connection={connection} titleAs={titleAs} />;
  }
  if (!followed.isError) return <OrderSkeleton />;
  return (
    <EmptyState
      title={messages.failed}
      titleAs={titleAs}
      action={<Button onClick={() => void followed.refetch()}>{messages.retry}</Button>}
    />
  );
}

const Box = styled.section({
  display: 'grid',
  gap: 12,
  padding: 16,
  borderRadius: radius.lg,
  boxShadow: `inset 0 0 0 1px ${colour.line}`,
});

interface OrderProps {
  order: Purchase;
  readAt: number;
  connection: FollowedOrder['connection'];
  titleAs: Props['titleAs'];
}

function Order({ order, readAt, connection, titleAs }: OrderProps) {
  const status = statusOf(order);
  return (
    <Stack gap={20}>
      <VisuallyHidden role="status">{messages.announced(orderNumber(order.id), status.label)}</VisuallyHidden>
      <LiveCard order={order} readAt={readAt} connection={connection} titleAs={titleAs} />
      <OrderNote order={order} />
      {!isMuted(status) && <Timeline order={order} />}
      <Place order={order} />
      <Box>
        <OrderItems
          order={order}
          look={isMuted(status) ? 'faded' : 'lit'}
          titleAs={titleAs === 'h1' ? 'h2' : 'h4'}
        />
      </Box>
      <Box aria-label={messages.details}>
        <OrderSums order={order} />
      </Box>
      {order.comment && (
        <ListRow
          look="boxed"
          caption={messages.comment}
          title={order.comment}
          media={<MessageSquareText size={24} aria-hidden />}
        />
      )}
    </Stack>
  );
}

function Place({ order }: { order: Purchase }) {
  const place = placeOf(order);
  const takeMethod = takeMethodOf(order);
  const Icon = takeMethod === 'pickup' ? Store : MapPin;
  return place ? (
    <ListRow
      look="boxed"
      caption={messages.where[takeMethod]}
      title={place}
      media={<Icon size={24} aria-hidden />}
    />
  ) : null;
}
