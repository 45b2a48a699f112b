import type { Restaurant } from '@storefront/api-contract';
import { useBrand } from '@storefront/contracts';
import { CityMap } from '@storefront/maps';
import { css } from '@storefront/styles';
import { BrandMark, LazyOnVisible, Skeleton } from '@storefront/ui';
import { markerOf } from '../../shared/restaurant/markerOf';
import { messages } from './messages';
import { mapBoxClass } from './restaurantPageStyles';

const placeholderClass = css({ height: 320, margin: 0, borderRadius: 0 });

/** The restaurant on a map, loaded when it comes into view; nothing without coordinates. */
export function RestaurantMap({ restaurant, now }: { restaurant: Restaurant; now: Date }) {
  const { maps, timeZone } = useBrand();
  const marker = markerOf(restaurant, now, timeZone);
  if (!marker) return null;
  return (
    <div className={mapBoxClass}>
      <LazyOnVisible placeholder={<Skeleton className={placeholderClass} />}>
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
    </div>
  );
}
