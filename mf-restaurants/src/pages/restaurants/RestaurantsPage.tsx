import styled from '@emotion/styled';
import { restaurantsQuery } from '@storefront/api-client';
import type { HeadContext, PageContext, PageHead, SchemaContext } from '@storefront/contracts';
import { restaurantsCount } from '@storefront/domain';
import { media, radius } from '@storefront/tokens';
import { AsyncList, Container, EmptyState, SectionHeading, Skeleton, toListState } from '@storefront/ui';
import { useQuery } from '@storefront/query';
import { useChoosePickup } from '../../shared/pickup/useChoosePickup';
import { useClock } from '../../shared/restaurant/useClock';
import { messages } from './messages';
import { RestaurantCard } from './RestaurantCard';

export async function prefetch({ queryClient }: PageContext): Promise<void> {
  await queryClient.fetchQuery(restaurantsQuery());
}

export const head = ({ brand }: HeadContext): PageHead => ({
  title: messages.documentTitle(brand.name),
  description: messages.description(brand.name),
});

export async function schema(context: SchemaContext): Promise<readonly object[]> {
  const { restaurantsSchema } = await import('./restaurantsSchema');
  return restaurantsSchema(context);
}

const Page = styled(Container)({ paddingTop: 16, paddingBottom: 52, [media.sm]: { paddingTop: 24 } });
const List = styled.ul({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 20 },
  [media.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 24 },
});
const CardSkeleton = styled(Skeleton)({ height: 240, borderRadius: radius.lg });

/** All restaurants of the chain; the list works without scripts, and one can be chosen for pickup. */
export default function RestaurantsPage() {
  const { data: restaurants } = useQuery(restaurantsQuery());
  return (
    <Page>
      <SectionHeading
        level="h1"
        title={messages.title}
        {...(restaurants?.length ? { note: restaurantsCount(restaurants.length) } : {})}
      />
      <Restaurants />
    </Page>
  );
}

function Restaurants() {
  const query = useQuery(restaurantsQuery());
  const now = useClock(query.dataUpdatedAt);
  const choosePickup = useChoosePickup();

  return (
    <AsyncList
      state={toListState(query)}
      texts={{ loading: messages.loading, failed: { title: messages.failed }, retry: messages.retry }}
      failureTitleAs="h2"
      skeleton={
        <List as="div">
          {[0, 1, 2, 3, 4].map((index) => (
            <CardSkeleton key={index} />
          ))}
        </List>
      }
      empty={<EmptyState titleAs="h2" title={messages.empty} text={messages.emptyText} />}
    >
      {(restaurants) => (
        <List>
          {restaurants.map((restaurant) => (
            <li key={restaurant.id}>
              <RestaurantCard
                restaurant={restaurant}
                now={now}
                onPickUp={(chosen) => void choosePickup(chosen)}
              />
            </li>
          ))}
        </List>
      )}
    </AsyncList>
  );
}
