import { restaurantsQuery } from '@storefront/api-client';
import type { Restaurant } from '@storefront/api-contract';
import type { QueryClient } from '@storefront/query';
import { restaurantDetailQuery } from './restaurantDetailQuery';

const isEmpty = (value: unknown) =>
  value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);

/**
 * Adds the fields of the detail to the listed restaurant. Id and slug stay the list's: the detail may lack the slug,
 * which is part of the page's URL.
 */
export function withDetail(listed: Restaurant, detail: Restaurant | undefined): Restaurant {
  if (!detail) return listed;
  const known = Object.entries(detail).filter(([, value]) => !isEmpty(value));
  // No special day and no pause are answers of a detail that has the hours.
  const { workTime, specialDays, pausedUntil } = detail;
  const hours = workTime ? { specialDays, pausedUntil } : {};
  return { ...listed, ...Object.fromEntries(known), ...hours, id: listed.id, slug: listed.slug };
}

/** The cached active restaurant with this slug; undefined when the cache has none. */
export function cachedRestaurant(queryClient: QueryClient, slug: string): Restaurant | undefined {
  const restaurants = queryClient.getQueryData(restaurantsQuery().queryKey);
  const listed = restaurants?.find((restaurant) => restaurant.slug === slug);
  return listed && withDetail(listed, queryClient.getQueryData(restaurantDetailQuery(listed.id).queryKey));
}
