import type { Coordinates } from '@storefront/domain';
import { DomEvent, type Map as LeafletMap } from 'leaflet';
import { useEffect, useState } from 'react';
import { toLatLng } from './useLeafletMap';

/** The map's current view: converts between coordinates and px from the overlay's corner. */
export interface OverlayView {
  zoom: number;
  at: (point: Coordinates) => { x: number; y: number };
  /** Pans a point beyond the edge into view, so that the focused button can be seen. */
  show: (point: Coordinates) => void;
  /** The point that lies `right` and `down` px from another one. */
  moved: (point: Coordinates, right: number, down: number) => Coordinates;
}

/**
 * An element that pans with the map, for our own buttons, and the view that places them at this zoom. A press inside
 * the element does not reach the map.
 */
export function useOverlay(map: LeafletMap | undefined) {
  const [container, setContainer] = useState<HTMLElement>();
  const [view, setView] = useState<OverlayView>();

  useEffect(() => {
    if (!map) return undefined;
    const element = document.createElement('div');
    DomEvent.disableClickPropagation(element);
    map.getPane('markerPane')?.append(element);
    const update = () => setView(viewOf(map));
    // The origin of the pixels changes with the zoom and with a jump, not with a pan.
    map.on('zoom viewreset', update);
    update();
    setContainer(element);
    return () => {
      map.off('zoom viewreset', update);
      element.remove();
      setContainer(undefined);
    };
  }, [map]);

  return container && view ? { container, view } : undefined;
}

function viewOf(map: LeafletMap): OverlayView {
  return {
    zoom: map.getZoom(),
    at: (point) => map.latLngToLayerPoint(toLatLng(point)),
    show: (point) => void map.panInside(toLatLng(point), { padding: [60, 80], animate: false }),
    moved: (point, right, down) => {
      const { lat, lng } = map.layerPointToLatLng(map.latLngToLayerPoint(toLatLng(point)).add([right, down]));
      return { latitude: lat, longitude: lng };
    },
  };
}
