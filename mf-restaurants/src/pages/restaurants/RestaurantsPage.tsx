import { restaurantsQuery } from '@storefront/api-client';
import type { Restaurant } from '@storefront/api-contract';
import type { HeadContext, PageContext, PageHead, SchemaContext } from '@storefront/contracts';
import { restaurantsCount } from '@storefront/domain';
import { css } from '@storefront/styles';
import { media } from '@storefront/tokens';
import {
  AsyncList,
  Container,
  EmptyState,
  SectionHeading,
  Segment,
  useClock,
  Skeleton,
} from '@storefront/ui';
import { List as ListIcon, Map as MapIcon } from 'lucide-react';
import { useState } from 'react';
import { NoneFound, tagsQuery, useRestaurantFilter, useRestaurants } from '../../features/restaurant-filter';
import { ChosenOnMap, RestaurantsMap } from '../../features/restaurant-map';
import { FilterChips } from './FilterChips';
import { messages } from './messages';
import {
  cardSkeletonClass,
  headClass,
  listClass,
  mapSideClass,
  sidesClass,
  viewSwitchClass,
} from './pageLayout';
import { RestaurantCard } from './RestaurantCard';
import { useChosenRestaurant } from './useChosenRestaurant';

export async function prefetch({ queryClient }: PageContext): Promise<void> {
  // The list is complete without the tags; the browser requests failed tags again and reports their failure.
  const tags = queryClient.prefetchQuery(tagsQuery());
  await queryClient.fetchQuery(restaurantsQuery());
  await tags;
}

export const head = ({ brand }: HeadContext): PageHead => ({
  title: messages.documentTitle(brand.name),
  description: messages.description(brand.name),
});

export async function schema(context: SchemaContext): Promise<readonly object[]> {
  const { restaurantsSchema } = await import(/* webpackMode: "weak" */ './restaurantsSchema');
  return restaurantsSchema(context);
}

const views = [
  { value: 'list', label: messages.list, icon: <ListIcon size={20} aria-hidden /> },
  { value: 'map', label: messages.map, icon: <MapIcon size={20} aria-hidden /> },
] as const;

const none: readonly Restaurant[] = [];

const pageClass = css({ paddingTop: 16, paddingBottom: 52, [media.sm]: { paddingTop: 24 } });

/** All restaurants of the chain as a list and on a map; the list works without scripts. */
export default function RestaurantsPage() {
  const { state, readAt, hidesAll } = useRestaurants();
  const restaurants = state.status === 'ready' ? state.items : none;
  const { nearby } = useRestaurantFilter();
  const now = useClock(readAt);
  const [view, setView] = useState<'list' | 'map'>('list');
  const choice = useChosenRestaurant(restaurants, nearby);

  const renderCard = (restaurant: Restaurant) => (
    <li key={restaurant.id} ref={choice.cardRef(restaurant)}>
      <RestaurantCard
        restaurant={restaurant}
        now={now}
        nearby={nearby}
        isChosen={restaurant === choice.chosen}
        onChoose={choice.chooseCard}
        onHover={choice.hover}
      />
    </li>
  );

  return (
    <Container className={pageClass}>
      <div className={headClass}>
        <SectionHeading
          level="h1"
          title={messages.title}
          {...(restaurants.length > 0 ? { note: restaurantsCount(restaurants.length) } : {})}
        />
        <FilterChips />
      </div>
      <div className={viewSwitchClass}>
        <Segment label={messages.view} options={views} value={view} onChange={setView} />
      </div>
      {/* Without restaurants the list shows the reason, so it is shown instead of the map. */}
      <div className={sidesClass} data-view={restaurants.length > 0 ? view : 'list'}>
        <div data-side="list">
          <AsyncList
            state={state}
            texts={{ loading: messages.loading, failed: { title: messages.failed }, retry: messages.retry }}
            failureTitleAs="h2"
            skeleton={
              <div className={listClass}>
                {[0, 1, 2, 3, 4].map((index) => (
                  <Skeleton className={cardSkeletonClass} key={index} />
                ))}
              </div>
            }
            empty={
              hidesAll ? (
                <NoneFound titleAs="h2" />
              ) : (
                <EmptyState titleAs="h2" title={messages.empty} text={messages.emptyText} />
              )
            }
          >
            {(shown) => <ul className={listClass}>{shown.map(renderCard)}</ul>}
          </AsyncList>
        </div>
        <div className={mapSideClass} data-side="map">
          <RestaurantsMap
            restaurants={restaurants}
            chosenId={choice.highlighted?.id}
            centred={choice.centred}
            onChoose={choice.chooseMarker}
            nearby={nearby}
            now={now}
          />
          {choice.chosen && <ChosenOnMap restaurant={choice.chosen} now={now} nearby={nearby} titleAs="h2" />}
        </div>
      </div>
    </Container>
  );
}
