import { isInsideServiceBox, SERVICE_BOX } from '@storefront/domain';
import { prefersReducedMotion } from '@storefront/tokens';
import { Map as LeafletMap } from 'leaflet';
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import type { MapHandle, MapScene } from '../city-map/types';
import { keepWholePixels } from './keepWholePixels';

/** Coordinates in Leaflet's form. */
export const toLatLng = ({ latitude, longitude }: MapScene['centre']): [number, number] => [
  latitude,
  longitude,
];

function createMap(container: HTMLElement, { centre, zoom }: Pick<MapScene, 'centre' | 'zoom'>): LeafletMap {
  const { south, north, west, east } = SERVICE_BOX;
  return new LeafletMap(container, {
    center: toLatLng(centre),
    zoom,
    minZoom: 8,
    maxZoom: 17,
    maxBounds: [
      [south, west],
      [north, east],
    ],
    // MapStage has controls and keys for all adapters, and Leaflet's own controls write markup into the page.
    zoomControl: false,
    attributionControl: false,
    keyboard: false,
    boxZoom: false,
    // Two quick presses place the pin twice.
    doubleClickZoom: false,
    // A zoom takes one frame: the old tiles, stretched, and the markers that stay. The others follow (frameQueue).
    zoomAnimation: false,
    fadeAnimation: false,
    inertia: !prefersReducedMotion(),
  });
}

interface Options extends Pick<MapScene, 'centre' | 'centreKey' | 'zoom'> {
  handle: Ref<MapHandle>;
  /** A point inside the region was pressed. */
  onPress: ((point: MapScene['centre']) => void) | undefined;
}

/** Creates a Leaflet map in the element that has the `container` ref, and removes it on unmount. */
export function useLeafletMap({ centre, centreKey, zoom, handle, onPress }: Options) {
  const container = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<LeafletMap>();
  const create = useEffectEvent((element: HTMLElement) => createMap(element, { centre, zoom }));
  const press = useEffectEvent((latitude: number, longitude: number) => {
    if (isInsideServiceBox({ latitude, longitude })) onPress?.({ latitude, longitude });
  });

  useEffect(() => {
    if (!container.current) return undefined;
    const created = create(container.current);
    keepWholePixels(created);
    created.on('click', ({ latlng }) => press(latlng.lat, latlng.lng));
    const observer = new ResizeObserver(() => created.invalidateSize({ animate: false }));
    observer.observe(container.current);
    setMap(created);
    return () => {
      observer.disconnect();
      created.remove();
      setMap(undefined);
    };
  }, []);

  const { latitude, longitude } = centre;
  useEffect(() => {
    map?.setView([latitude, longitude], zoom, { animate: !prefersReducedMotion() });
  }, [map, latitude, longitude, zoom, centreKey]);

  useImperativeHandle(
    handle,
    () => ({
      panBy: (right, down) => void map?.panBy([right, down], { animate: !prefersReducedMotion() }),
      zoomBy: (steps) => void map?.setZoom(map.getZoom() + steps),
      centre: () => {
        const { lat, lng } = map?.getCenter() ?? { lat: latitude, lng: longitude };
        return { latitude: lat, longitude: lng };
      },
    }),
    [map, latitude, longitude],
  );

  return { container, map };
}
