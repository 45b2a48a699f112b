import type { Coordinates } from '@storefront/domain';
import { DomEvent, type Map as LeafletMap } from 'leaflet';
import { useEffect, useState } from 'react';
import { pair } from './useLeafletMap';

/** Where things stand on the map now, px from the overlay's corner. */
export interface OverlayView {
  zoom: number;
  at: (point: Coordinates) => { x: number; y: number };
  /** Brings a point that is beyond the edge into sight: what has the focus is seen. */
  show: (point: Coordinates) => void;
  /** The point that lies so many px from another one. */
  moved: (point: Coordinates, right: number, down: number) => Coordinates;
}

/**
 * An element in the map that pans with it, for our own buttons to be drawn into, and where to put them at this zoom.
 * What is pressed in it is not pressed on the map.
 */
export function useOverlay(map: LeafletMap | undefined) {
  const [place, setPlace] = useState<HTMLElement>();
  const [view, setView] = useState<OverlayView>();

  useEffect(() => {
    if (!map) return undefined;
    const element = document.createElement('div');
    DomEvent.disableClickPropagation(element);
    map.getPane('markerPane')?.append(element);
    const look = () => setView(viewOf(map));
    // The corner that points are counted from changes with the zoom and with a jump, not with a pan.
    map.on('zoom viewreset', look);
    look();
    setPlace(element);
    return () => {
      map.off('zoom viewreset', look);
      element.remove();
      setPlace(undefined);
    };
  }, [map]);

  return place && view ? { place, view } : undefined;
}

function viewOf(map: LeafletMap): OverlayView {
  return {
    zoom: map.getZoom(),
    at: (point) => map.latLngToLayerPoint(pair(point)),
    show: (point) => void map.panInside(pair(point), { padding: [60, 80], animate: false }),
    moved: (point, right, down) => {
      const { lat, lng } = map.layerPointToLatLng(map.latLngToLayerPoint(pair(point)).add([right, down]));
      return { latitude: lat, longitude: lng };
    },
  };
}
