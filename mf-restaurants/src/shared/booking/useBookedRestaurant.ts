import type { Restaurant } from '@storefront/api-contract';
import { useRestaurant } from '../restaurant-by-slug/useRestaurant';

/** The restaurant of a panel's address, or why it is not there. */
export type BookedRestaurant =
  | { state: 'loading' | 'not-found' }
  | { state: 'failed'; error: unknown; isRetrying: boolean; retry: () => void }
  | { state: 'ready'; restaurant: Restaurant; readAt: number };

/** Waits for the details only where the list has no hours: without them no table can be booked. */
export function useBookedRestaurant(slug: string): BookedRestaurant {
  const { list, restaurant, isDetailLoading } = useRestaurant(slug);
  const { data, error, isFetching, refetch, dataUpdatedAt: readAt } = list;
  if (restaurant) {
    const isWaiting = isDetailLoading && !restaurant.workTime;
    return isWaiting ? { state: 'loading' } : { state: 'ready', restaurant, readAt };
  }
  if (data) return { state: 'not-found' };
  return error
    ? { state: 'failed', error, isRetrying: isFetching, retry: () => void refetch() }
    : { state: 'loading' };
}
