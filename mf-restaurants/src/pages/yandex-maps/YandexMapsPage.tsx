import { restaurantsQuery, useFailureToast } from '@storefront/api-client';
import type { Restaurant } from '@storefront/api-contract';
import {
  type HeadContext,
  type PageContext,
  type PageHead,
  type SchemaContext,
  useBrand,
} from '@storefront/contracts';
import { placeOf } from '@storefront/domain';
import { useQuery } from '@storefront/query';
import {
  AsyncList,
  BrandMark,
  EmptyState,
  LazyOnVisible,
  Skeleton,
  toListState,
  useClock,
  Container,
} from '@storefront/ui';
import { useCallback, useRef, useState } from 'react';
import { RestaurantsMap, useCentredRestaurant } from '../../features/restaurant-map';
import { MapEntry } from './MapEntry';
import { messages } from './messages';
import {
  headerClass,
  layoutClass,
  listClass,
  markClass,
  nameClass,
  plateClass,
  rowClass,
  titleClass,
} from './yandexMapsStyles';

export async function prefetch({ queryClient }: PageContext): Promise<void> {
  await queryClient.fetchQuery(restaurantsQuery());
}

export const head = ({ brand }: HeadContext): PageHead => ({
  title: messages.documentTitle(brand.name),
  description: messages.description(brand.name),
});

export async function schema(context: SchemaContext): Promise<readonly object[]> {
  const { restaurantSchema } = await import(
    /* webpackMode: "weak" */ '../../shared/restaurant/restaurantSchema'
  );
  const restaurants = context.queryClient.getQueryData(restaurantsQuery().queryKey) ?? [];
  return restaurants.map((restaurant) => restaurantSchema(restaurant, context));
}

/** The target of the chain's cards on Yandex Maps: restaurants with menu, booking and route (readings 7). */
export default function YandexMapsPage() {
  const { name } = useBrand();
  const query = useQuery(restaurantsQuery());
  useFailureToast(query.isLoadingError && query.error, messages.failed);
  return (
    <>
      <Container className={headerClass}>
        <span className={markClass}>
          <BrandMark size={36} />
        </span>
        <span className={nameClass}>{name}</span>
        <h1 className={titleClass}>{messages.title}</h1>
      </Container>
      <AsyncList
        state={toListState(query)}
        texts={{ loading: messages.loading, failed: { title: messages.failed }, retry: messages.retry }}
        failureTitleAs="h2"
        skeleton={<MapSkeleton />}
        empty={<EmptyState titleAs="h2" title={messages.empty} text={messages.emptyText} />}
      >
        {(restaurants) => <RestaurantsOnMap restaurants={restaurants} readAt={query.dataUpdatedAt} />}
      </AsyncList>
    </>
  );
}

function MapSkeleton() {
  return (
    <Container className={layoutClass}>
      <div className={plateClass} />
      <div className={listClass}>
        {[0, 1, 2, 3, 4].map((index) => (
          <div className={rowClass} key={index}>
            <Skeleton shape="title" width="wide" />
            <Skeleton width="half" />
            <Skeleton shape="button" />
          </div>
        ))}
      </div>
    </Container>
  );
}

interface Props {
  restaurants: readonly Restaurant[];
  readAt: number;
}

function RestaurantsOnMap({ restaurants, readAt }: Props) {
  const now = useClock(readAt);
  const [chosenId, setChosenId] = useState<number>();
  const { centred, centreOn } = useCentredRestaurant();
  const map = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);

  const chooseOnMap = useCallback(({ id }: Restaurant) => {
    setChosenId(id);
    list.current?.querySelector(`[data-restaurant="${id}"]`)?.scrollIntoView({ block: 'nearest' });
  }, []);

  function showOnMap(id: number) {
    setChosenId(id);
    centreOn(id);
    map.current?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <Container className={layoutClass}>
      {restaurants.some(placeOf) && (
        <div className={plateClass} ref={map}>
          <LazyOnVisible placeholder={null}>
            <RestaurantsMap
              restaurants={restaurants}
              chosenId={chosenId}
              onChoose={chooseOnMap}
              centred={centred}
              nearby={undefined}
              now={now}
            />
          </LazyOnVisible>
        </div>
      )}
      <ul className={listClass} ref={list}>
        {restaurants.map((restaurant) => (
          <MapEntry
            key={restaurant.id}
            restaurant={restaurant}
            now={now}
            isChosen={restaurant.id === chosenId}
            onShow={placeOf(restaurant) && (() => showOnMap(restaurant.id))}
          />
        ))}
      </ul>
    </Container>
  );
}
