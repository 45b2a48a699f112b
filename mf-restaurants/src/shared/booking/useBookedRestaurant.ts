import { restaurantsQuery } from '@storefront/api-client';
import type { Restaurant } from '@storefront/api-contract';
import { useQuery } from '@storefront/query';

/** The restaurant of a panel's address, or why it is not there. */
export type BookedRestaurant =
  | { state: 'loading' | 'not-found' }
  | { state: 'failed'; error: unknown; isRetrying: boolean; retry: () => void }
  | { state: 'ready'; restaurant: Restaurant; readAt: number };

export function useBookedRestaurant(slug: string): BookedRestaurant {
  const { data, error, isFetching, refetch, dataUpdatedAt: readAt } = useQuery(restaurantsQuery());
  const restaurant = data?.find((one) => one.slug === slug);
  if (restaurant) return { state: 'ready', restaurant, readAt };
  if (data) return { state: 'not-found' };
  return error
    ? { state: 'failed', error, isRetrying: isFetching, retry: () => void refetch() }
    : { state: 'loading' };
}
