import { css } from '@storefront/styles';
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
import { usePointerCapture } from './usePointerCapture';

const canvasClass = css(canvasStyles);
const creditClass = css(creditStyles);

/** The map that needs no key and no network: Leaflet moves it, and our own tiles show the city (readings 18). */
export function EmbeddedMap({
  centre,
  centreKey,
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
  const { container, map } = useLeafletMap({ centre, centreKey, zoom, handle, onPress: onPinMove });
  useMapLayers(map, zones, theme);
  usePointerCapture(map);
  const overlay = useOverlay(map);
  return (
    <>
      <div className={canvasClass} ref={container} />
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
          overlay.container,
        )}
      <p className={creditClass}>{messages.attribution}</p>
    </>
  );
}
