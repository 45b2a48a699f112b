import { SERVICE_BOX, type Coordinates } from '@storefront/domain';
import { useCallback, useEffect, useImperativeHandle, useState } from 'react';
import { Clusterer, Map as YandexMapView, Placemark, Polygon } from 'react-yandex-maps';
import type { MapAdapterProps, MapMarker } from '../city-map/types';
import { themeColour } from './themeColour';
import type { YandexEvent, YandexMapInstance, YandexPlace } from './yandexTypes';

export const placeOf = ({ latitude, longitude }: Coordinates): YandexPlace => [latitude, longitude];
const pointOf = ([latitude, longitude]: YandexPlace): Coordinates => ({ latitude, longitude });

const { south, west, north, east } = SERVICE_BOX;

const options = {
  // Controls stand beside the map and are the same for all adapters.
  suppressMapOpenBlock: true,
  yandexMapDisablePoiInteractivity: true,
  autoFitToViewport: 'always' as const,
  minZoom: 8,
  maxZoom: 18,
  restrictMapArea: [
    [south, west],
    [north, east],
  ],
};

const clusterOptions = {
  gridSize: 64,
  hasBalloon: false,
  hasHint: false,
  preset: 'islands#invertedClusterIcons',
};

/** The scene as objects of the service. The library swallows what breaks in it, so that is told to `onFail`. */
export function YandexScene({ centre, zoom, handle, onFail, onPinMove, ...scene }: MapAdapterProps) {
  const [map, setMap] = useState<YandexMapInstance | null>(null);
  const { latitude, longitude } = centre;
  // The library's types know the whole service, ours what is used of it.
  const keepMap = useCallback((instance: unknown) => setMap(instance as YandexMapInstance | null), []);

  useEffect(() => {
    void map?.setCenter([latitude, longitude], zoom, { duration: 200 });
  }, [map, latitude, longitude, zoom]);

  useImperativeHandle(
    handle,
    () => ({
      panBy: (right, down) => {
        if (!map) return;
        const [x, y] = map.getGlobalPixelCenter();
        map.setGlobalPixelCenter([x + right, y + down], map.getZoom());
      },
      zoomBy: (steps) => void map?.setZoom(map.getZoom() + steps, { checkZoomRange: true }),
      centre: () => (map ? pointOf(map.getCenter()) : { latitude, longitude }),
    }),
    [map, latitude, longitude],
  );

  return (
    <YandexMapView
      width="100%"
      height="100%"
      // The library sets zoom and centre apart from each other; they are moved above, together.
      defaultState={{ center: placeOf(centre), zoom, controls: [] }}
      defaultOptions={options}
      instanceRef={keepMap}
      onError={onFail}
      onClick={(event: YandexEvent) => onPinMove?.(pointOf(event.get('coords')))}
    >
      <Zones zones={scene.zones} />
      <Markers {...scene} />
      <Pin pin={scene.pin} onPinMove={onPinMove} />
    </YandexMapView>
  );
}

function Zones({ zones }: Pick<MapAdapterProps, 'zones'>) {
  const edge = { fill: false, interactivityModel: 'default#transparent' };
  return zones?.map((zone) => (
    <Polygon
      key={JSON.stringify(zone)}
      geometry={[zone.map(placeOf)]}
      options={{ ...edge, strokeColor: themeColour('ok'), strokeWidth: 3 }}
    />
  ));
}

type MarkersProps = Pick<MapAdapterProps, 'markers' | 'chosenMarkerId' | 'onMarkerChoose'>;

function Markers({ markers, chosenMarkerId, onMarkerChoose }: MarkersProps) {
  const colourOf = ({ id, isMuted }: MapMarker) => {
    if (id === chosenMarkerId) return themeColour('accent');
    return themeColour(isMuted ? 'edge' : 'plum');
  };
  const placemark = (marker: MapMarker) => (
    <Placemark
      key={marker.id}
      geometry={placeOf(marker.point)}
      properties={{ hintContent: marker.label }}
      options={{ preset: 'islands#dotIcon', iconColor: colourOf(marker) }}
      onClick={() => onMarkerChoose?.(marker.id)}
    />
  );
  const chosen = markers?.find(({ id }) => id === chosenMarkerId);
  return (
    <>
      <Clusterer options={{ ...clusterOptions, clusterIconColor: themeColour('plum') }}>
        {markers?.filter((marker) => marker !== chosen).map(placemark)}
      </Clusterer>
      {chosen && placemark(chosen)}
    </>
  );
}

function Pin({ pin, onPinMove }: Pick<MapAdapterProps, 'pin' | 'onPinMove'>) {
  if (!pin) return null;
  return (
    <Placemark
      geometry={placeOf(pin.point)}
      properties={{ iconCaption: pin.title ?? '' }}
      options={{ preset: 'islands#dotIcon', iconColor: themeColour('accent'), draggable: Boolean(onPinMove) }}
      onDragend={(event: YandexEvent) => onPinMove?.(pointOf(event.get('target').geometry.getCoordinates()))}
    />
  );
}
