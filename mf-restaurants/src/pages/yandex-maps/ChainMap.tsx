import { useBrand } from '@storefront/contracts';
import { CityMap, type MapMarker } from '@storefront/maps';
import { breakpoints } from '@storefront/tokens';
import { BrandMark } from '@storefront/ui';
import { useState } from 'react';
import { mapCentre } from './mapCentre';
import { messages } from './messages';

interface Props {
  markers: readonly MapMarker[];
  chosenId: string | undefined;
  onChoose: (id: string) => void;
}

/** All restaurants, or the chosen one from nearby. Only the browser renders it. */
export function ChainMap({ markers, chosenId, onChoose }: Props) {
  const { maps } = useBrand();
  // The low map of a narrow screen shows the whole chain from further away.
  const [wholeZoom] = useState(() => (matchMedia(`(min-width: ${breakpoints.md}px)`).matches ? 10 : 9));
  const chosen = markers.find(({ id }) => id === chosenId);
  return (
    <CityMap
      label={messages.title}
      service={maps}
      centre={chosen?.point ?? mapCentre(markers)}
      zoom={chosen ? 15 : wholeZoom}
      markers={markers}
      chosenMarkerId={chosenId}
      onMarkerChoose={onChoose}
      mark={<BrandMark />}
    />
  );
}
