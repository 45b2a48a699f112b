import { useBrand } from '@storefront/contracts';
import { CityMap, frameOf, type MapMarker } from '@storefront/maps';
import { BrandMark } from '@storefront/ui';
import { useMemo } from 'react';
import { messages } from './messages';

interface Props {
  markers: readonly MapMarker[];
  chosenId: string | undefined;
  onChoose: (id: string) => void;
}

/** All restaurants, or the chosen one from nearby. Only the browser renders it. */
export function ChainMap({ markers, chosenId, onChoose }: Props) {
  const { maps } = useBrand();
  const whole = useMemo(() => frameOf(markers.map(({ point }) => point)), [markers]);
  const chosen = markers.find(({ id }) => id === chosenId);
  return (
    <CityMap
      label={messages.title}
      service={maps}
      centre={chosen?.point ?? whole.centre}
      zoom={chosen ? 15 : whole.zoom}
      markers={markers}
      chosenMarkerId={chosenId}
      onMarkerChoose={onChoose}
      mark={<BrandMark />}
    />
  );
}
