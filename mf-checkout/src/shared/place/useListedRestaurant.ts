import { restaurantsQuery } from '@storefront/api-client';
import type { PickupRestaurant } from '@storefront/contracts';
import { useQuery } from '@storefront/query';
import { restaurantQuery } from './restaurantQuery';

/** The chosen restaurant from the list, else from its own query; `isGone` when it has closed for good. */
export function useListedRestaurant(chosen: PickupRestaurant | undefined) {
  const all = useQuery({ ...restaurantsQuery(), enabled: chosen !== undefined }).data;
  const listed = all?.find(({ id }) => id === chosen?.id);
  const isMissing = chosen !== undefined && !!all?.length && !listed;
  const own = useQuery({ ...restaurantQuery(chosen?.id ?? 0), enabled: isMissing }).data;
  return { restaurant: listed ?? own ?? undefined, isGone: isMissing && own === null };
}
