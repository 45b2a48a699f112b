import { restaurantsQuery } from '@storefront/api-client';
import type { Restaurant } from '@storefront/api-contract';
import type { QueryClient } from '@storefront/query';
import { restaurantDetailQuery } from './restaurantDetailQuery';

const isEmpty = (value: unknown) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/**
 * The restaurant of the list with everything that its own answer adds. Its id and slug are the list's: the answer may
 * lack the slug, which is the page's address.
 */
export function withDetail(listed: Restaurant, detail: Restaurant | undefined): Restaurant {
  if (!detail) return listed;
  const known = Object.entries(detail).filter(([, value]) => !isEmpty(value));
  return { ...listed, ...Object.fromEntries(known), id: listed.id, slug: listed.slug };
}

/** The active restaurant of this slug as the cache has it; undefined when there is none. */
export function cachedRestaurant(queryClient: QueryClient, slug: string): Restaurant | undefined {
  const restaurants = queryClient.getQueryData(restaurantsQuery().queryKey);
  const listed = restaurants?.find((restaurant) => restaurant.slug === slug);
  return listed && withDetail(listed, queryClient.getQueryData(restaurantDetailQuery(listed.id).queryKey));
}
