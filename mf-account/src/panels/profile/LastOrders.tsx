import styled from '@emotion/styled';
import { ordersQuery, useFailureToast } from '@storefront/api-client';
import type { Purchase } from '@storefront/api-contract';
import { openPanel, useBrand } from '@storefront/contracts';
import { formatRoubles, parseServerDate } from '@storefront/domain';
import { colour, textStyles } from '@storefront/tokens';
import { AsyncList, ListRow, Skeleton, Stack, toListState } from '@storefront/ui';
import { useQuery } from '@storefront/query';
import { orderTitle, statusOf } from '../../features/order-monitoring';
import { messages } from './messages';

const maxOrders = 5;

const Title = styled.h3({ ...textStyles.title });
const Empty = styled.p({ color: colour.ink2 });

/** The newest orders; a click opens order monitoring. */
export function LastOrders() {
  return (
    <Stack gap={8} as="section">
      <Title>{messages.orders}</Title>
      <Orders />
    </Stack>
  );
}

function Orders() {
  const query = useQuery(ordersQuery());
  useFailureToast(query.error, messages.ordersFailed);

  return (
    <AsyncList
      state={toListState(query, ({ data }) => data.slice(0, maxOrders))}
      texts={{
        loading: messages.loadingOrders,
        failed: { title: messages.ordersFailed },
        retry: messages.retry,
      }}
      failureLook="note"
      skeleton={
        <Stack gap={8}>
          <Skeleton shape="row" />
          <Skeleton shape="row" />
          <Skeleton shape="row" />
        </Stack>
      }
      empty={<Empty>{messages.noOrders}</Empty>}
    >
      {(orders) => (
        <ul>
          {orders.map((order) => (
            <li key={order.id}>
              <Order order={order} />
            </li>
          ))}
        </ul>
      )}
    </AsyncList>
  );
}

function Order({ order }: { order: Purchase }) {
  const { timeZone } = useBrand();
  const date = parseServerDate(order.created_at, timeZone);
  const day = date?.toLocaleDateString('ru-RU', { timeZone, day: 'numeric', month: 'long' });
  return (
    <ListRow
      title={orderTitle(order.id)}
      note={messages.order(statusOf(order).label, day ?? '')}
      trailing={formatRoubles(order.discount_sum)}
      onClick={() => openPanel('order-monitoring', { id: String(order.id) })}
    />
  );
}
