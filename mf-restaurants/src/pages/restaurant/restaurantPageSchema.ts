import { paths, type SchemaContext } from '@storefront/contracts';
import { breadcrumbList } from '@storefront/contracts/schema';
import { restaurantSchema } from '../../shared/restaurant/restaurantSchema';
import { cachedRestaurant } from '../../shared/restaurant-by-slug/cachedRestaurant';
import { messages } from './messages';

/** The restaurant and its breadcrumbs (schema.org). */
export function restaurantPageSchema(context: SchemaContext): readonly object[] {
  const restaurant = cachedRestaurant(context.queryClient, context.params['slug'] ?? '');
  if (!restaurant) return [];
  return [
    restaurantSchema(restaurant, context),
    breadcrumbList(context, [
      { name: messages.restaurants, href: paths.restaurants() },
      { name: restaurant.name, href: paths.restaurant({ slug: restaurant.slug }) },
    ]),
  ];
}
