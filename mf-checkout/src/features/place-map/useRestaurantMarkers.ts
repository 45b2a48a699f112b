import { restaurantsQuery } from '@storefront/api-client';
import type { Restaurant } from '@storefront/api-contract';
import { type PickupRestaurant, useBrand } from '@storefront/contracts';
import { formatCoordinates, workingState } from '@storefront/domain';
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

/** What is remembered of a restaurant that was chosen on the map: the same as from the list (spec §3, Address). */
export function pickupOf({
  id,
  externalId,
  name,
  address,
  latitude,
  longitude,
}: Restaurant): PickupRestaurant {
  const coordinates =
    latitude === null || longitude === null ? '' : formatCoordinates({ latitude, longitude });
  return { type: 'pickup', id, externalId: externalId ?? String(id), name, address, coordinates };
}
