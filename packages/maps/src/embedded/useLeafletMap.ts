import { isInsideServiceBox, SERVICE_BOX } from '@storefront/domain';
import { Map as LeafletMap } from 'leaflet';
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import type { MapHandle, MapScene } from '../city-map/types';

/** Latitude and longitude as Leaflet takes them. */
export const pair = ({ latitude, longitude }: MapScene['centre']): [number, number] => [latitude, longitude];

const wantsNoMotion = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

function createMap(place: HTMLElement, { centre, zoom }: Pick<MapScene, 'centre' | 'zoom'>): LeafletMap {
  const { south, north, west, east } = SERVICE_BOX;
  return new LeafletMap(place, {
    center: pair(centre),
    zoom,
    minZoom: 8,
    maxZoom: 17,
    maxBounds: [
      [south, west],
      [north, east],
    ],
    // Ours stand beside it, the keys are shared by all adapters, and its own write markup into the page.
    zoomControl: false,
    attributionControl: false,
    keyboard: false,
    boxZoom: false,
    // Two quick presses are two presses.
    doubleClickZoom: false,
    // Tiles are drawn anew at each zoom; there is nothing to stretch meanwhile.
    zoomAnimation: false,
    fadeAnimation: false,
    inertia: !wantsNoMotion(),
  });
}

interface Options extends Pick<MapScene, 'centre' | 'zoom'> {
  handle: Ref<MapHandle>;
  /** A place inside the region was pressed. */
  onPress: ((point: MapScene['centre']) => void) | undefined;
}

/** A Leaflet map in the element that carries `place`, for as long as it is on the page. */
export function useLeafletMap({ centre, zoom, handle, onPress }: Options) {
  const place = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<LeafletMap>();
  const start = useEffectEvent((element: HTMLElement) => createMap(element, { centre, zoom }));
  const press = useEffectEvent((latitude: number, longitude: number) => {
    if (isInsideServiceBox({ latitude, longitude })) onPress?.({ latitude, longitude });
  });

  useEffect(() => {
    if (!place.current) return undefined;
    const created = start(place.current);
    created.on('click', ({ latlng }) => press(latlng.lat, latlng.lng));
    const room = new ResizeObserver(() => created.invalidateSize({ animate: false }));
    room.observe(place.current);
    setMap(created);
    return () => {
      room.disconnect();
      created.remove();
      setMap(undefined);
    };
  }, []);

  const { latitude, longitude } = centre;
  useEffect(() => {
    map?.setView([latitude, longitude], zoom, { animate: !wantsNoMotion() });
  }, [map, latitude, longitude, zoom]);

  useImperativeHandle(
    handle,
    () => ({
      panBy: (right, down) => void map?.panBy([right, down], { animate: !wantsNoMotion() }),
      zoomBy: (steps) => void map?.setZoom(map.getZoom() + steps),
      centre: () => {
        const { lat, lng } = map?.getCenter() ?? { lat: latitude, lng: longitude };
        return { latitude: lat, longitude: lng };
      },
    }),
    [map, latitude, longitude],
  );

  return { place, map };
}
