import styled from '@emotion/styled';
import { ordersQuery } from '@storefront/api-client';
import { paths, useBrand } from '@storefront/contracts';
import { Link } from '@storefront/router';
import { Button, buttonData, buttonStyles, EmptyState } from '@storefront/ui';
import { useQuery } from '@storefront/query';
import { Soup } from 'lucide-react';
import type { ReactNode } from 'react';
import { OrderSkeleton } from '../../features/order-monitoring';
import { messages } from './messages';

interface Props {
  draw: (id: number) => ReactNode;
}

const ButtonLink = styled(Link)(buttonStyles);

/** The customer's newest order; without one, the way to the menu. */
export function NewestOrder({ draw }: Props) {
  const { data: orders, isError, refetch } = useQuery(ordersQuery());
  const brand = useBrand();
  const newest = orders?.data[0];
  if (newest) return draw(newest.id);
  return (
    <>
      <title>{messages.plainTitle(brand.name)}</title>
      {orders ? (
        <EmptyState
          picture={<Soup size={72} strokeWidth={1} aria-hidden />}
          title={messages.empty}
          titleAs="h1"
          text={messages.emptyText}
          action={
            <ButtonLink {...buttonData({ kind: 'primary' })} to={paths.menu()}>
              <span data-part="face">{messages.toMenu}</span>
            </ButtonLink>
          }
        />
      ) : isError ? (
        <EmptyState
          title={messages.failed}
          titleAs="h1"
          action={<Button onClick={() => void refetch()}>{messages.retry}</Button>}
        />
      ) : (
        <OrderSkeleton />
      )}
    </>
  );
}
