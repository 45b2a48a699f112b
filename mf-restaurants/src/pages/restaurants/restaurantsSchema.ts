import { restaurantsQuery } from '@storefront/api-client';
import { paths, type SchemaContext } from '@storefront/contracts';
import { breadcrumbList } from '@storefront/contracts/schema';
import { restaurantSchema } from '../../shared/restaurant/restaurantSchema';
import { messages } from './messages';

/** All restaurants and the breadcrumbs of the list (schema.org). */
export function restaurantsSchema(context: SchemaContext): readonly object[] {
  const restaurants = context.queryClient.getQueryData(restaurantsQuery().queryKey) ?? [];
  return [
    ...restaurants.map((restaurant) => restaurantSchema(restaurant, context)),
    breadcrumbList(context, [{ name: messages.title, href: paths.restaurants() }]),
  ];
}
