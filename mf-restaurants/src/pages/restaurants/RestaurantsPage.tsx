import styled from '@emotion/styled';
import {
  cartKey,
  cartQuery,
  hasDraftOrLogin,
  restaurantsQuery,
  useChangeTakeMethod,
} from '@storefront/api-client';
import type { Restaurant } from '@storefront/api-contract';
import {
  chooseAddress,
  emit,
  openPanel,
  type HeadContext,
  type PageContext,
  type PageHead,
  type SchemaContext,
  selectedAddress,
  toast,
  useTakeMethod,
} from '@storefront/contracts';
import { hasUnavailableItems, mayHaveCart, pickupRestaurant, restaurantsCount } from '@storefront/domain';
import { media, radius } from '@storefront/tokens';
import { AsyncList, Container, EmptyState, SectionHeading, Skeleton, toListState } from '@storefront/ui';
import { useQuery, useQueryClient } from '@storefront/query';
import { useClock } from '../../features/restaurant-facts';
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

/**
 * Chooses a restaurant for pickup (spec §4, Address and Take method): sends it to the server, which answers with the
 * cart there, or reads the cart again; emits the events for the other teams; shows the dishes that the place lacks.
 */
function useChoosePickup(): (restaurant: Restaurant) => Promise<void> {
  const queryClient = useQueryClient();
  // Both toast their own failure, each with its own text (spec §8).
  const { mutateAsync: changeTakeMethod } = useChangeTakeMethod();
  const { mutateAsync: changeAddress } = useChangeTakeMethod('address');

  return async (restaurant) => {
    const state = useTakeMethod.getState();
    const before = selectedAddress(state);
    const pickup = pickupRestaurant(restaurant);
    chooseAddress(pickup);
    const write = before?.type === 'delivery' ? changeTakeMethod : changeAddress;
    // Sent before the events, so that whatever their listeners add to the cart goes to the new place.
    const answer = mayHaveCart(queryClient.getQueryData(cartQuery().queryKey), hasDraftOrLogin(queryClient))
      ? write({ method: 'pickup' }).catch(() => null)
      : queryClient.invalidateQueries({ queryKey: cartKey }).then(() => null);
    emit('checkout:address-chosen', { takeMethod: 'pickup' });
    if (before?.coordinates !== pickup.coordinates) {
      emit('checkout:address-changed', { coordinates: pickup.coordinates });
    }
    toast(messages.chosenToast(restaurant.name), 'success');
    if (hasUnavailableItems(await answer)) openPanel('unavailable-items');
  };
}
