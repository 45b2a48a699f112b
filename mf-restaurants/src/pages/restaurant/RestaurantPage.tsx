import { ApiError, restaurantsQuery, useFailureToast } from '@storefront/api-client';
import {
  type HeadContext,
  type PageContext,
  type PageHead,
  type PageParams,
  paths,
  type SchemaContext,
} from '@storefront/contracts';
import { Breadcrumbs, useClock, Container } from '@storefront/ui';
import {
  BookingButton,
  FactsSkeleton,
  PhotosSkeleton,
  RestaurantActions,
  RestaurantDetails,
  RestaurantMissing,
  RestaurantPhotos,
} from '../../features/restaurant-details';
import { cachedRestaurant } from '../../shared/restaurant-by-slug/cachedRestaurant';
import { restaurantDetailQuery } from '../../shared/restaurant-by-slug/restaurantDetailQuery';
import { useRestaurant } from '../../shared/restaurant-by-slug/useRestaurant';
import { messages } from './messages';
import { RestaurantMap } from './RestaurantMap';
import { factsClass, layoutClass, pageClass, photosClass } from './restaurantPageStyles';

/** @throws ApiError 404 when no active restaurant has this slug. */
export async function prefetch({ params, queryClient }: PageContext): Promise<void> {
  const restaurants = await queryClient.fetchQuery(restaurantsQuery());
  const restaurant = restaurants.find(({ slug }) => slug === params['slug']);
  if (!restaurant) throw new ApiError({ kind: 'refused', status: 404 });
  // Without the detail the page shows the fields of the list.
  await queryClient.prefetchQuery(restaurantDetailQuery(restaurant.id));
}

export function head({ params, queryClient, brand }: HeadContext): PageHead {
  const restaurant = cachedRestaurant(queryClient, params['slug'] ?? '');
  if (!restaurant) return {};
  const { name, address, description, mediaList } = restaurant;
  const image = mediaList[0]?.original;
  return {
    title: messages.documentTitle(name, brand.name),
    description: description ?? messages.description(name, address),
    ...(image && { image }),
  };
}

export async function schema(context: SchemaContext): Promise<readonly object[]> {
  const { restaurantPageSchema } = await import(/* webpackMode: "weak" */ './restaurantPageSchema');
  return restaurantPageSchema(context);
}

/** A restaurant's page (spec §2). */
export default function RestaurantPage({ params }: { params: PageParams }) {
  const { list, restaurant } = useRestaurant(params['slug'] ?? '');
  useFailureToast(list.isLoadingError && list.error);
  const now = useClock(list.dataUpdatedAt);

  if (!restaurant && !list.isLoading) {
    return (
      <Container className={pageClass}>
        <RestaurantMissing list={list} titleAs="h1" />
      </Container>
    );
  }
  return (
    <Container className={pageClass}>
      <Breadcrumbs
        label={messages.breadcrumbs}
        steps={[
          { name: messages.home, href: paths.home() },
          { name: messages.restaurants, href: paths.restaurants() },
        ]}
      />
      <div className={layoutClass}>
        <div className={photosClass}>
          {restaurant ? (
            <RestaurantPhotos
              key={restaurant.id}
              restaurant={restaurant}
              sizes="(min-width:992px) 640px, 100vw"
            />
          ) : (
            <PhotosSkeleton />
          )}
        </div>
        <div className={factsClass}>
          {restaurant ? (
            <RestaurantDetails restaurant={restaurant} now={now} titleAs="h1">
              <RestaurantActions restaurant={restaurant}>
                <BookingButton slug={restaurant.slug} />
              </RestaurantActions>
            </RestaurantDetails>
          ) : (
            <FactsSkeleton />
          )}
        </div>
        {restaurant && <RestaurantMap restaurant={restaurant} now={now} />}
      </div>
    </Container>
  );
}
