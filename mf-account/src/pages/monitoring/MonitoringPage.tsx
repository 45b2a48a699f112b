import { orderQuery, ordersQuery, settingsQuery } from '@storefront/api-client';
import { type PageContext, type PageHead, type PageParams, paths, useBrand } from '@storefront/contracts';
import { useQuery } from '@storefront/query';
import { useLocation } from '@storefront/router';
import { css } from '@storefront/styles';
import { media } from '@storefront/tokens';
import { Container, EmptyState, LinkButton, LoadFailure, RoundPicture, toLoadFailure } from '@storefront/ui';
import { Soup } from 'lucide-react';
import {
  ContactButton,
  OrderActions,
  OrderMonitoring,
  OrderSkeleton,
  orderTitle,
  statusOf,
  useFollowedOrder,
} from '../../features/order-monitoring';
import { OrderTools } from '../../features/order-tools';
import { messages } from './messages';
import { SharedOrder } from './SharedOrder';
import { sharedOrderQuery } from './sharedOrderQuery';

interface Props {
  params: PageParams;
}

/** Loads the order in the URL or of a shared link, else the newest one. The page is a 404 when the API answers 404. */
export async function prefetch({ params, search, queryClient }: PageContext): Promise<void> {
  const settings = queryClient.prefetchQuery(settingsQuery());
  const link = sharedLink(params, search);
  if (link) {
    await queryClient.fetchQuery(sharedOrderQuery(link));
    return settings;
  }
  const newest = async () => (await queryClient.fetchQuery(ordersQuery())).data[0]?.id;
  const id = params['id'] ?? (await newest());
  if (id !== undefined) await queryClient.fetchQuery(orderQuery(id));
  await settings;
}

/**
 * The id and the token of a shared link, which shows an order to anyone (decision 0045); undefined for a customer's own
 * page. A link without an id leads to no order.
 */
function sharedLink({ id = '' }: PageParams, search: URLSearchParams) {
  const token = search.get('share');
  return token ? { id, token } : undefined;
}

/** The title changes with the status, so the page renders it. */
export const head = (): PageHead => ({ description: messages.description });

const columnClass = css({
  maxWidth: 560,
  margin: '0 auto',
  // An order has its dishes beside its status.
  [media.lg]: { '&:has([data-columns])': { maxWidth: 1120 } },
  padding: '16px 0 52px',
  [media.sm]: { padding: '24px 0 72px' },
});

/** An order's page: payment pages return to it, and links in messages lead to it. */
export default function MonitoringPage({ params }: Props) {
  const { search } = useLocation();
  const id = params['id'];
  const link = sharedLink(params, new URLSearchParams(search));
  return (
    <Container>
      <div className={columnClass}>
        {link ? <SharedOrder {...link} /> : id === undefined ? <NewestOrder /> : <FollowedOrder id={id} />}
      </div>
    </Container>
  );
}

const captionClass = css({ marginBottom: 12 });
const footerClass = css({ marginTop: 20 });

function FollowedOrder({ id }: { id: number | string }) {
  const brand = useBrand();
  const followed = useFollowedOrder(id);
  const title = orderTitle(id);
  const { data: order } = followed;
  const tools = order && <OrderTools order={order} title={title} status={statusOf(order)} />;
  return (
    <>
      <title>
        {order ? messages.title(statusOf(order).label, title, brand.name) : messages.plainTitle(brand.name)}
      </title>
      <p className={captionClass}>
        <b>{title}</b>
      </p>
      <OrderMonitoring followed={followed} titleAs="h1" tools={tools} />
      <div className={footerClass}>{order ? <OrderActions order={order} /> : <ContactButton />}</div>
    </>
  );
}

/** The customer's newest order, or a link to the menu when there is none. */
function NewestOrder() {
  const query = useQuery(ordersQuery());
  const { data: orders } = query;
  const failure = toLoadFailure(query);
  const brand = useBrand();
  const newest = orders?.data[0];
  if (newest) return <FollowedOrder id={newest.id} />;
  return (
    <>
      <title>{messages.plainTitle(brand.name)}</title>
      {orders ? (
        <NoOrders />
      ) : failure ? (
        <LoadFailure title={messages.failed} titleAs="h1" retry={messages.retry} {...failure} />
      ) : (
        <OrderSkeleton />
      )}
    </>
  );
}

function NoOrders() {
  return (
    <EmptyState
      picture={
        <RoundPicture>
          <Soup size={72} strokeWidth={1} aria-hidden />
        </RoundPicture>
      }
      title={messages.empty}
      titleAs="h1"
      text={messages.emptyText}
      action={
        <LinkButton kind="primary" href={paths.menu()}>
          {messages.toMenu}
        </LinkButton>
      }
    />
  );
}
