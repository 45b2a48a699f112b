import type { Restaurant } from '@storefront/api-contract';
import { type ReadFailure, toLoadFailure } from '@storefront/ui';
import { useRestaurant } from '../restaurant-by-slug/useRestaurant';

/** The restaurant in a panel's parameters, or the reason why it is missing. */
export type BookedRestaurant =
  | { state: 'loading' | 'not-found' }
  | { state: 'failed'; error: unknown; failure: ReadFailure }
  | { state: 'ready'; restaurant: Restaurant; readAt: number };

/** Waits for the details only if the list has no hours: without hours no table can be booked. */
export function useBookedRestaurant(slug: string): BookedRestaurant {
  const { list, restaurant, isDetailLoading } = useRestaurant(slug);
  const { data, error, dataUpdatedAt: readAt } = list;
  if (restaurant) {
    const isWaiting = isDetailLoading && !restaurant.workTime;
    return isWaiting ? { state: 'loading' } : { state: 'ready', restaurant, readAt };
  }
  if (data) return { state: 'not-found' };
  const failure = toLoadFailure(list);
  return failure ? { state: 'failed', error, failure } : { state: 'loading' };
}
