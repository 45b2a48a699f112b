import { type PickupRestaurant, useBrand } from '@storefront/contracts';
import { parseCoordinates } from '@storefront/domain';
import { CityMap } from '@storefront/maps';
import { BrandMark } from '@storefront/ui';
import { pickupOf } from '../../shared/place/pickupPoint';
import { messages } from './messages';
import { moscow } from './moscow';
import { useRestaurantMarkers } from './useRestaurantMarkers';

interface Props {
  chosen: PickupRestaurant | undefined;
  onChoose: (restaurant: PickupRestaurant) => void;
}

/** Where to fetch it: the restaurants of the list beside it. */
export function RestaurantsMap({ chosen, onChoose }: Props) {
  const { maps } = useBrand();
  const { markers, find } = useRestaurantMarkers();
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
      onMarkerChoose={(id) => {
        const restaurant = find(id);
        if (restaurant) onChoose(pickupOf(restaurant));
      }}
    />
  );
}
