import { restaurantsQuery } from '@storefront/api-client';
import { useQuery } from '@storefront/query';
import { useEffect } from 'react';
import { withDetail } from './cachedRestaurant';
import { restaurantDetailQuery } from './restaurantDetailQuery';

/**
 * The active restaurant with this slug. The detail adds to the list's data; while the detail loads, or when it fails,
 * the list's data is shown. A failed load of the detail is logged (spec §8).
 */
export function useRestaurant(slug: string) {
  const list = useQuery(restaurantsQuery());
  const listed = list.data?.find((restaurant) => restaurant.slug === slug);
  const detail = useQuery({ ...restaurantDetailQuery(listed?.id ?? 0), enabled: listed !== undefined });
  const { error } = detail;
  useEffect(() => {
    if (error) console.warn('the details of a restaurant could not be loaded', error);
  }, [error]);
  return { list, restaurant: listed && withDetail(listed, detail.data), isDetailLoading: detail.isLoading };
}
