import styled from '@emotion/styled';
import { createPortal } from 'react-dom';
import { creditStyles } from '../city-map/mapStyles';
import { messages } from '../city-map/messages';
import type { MapAdapterProps } from '../city-map/types';
import { canvasStyles } from './leafletStyles';
import { Markers } from './Markers';
import { Pin } from './Pin';
import { useLeafletMap } from './useLeafletMap';
import { useMapLayers } from './useMapLayers';
import { useOverlay } from './useOverlay';

const Canvas = styled.div(canvasStyles);
const Credit = styled.p(creditStyles);

/** The map that needs no key and no network: Leaflet moves it, the city is drawn by us (readings 18). */
export function EmbeddedMap({
  centre,
  zoom,
  zones,
  markers,
  chosenMarkerId,
  onMarkerChoose,
  mark,
  pin,
  onPinMove,
  handle,
  theme,
}: MapAdapterProps) {
  const { place, map } = useLeafletMap({ centre, zoom, handle, onPress: onPinMove });
  useMapLayers(map, zones, theme);
  const overlay = useOverlay(map);
  return (
    <>
      <Canvas ref={place} />
      {map &&
        overlay &&
        createPortal(
          <>
            <Markers
              map={map}
              view={overlay.view}
              markers={markers ?? []}
              chosenMarkerId={chosenMarkerId}
              mark={mark}
              {...(onMarkerChoose ? { onMarkerChoose } : {})}
            />
            {pin && <Pin view={overlay.view} pin={pin} onMove={onPinMove} />}
          </>,
          overlay.place,
        )}
      <Credit>{messages.attribution}</Credit>
    </>
  );
}
