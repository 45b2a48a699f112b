import { restaurantsQuery } from '@storefront/api-client';
import type { Restaurant } from '@storefront/api-contract';
import { paths, type SchemaContext } from '@storefront/contracts';
import { breadcrumbList } from '@storefront/contracts/schema';
import { messages } from './messages';

function restaurantSchema(restaurant: Restaurant, { brand, absolute }: SchemaContext): object {
  const { name, address, phone, latitude, longitude, mediaList } = restaurant;
  const hasCoordinates = latitude !== null && longitude !== null;
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    name,
    address,
    telephone: phone ?? brand.phone,
    url: absolute(paths.restaurants()),
    hasMenu: absolute(paths.menu()),
    ...(brand.cuisine && { servesCuisine: brand.cuisine }),
    ...(hasCoordinates && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    ...(mediaList[0] && { image: absolute(mediaList[0].original) }),
  };
}

/** All restaurants and the breadcrumbs of the list (schema.org). */
export function restaurantsSchema(context: SchemaContext): readonly object[] {
  const { queryClient, brand, absolute } = context;
  const restaurants = queryClient.getQueryData(restaurantsQuery().queryKey) ?? [];
  return [
    ...restaurants.map((restaurant) => restaurantSchema(restaurant, context)),
    breadcrumbList([
      { name: brand.name, url: absolute(paths.home()) },
      { name: messages.title, url: absolute(paths.restaurants()) },
    ]),
  ];
}
