import { restaurantsQuery } from '@storefront/api-client';
import type { Restaurant } from '@storefront/api-contract';
import { type PickupRestaurant, useBrand } from '@storefront/contracts';
import { parseCoordinates, pickupRestaurant, placeOf, restaurantHours } from '@storefront/domain';
import { CityMap, type MapMarker } from '@storefront/maps';
import { useQuery } from '@storefront/query';
import { BrandMark } from '@storefront/ui';
import { useMemo } from 'react';
import { useNow } from '../../shared/clock/useNow';
import { messages } from './messages';
import { moscow } from './moscow';

interface Props {
  chosen: PickupRestaurant | undefined;
  onChoose: (restaurant: PickupRestaurant) => void;
}

/** Markers for the restaurants of the list beside the map, grey for closed ones. */
export function RestaurantsMap({ chosen, onChoose }: Props) {
  const { maps, timeZone } = useBrand();
  const now = useNow();
  const restaurants = useQuery(restaurantsQuery()).data;
  const markers = useMemo(
    () => restaurants?.flatMap((restaurant) => markerOf(restaurant, now, timeZone) ?? []),
    [restaurants, now, timeZone],
  );
  const point = parseCoordinates(chosen?.coordinates);
  return (
    <CityMap
      label={messages.pickup}
      service={maps}
      centre={point ?? moscow}
      zoom={point ? 14 : 10}
      {...(markers ? { markers } : {})}
      chosenMarkerId={chosen && String(chosen.id)}
      mark={<BrandMark />}
      onMarkerChoose={(markerId) => {
        const restaurant = restaurants?.find(({ id }) => String(id) === markerId);
        if (restaurant) onChoose(pickupRestaurant(restaurant));
      }}
    />
  );
}

/** Undefined for a restaurant without coordinates, which is only in the list. */
function markerOf(restaurant: Restaurant, now: Date, timeZone: string): MapMarker | undefined {
  const point = placeOf(restaurant);
  if (!point) return undefined;
  const isMuted = restaurantHours(restaurant, now, timeZone).kind === 'closed';
  return { id: String(restaurant.id), label: restaurant.name, point, isMuted };
}
