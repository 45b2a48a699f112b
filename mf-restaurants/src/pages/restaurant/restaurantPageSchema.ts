import { paths, type SchemaContext } from '@storefront/contracts';
import { breadcrumbList } from '@storefront/contracts/schema';
import { restaurantSchema } from '../../shared/restaurant/restaurantSchema';
import { cachedRestaurant } from '../../shared/restaurant-by-slug/cachedRestaurant';
import { messages } from './messages';

/** The restaurant and its breadcrumbs (schema.org). */
export function restaurantPageSchema(context: SchemaContext): readonly object[] {
  const { params, queryClient, brand, absolute } = context;
  const restaurant = cachedRestaurant(queryClient, params['slug'] ?? '');
  if (!restaurant) return [];
  return [
    restaurantSchema(restaurant, context),
    breadcrumbList([
      { name: brand.name, url: absolute(paths.home()) },
      { name: messages.restaurants, url: absolute(paths.restaurants()) },
      { name: restaurant.name, url: absolute(paths.restaurant({ slug: restaurant.slug })) },
    ]),
  ];
}
