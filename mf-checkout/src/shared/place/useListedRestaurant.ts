import { restaurantsQuery } from '@storefront/api-client';
import type { PickupRestaurant } from '@storefront/contracts';
import { useQuery } from '@storefront/query';

/**
 * The list's entry of a chosen restaurant. One that is in no list has closed for good (spec §4, only active ones are
 * kept). A back end may limit the plain list, so the one near the restaurant is asked before.
 */
export function useListedRestaurant(chosen: PickupRestaurant | undefined) {
  const isChosen = ({ id }: { id: number }) => id === chosen?.id;
  const all = useQuery({ ...restaurantsQuery(), enabled: chosen !== undefined }).data;
  const listed = all?.find(isChosen);
  const isMissing = chosen !== undefined && !!all?.length && !listed;
  const nearby = chosen?.coordinates;
  const near = useQuery({ ...restaurantsQuery(nearby ? { nearby } : {}), enabled: isMissing }).data;
  const restaurant = listed ?? near?.find(isChosen);
  return { restaurant, isGone: isMissing && near !== undefined && !restaurant };
}
