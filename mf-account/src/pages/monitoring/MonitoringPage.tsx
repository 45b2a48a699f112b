import styled from '@emotion/styled';
import { orderQuery, ordersQuery, settingsQuery } from '@storefront/api-client';
import { type PageContext, type PageHead, type PageParams, useBrand } from '@storefront/contracts';
import { media } from '@storefront/tokens';
import { Container } from '@storefront/ui';
import {
  ContactButton,
  OrderActions,
  OrderMonitoring,
  orderTitle,
  statusOf,
  useFollowedOrder,
} from '../../features/order-monitoring';
import { messages } from './messages';
import { NewestOrder } from './NewestOrder';

interface Props {
  params: PageParams;
}

/** The named order, else the newest. A foreign or unknown one is a 404 of the API, and so of the page. */
export async function prefetch({ params, queryClient }: PageContext): Promise<void> {
  const settings = queryClient.prefetchQuery(settingsQuery());
  const newest = async () => (await queryClient.fetchQuery(ordersQuery())).data[0]?.id;
  const id = params['id'] ?? (await newest());
  if (id !== undefined) await queryClient.fetchQuery(orderQuery(id));
  await settings;
}

/** The title follows the order, so the page draws it. */
export const head = (): PageHead => ({ description: messages.description, robots: 'noindex' });

const Column = styled.div({
  maxWidth: 560,
  margin: '0 auto',
  padding: '16px 0 52px',
  [media.sm]: { padding: '24px 0 72px' },
});

/** Follows an order on a page of its own: where a payment returns to, and what a link in a message opens. */
export default function MonitoringPage({ params }: Props) {
  const brand = useBrand();
  const id = params['id'];
  return (
    <Container>
      <Column>
        {id === undefined ? (
          <NewestOrder draw={(newest) => <Followed id={newest} brand={brand.name} />} />
        ) : (
          <Followed id={id} brand={brand.name} />
        )}
      </Column>
    </Container>
  );
}

const Caption = styled.p({ marginBottom: 12 });
const Foot = styled.div({ marginTop: 20 });

function Followed({ id, brand }: { id: number | string; brand: string }) {
  const followed = useFollowedOrder(id);
  const title = orderTitle(id);
  const { data: order } = followed;
  return (
    <>
      <title>
        {order ? messages.title(statusOf(order).label, title, brand) : messages.plainTitle(brand)}
      </title>
      <Caption>
        <b>{title}</b>
      </Caption>
      <OrderMonitoring followed={followed} titleAs="h1" />
      <Foot>{order ? <OrderActions id={order.id} /> : <ContactButton />}</Foot>
    </>
  );
}
