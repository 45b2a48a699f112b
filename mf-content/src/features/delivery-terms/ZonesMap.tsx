import type { Zone } from '@storefront/api-client';
import { useBrand } from '@storefront/contracts';
import { CityMap, frameOf } from '@storefront/maps';
import { css } from '@storefront/styles';
import { media, radius } from '@storefront/tokens';
import { LazyOnVisible, Skeleton } from '@storefront/ui';
import { useMemo } from 'react';
import { messages } from './messages';
import type { AddressCheckState } from './useAddressCheck';

interface Props {
  zones: readonly Zone[];
  check: AddressCheckState;
}

// The map needs a script, so its place is hidden without one.
const boxClass = css({
  height: 320,
  overflow: 'hidden',
  borderRadius: radius.lg,
  '@media (scripting: none)': { display: 'none' },
  '[data-layout=page] &': { [media.md]: { height: 480 } },
});
const placeholderClass = css({ height: 480, margin: 0, borderRadius: 0 });

/** The size of the map on a phone minus a narrow border, px. */
const smallestMap = { width: 300, height: 290 };

/** Shows a found house with the streets around it. */
const houseZoom = 13;

/** The zones on a map, and the checked address as a pin. Loaded when it comes into view. */
export function ZonesMap({ zones, check: { place, text } }: Props) {
  const { maps } = useBrand();
  const areas = useMemo(() => zones.map(({ area }) => area), [zones]);
  const wholeArea = useMemo(() => frameOf(areas.flat(), smallestMap), [areas]);
  return (
    <div className={boxClass}>
      <LazyOnVisible placeholder={<Skeleton className={placeholderClass} />}>
        <CityMap
          label={messages.map}
          service={maps}
          {...(place ? { centre: place, zoom: houseZoom } : wholeArea)}
          zones={areas}
          pin={place && { point: place, title: text }}
        />
      </LazyOnVisible>
    </div>
  );
}
