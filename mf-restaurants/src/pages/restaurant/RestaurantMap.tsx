import type { Restaurant } from '@storefront/api-contract';
import { useBrand } from '@storefront/contracts';
import { CityMap } from '@storefront/maps';
import { BrandMark, LazyOnVisible, Skeleton } from '@storefront/ui';
import styled from '@emotion/styled';
import { markerOf } from '../../shared/restaurant/markerOf';
import { messages } from './messages';
import { MapBox } from './restaurantPageStyles';

const Placeholder = styled(Skeleton)({ height: 320, margin: 0, borderRadius: 0 });

/** The restaurant on a map, loaded when it comes into view; nothing without coordinates. */
export function RestaurantMap({ restaurant, now }: { restaurant: Restaurant; now: Date }) {
  const { maps, timeZone } = useBrand();
  const marker = markerOf(restaurant, now, timeZone);
  if (!marker) return null;
  return (
    <MapBox>
      <LazyOnVisible placeholder={<Placeholder />}>
        <CityMap
          label={messages.map(restaurant.name)}
          service={maps}
          centre={marker.point}
          zoom={15}
          markers={[marker]}
          chosenMarkerId={marker.id}
          mark={<BrandMark />}
        />
      </LazyOnVisible>
    </MapBox>
  );
}
