import { paths, useBrand } from '@storefront/contracts';
import { useQuery } from '@storefront/query';
import { css } from '@storefront/styles';
import { LinkButton, LoadFailure, Note, Stack, VisuallyHidden, toLoadFailure } from '@storefront/ui';
import {
  isMuted,
  LiveCard,
  OrderSkeleton,
  orderTitle,
  pollIntervalMs,
  statusOf,
  takeMethodOf,
  Timeline,
} from '../../features/order-monitoring';
import { messages } from './messages';
import { sharedOrderQuery } from './sharedOrderQuery';

interface Props {
  id: string;
  token: string;
}

const captionClass = css({ marginBottom: 12 });

/**
 * An order as a shared link shows it to anyone: number, status, timeline, window and take method (decision 0045). The
 * socket is for customers, so an unfinished order is polled.
 */
export function SharedOrder({ id, token }: Props) {
  const brand = useBrand();
  const query = useQuery({
    ...sharedOrderQuery({ id, token }),
    refetchInterval: ({ state }) => pollIntervalMs(state.data),
  });
  const { data: order, dataUpdatedAt } = query;
  const title = orderTitle(id);
  if (!order) {
    const failure = toLoadFailure(query);
    return failure ? (
      <LoadFailure title={messages.failed} titleAs="h1" retry={messages.retry} {...failure} />
    ) : (
      <OrderSkeleton />
    );
  }
  const status = statusOf(order);
  return (
    <>
      <title>{messages.title(status.label, title, brand.name)}</title>
      <p className={captionClass}>
        <b>{title}</b> · {messages.takeMethod[takeMethodOf(order)]}
      </p>
      <Stack gap={20}>
        <VisuallyHidden role="status">{`${title}: ${status.label}`}</VisuallyHidden>
        <LiveCard order={order} readAt={dataUpdatedAt} connection="connecting" titleAs="h1" />
        {!isMuted(status) && <Timeline order={order} />}
        {order.is_payment_declined && <Note kind="bad">{messages.declined}</Note>}
        {/* A bank may return its customer to a browser without a login. */}
        {order.status_slug === 'wait_confirm' && (
          <LinkButton kind="primary" isWide href={paths.monitoring({ id })}>
            {messages.toPay}
          </LinkButton>
        )}
        <LinkButton isWide href={paths.menu()}>
          {messages.toMenu}
        </LinkButton>
      </Stack>
    </>
  );
}
