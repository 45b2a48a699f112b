import { type Coordinates, formatCoordinates, SERVICE_BOX } from '@storefront/domain';
import { type ColourName, prefersReducedMotion } from '@storefront/tokens';
import { useCallback, useEffect, useImperativeHandle, useState } from 'react';
import { Clusterer, Map as YandexMapView, Placemark, Polygon } from 'react-yandex-maps';
import type { MapAdapterProps, MapMarker } from '../city-map/types';
import type { YandexClustererEvent, YandexEvent, YandexMapInstance, YandexPoint } from './yandexTypes';

const toYandexPoint = ({ latitude, longitude }: Coordinates): YandexPoint => [latitude, longitude];
const toCoordinates = ([latitude, longitude]: YandexPoint): Coordinates => ({ latitude, longitude });

export interface YandexSceneProps extends MapAdapterProps {
  /** A cluster that no zoom splits was pressed. */
  onClusterOpen: (markers: readonly MapMarker[]) => void;
}

const { south, west, north, east } = SERVICE_BOX;

const maxZoom = 18;

const options = {
  // MapStage has the controls, the same for all adapters.
  suppressMapOpenBlock: true,
  yandexMapDisablePoiInteractivity: true,
  autoFitToViewport: 'always' as const,
  minZoom: 8,
  maxZoom,
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

/** A colour of the theme by its value: the service does not read CSS variables. */
function themeColour(name: Extract<ColourName, 'accent' | 'plum' | 'edge' | 'ok'>): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--c-${name}`).trim();
}

/** The scene as objects of the service. The library swallows errors, so `onFail` reports them. */
export function YandexScene(props: YandexSceneProps) {
  const { centre, centreKey, zoom, handle, onFail, onPinMove, ...scene } = props;
  const [map, setMap] = useState<YandexMapInstance | null>(null);
  const { latitude, longitude } = centre;
  // The library's types describe the whole service, ours only the part that this package uses.
  const storeMap = useCallback((instance: unknown) => setMap(instance as YandexMapInstance | null), []);

  useEffect(() => {
    void map?.setCenter([latitude, longitude], zoom, { duration: prefersReducedMotion() ? 0 : 200 });
  }, [map, latitude, longitude, zoom, centreKey]);

  useImperativeHandle(
    handle,
    () => ({
      panBy: (right, down) => {
        if (!map) return;
        const [x, y] = map.getGlobalPixelCenter();
        map.setGlobalPixelCenter([x + right, y + down], map.getZoom());
      },
      zoomBy: (steps) => void map?.setZoom(map.getZoom() + steps, { checkZoomRange: true }),
      centre: () => (map ? toCoordinates(map.getCenter()) : { latitude, longitude }),
    }),
    [map, latitude, longitude],
  );

  return (
    <YandexMapView
      width="100%"
      height="100%"
      // The library would change zoom and centre separately; the effect above changes them together.
      defaultState={{ center: toYandexPoint(centre), zoom, controls: [] }}
      defaultOptions={options}
      instanceRef={storeMap}
      onError={onFail}
      onClick={(event: YandexEvent) => onPinMove?.(toCoordinates(event.get('coords')))}
    >
      <Zones zones={scene.zones} />
      <Markers {...scene} isNearest={() => (map?.getZoom() ?? 0) >= maxZoom} />
      <Pin pin={scene.pin} onPinMove={onPinMove} />
    </YandexMapView>
  );
}

function Zones({ zones }: Pick<MapAdapterProps, 'zones'>) {
  const edge = { fill: false, interactivityModel: 'default#transparent' };
  return zones?.map((zone) => (
    <Polygon
      key={JSON.stringify(zone)}
      geometry={[zone.map(toYandexPoint)]}
      options={{ ...edge, strokeColor: themeColour('ok'), strokeWidth: 3 }}
    />
  ));
}

/** The service shows a hint as HTML. */
const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

type MarkersProps = Pick<
  YandexSceneProps,
  'markers' | 'chosenMarkerId' | 'onMarkerChoose' | 'onClusterOpen'
> & { isNearest: () => boolean };

function Markers({ markers, chosenMarkerId, onMarkerChoose, onClusterOpen, isNearest }: MarkersProps) {
  const colourOf = ({ id, isMuted }: MapMarker) => {
    if (id === chosenMarkerId) return themeColour('accent');
    return themeColour(isMuted ? 'edge' : 'plum');
  };
  const captionOf = ({ id, label, note }: MapMarker) =>
    id === chosenMarkerId ? [label, note].filter(Boolean).join(', ') : '';
  const placemark = (marker: MapMarker) => (
    <Placemark
      key={marker.id}
      geometry={toYandexPoint(marker.point)}
      properties={{
        markerId: marker.id,
        hintContent: escapeHtml(marker.label),
        iconCaption: captionOf(marker),
      }}
      options={{ preset: 'islands#dotIcon', iconColor: colourOf(marker) }}
      onClick={() => onMarkerChoose?.(marker.id)}
    />
  );
  // The service zooms in by itself, as far as that helps.
  function openCluster(event: YandexClustererEvent) {
    const ids = event
      .get('target')
      .getGeoObjects?.()
      .map(({ properties }) => properties.get('markerId'));
    const members = markers?.filter(({ id }) => ids?.includes(id)) ?? [];
    const [first] = members;
    const shareAPoint = members.every(
      ({ point }) => formatCoordinates(point) === (first && formatCoordinates(first.point)),
    );
    if (members.length > 1 && (shareAPoint || isNearest())) onClusterOpen(members);
  }
  const chosen = markers?.find(({ id }) => id === chosenMarkerId);
  return (
    <>
      <Clusterer options={{ ...clusterOptions, clusterIconColor: themeColour('plum') }} onClick={openCluster}>
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
      geometry={toYandexPoint(pin.point)}
      properties={{ iconCaption: pin.title ?? '' }}
      options={{ preset: 'islands#dotIcon', iconColor: themeColour('accent'), draggable: Boolean(onPinMove) }}
      onDragend={(event: YandexEvent) =>
        onPinMove?.(toCoordinates(event.get('target').geometry.getCoordinates()))
      }
    />
  );
}
