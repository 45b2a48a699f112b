import { restaurantsQuery } from '@storefront/api-client';
import type { Restaurant } from '@storefront/api-contract';
import { useBrand } from '@storefront/contracts';
import { workingState } from '@storefront/domain';
import type { MapMarker } from '@storefront/maps';
import { useQuery } from '@storefront/query';
import { useMemo } from 'react';
import { useNow } from '../../shared/clock/useNow';

/** Restaurants as markers, closed ones in grey; one that nobody knows the place of stays in the list alone. */
export function useRestaurantMarkers() {
  const { timeZone } = useBrand();
  const now = useNow();
  const restaurants = useQuery(restaurantsQuery()).data;
  const markers = useMemo(
    () => restaurants?.flatMap((restaurant) => markerOf(restaurant, now, timeZone) ?? []),
    [restaurants, now, timeZone],
  );
  const find = (id: string) => restaurants?.find((restaurant) => String(restaurant.id) === id);
  return { markers, find };
}

function markerOf(restaurant: Restaurant, now: Date, timeZone: string): MapMarker | undefined {
  const { id, name, latitude, longitude, workTime } = restaurant;
  if (latitude === null || longitude === null) return undefined;
  const isMuted = workingState(workTime, now, timeZone).kind === 'closed';
  return { id: String(id), label: name, point: { latitude, longitude }, isMuted };
}
