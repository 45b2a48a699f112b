import { useOrderPhone } from '@storefront/api-client';
import type { Purchase } from '@storefront/api-contract';
import { css } from '@storefront/styles';
import { colour, radius } from '@storefront/tokens';
import {
  ListRow,
  LoadFailure,
  Note,
  Skeleton,
  SkeletonGroup,
  Stack,
  VisuallyHidden,
  toLoadFailure,
} from '@storefront/ui';
import { MapPin, MessageSquareText, Store } from 'lucide-react';
import type { ReactNode } from 'react';
import { CancelButton } from './CancelButton';
import { LiveCard } from './LiveCard';
import { messages } from './messages';
import { OrderItems, OrderSums } from './OrderDetails';
import {
  courierNote,
  isMuted,
  orderLocation,
  orderNumber,
  outcomeOf,
  refundTexts,
  statusOf,
  takeMethodOf,
} from './orderFacts';
import { PaymentDue } from './PaymentDue';
import { Timeline } from './Timeline';
import type { FollowedOrder } from './useFollowedOrder';
import { usePaymentDue } from './usePaymentDue';

interface Props {
  followed: FollowedOrder;
  /** The status is the h1 of a page; in a panel it is an h3 below the panel's h2. */
  titleAs: 'h1' | 'h3';
  /** Buttons below the timeline. */
  tools?: ReactNode;
}

/** One order with its live status, timeline, address, contents and sums (spec §2, Order monitoring). */
export function OrderMonitoring({ followed, titleAs, tools }: Props) {
  const { data: order, dataUpdatedAt, connection } = followed;
  if (order) {
    return (
      <Order order={order} readAt={dataUpdatedAt} connection={connection} titleAs={titleAs} tools={tools} />
    );
  }
  const failure = toLoadFailure(followed);
  if (!failure) return <OrderSkeleton />;
  return <LoadFailure title={messages.failed} titleAs={titleAs} retry={messages.retry} {...failure} />;
}

const boxClass = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  padding: 16,
  borderRadius: radius.lg,
  boxShadow: `inset 0 0 0 1px ${colour.line}`,
});

// Of the page on a wide window; a panel has one column.
const containerClass = css({ containerType: 'inline-size' });
const columnsClass = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  alignItems: 'start',
  '@container (min-width: 800px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 24 },
});

interface ColumnsProps {
  status: ReactNode;
  contents: ReactNode;
}

/** How far the order is, and beside or below it what it contains. */
function Columns({ status, contents }: ColumnsProps) {
  return (
    <div className={containerClass} data-columns>
      <div className={columnsClass}>
        <Stack gap={20}>{status}</Stack>
        <Stack gap={20}>{contents}</Stack>
      </div>
    </div>
  );
}

interface OrderProps {
  order: Purchase;
  readAt: number;
  connection: FollowedOrder['connection'];
  titleAs: Props['titleAs'];
  tools: ReactNode;
}

function Order({ order, readAt, connection, titleAs, tools }: OrderProps) {
  const status = statusOf(order);
  return (
    <Columns
      status={
        <>
          <VisuallyHidden role="status">
            {[messages.announced(orderNumber(order.id), status.label), ...refundTexts(order)].join('. ')}
          </VisuallyHidden>
          <LiveCard order={order} readAt={readAt} connection={connection} titleAs={titleAs} />
          <OrderNote order={order} readAt={readAt} />
          {!isMuted(status) && <Timeline order={order} />}
          {tools}
          <Location order={order} />
        </>
      }
      contents={
        <>
          <section className={boxClass}>
            <OrderItems
              order={order}
              look={isMuted(status) ? 'faded' : 'lit'}
              titleAs={titleAs === 'h1' ? 'h2' : 'h4'}
            />
          </section>
          <section className={boxClass} aria-label={messages.details}>
            <OrderSums order={order} readAt={readAt} />
          </section>
          {order.comment && (
            <ListRow
              look="boxed"
              caption={messages.comment}
              title={order.comment}
              media={<MessageSquareText size={24} aria-hidden />}
            />
          )}
          {order.can_cancel && <CancelButton id={order.id} />}
        </>
      }
    />
  );
}

const callClass = css({ display: 'inline-flex', alignItems: 'center', minHeight: 44 });

/** The customer's next step while a payment is not confirmed, and when the order failed (spec §4, Order statuses). */
function OrderNote({ order, readAt }: Pick<OrderProps, 'order' | 'readAt'>) {
  const { text, href } = useOrderPhone();
  const due = usePaymentDue(order, readAt);
  const refund = refundTexts(order);
  if (due) return <PaymentDue order={order} due={due} />;
  return (
    <>
      {order.status_slug === 'error' && (
        <Note
          kind="bad"
          role="alert"
          action={
            <a className={callClass} href={href}>
              {messages.callNow}
            </a>
          }
        >
          {messages.error(text, orderNumber(order.id))}
        </Note>
      )}
      {refund.length > 0 && <Note>{refund.join('. ')}</Note>}
    </>
  );
}

function Location({ order }: { order: Purchase }) {
  const location = orderLocation(order);
  if (!location) return null;
  const takeMethod = takeMethodOf(order);
  const Icon = takeMethod === 'pickup' ? Store : MapPin;
  return (
    <ListRow
      look="boxed"
      caption={messages.where[takeMethod][outcomeOf(order)]}
      title={location}
      note={courierNote(order)}
      media={<Icon size={24} aria-hidden />}
    />
  );
}

const cardSkeletonClass = css({ height: 200, margin: 0, borderRadius: radius.panel });

/** The loading state of an order. */
export function OrderSkeleton() {
  return (
    <SkeletonGroup label={messages.loading}>
      <Columns
        status={
          <>
            <Skeleton className={cardSkeletonClass} />
            <Stack gap={12}>
              {[0, 1, 2, 3].map((step) => (
                <Skeleton key={step} shape="circle" />
              ))}
            </Stack>
          </>
        }
        contents={[0, 1, 2].map((row) => <Skeleton key={row} shape="row" />)}
      />
    </SkeletonGroup>
  );
}
