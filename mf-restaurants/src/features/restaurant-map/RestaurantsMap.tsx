import type { Restaurant } from '@storefront/api-contract';
import { useBrand } from '@storefront/contracts';
import { type Coordinates, placeOf } from '@storefront/domain';
import { CityMap, frameOf } from '@storefront/maps';
import { css } from '@storefront/styles';
import { colour } from '@storefront/tokens';
import { BrandMark } from '@storefront/ui';
import { useCallback, useMemo, useRef } from 'react';
import { markerOf } from '../../shared/restaurant/markerOf';
import { messages } from './messages';
import type { CentredRestaurant } from './useCentredRestaurant';
import { useSeenSize } from './useSeenSize';

interface Props {
  restaurants: readonly Restaurant[];
  /** The restaurant whose marker is selected. */
  chosenId: number | undefined;
  onChoose: (restaurant: Restaurant) => void;
  /** The restaurant in the middle; by default the map shows all restaurants. */
  centred: CentredRestaurant | undefined;
  nearby: Coordinates | undefined;
  now: Date;
}

const slotClass = css({ height: '100%', background: colour.sunken });

/** How many of the nearest restaurants the map shows together with the customer's position. */
const nearestCount = 4;
/** Room for the markers and the buttons at the edges of the map, px. */
const border = 120;
/** Shows the streets around one restaurant. */
const streetZoom = 14;
const mark = <BrandMark />;

/**
 * Markers for the restaurants of the list beside the map, grey for closed ones. Restaurants without coordinates are
 * only in the list. The map loads when it is on the screen for the first time.
 */
export function RestaurantsMap({ restaurants, chosenId, onChoose, centred, nearby, now }: Props) {
  const { maps, timeZone } = useBrand();
  const slot = useRef<HTMLDivElement>(null);
  const size = useSeenSize(slot);
  // The clock ticks more often than hours change.
  const minute = Math.floor(now.getTime() / 60_000);
  const markers = useMemo(
    () =>
      restaurants.flatMap((restaurant) => markerOf(restaurant, new Date(minute * 60_000), timeZone) ?? []),
    [restaurants, minute, timeZone],
  );
  const frame = useMemo(() => {
    const points = restaurants.flatMap((restaurant) => placeOf(restaurant) ?? []);
    const shown = nearby ? [nearby, ...points.slice(0, nearestCount)] : points;
    if (!size) return frameOf(shown);
    return frameOf(shown, { width: size.width - border, height: size.height - border });
  }, [restaurants, nearby, size]);
  const chooseMarker = useCallback(
    (markerId: string) => {
      const restaurant = restaurants.find(({ id }) => String(id) === markerId);
      if (restaurant) onChoose(restaurant);
    },
    [restaurants, onChoose],
  );
  const inTheMiddle = centred && restaurants.find(({ id }) => id === centred.id);
  const centre = inTheMiddle && placeOf(inTheMiddle);

  return (
    <div className={slotClass} ref={slot}>
      {size && (
        <CityMap
          label={messages.label}
          service={maps}
          centre={centre ?? frame.centre}
          centreKey={centred?.press}
          zoom={centre ? Math.max(streetZoom, frame.zoom) : frame.zoom}
          markers={markers}
          chosenMarkerId={chosenId === undefined ? undefined : String(chosenId)}
          mark={mark}
          onMarkerChoose={chooseMarker}
        />
      )}
    </div>
  );
}
