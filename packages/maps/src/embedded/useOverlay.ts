import type { Coordinates } from '@storefront/domain';
import { DomEvent, type Map as LeafletMap } from 'leaflet';
import { useEffect, useState } from 'react';
import { toLatLng } from './useLeafletMap';

/** The map's current view: converts between coordinates and px from the overlay's corner. */
export interface OverlayView {
  zoom: number;
  at: (point: Coordinates) => { x: number; y: number };
  /** Whether the point is in view. */
  isInView: (point: Coordinates) => boolean;
  /** Whether the point is in view, or so near that a short pan shows it. */
  isNearView: (point: Coordinates) => boolean;
  /** Pans a point beyond the edge into view, so that the focused button can be seen. The same function in every view. */
  show: (point: Coordinates) => void;
  /** The point that lies `right` and `down` px from another point. */
  moved: (point: Coordinates, right: number, down: number) => Coordinates;
}

/** How far beyond the edges of the map markers are rendered, as a share of its width and height. */
const margin = 0.25;

/**
 * An element that pans with the map, for our own buttons, and the view that places them at this zoom. A press inside
 * the element does not reach the map. A pan alone renders nothing until it leaves the area of the rendered markers.
 */
export function useOverlay(map: LeafletMap | undefined) {
  const [container, setContainer] = useState<HTMLElement>();
  const [view, setView] = useState<OverlayView>();

  useEffect(() => {
    if (!map) return undefined;
    const element = document.createElement('div');
    DomEvent.disableClickPropagation(element);
    map.getPane('markerPane')?.append(element);
    const show = (point: Coordinates) =>
      void map.panInside(toLatLng(point), { padding: [60, 80], animate: false });
    let area = map.getBounds();
    const update = () => {
      area = map.getBounds().pad(margin);
      setView(viewOf(map, area, show));
    };
    const extend = () => {
      if (!area.contains(map.getBounds())) update();
    };
    // The origin of the pixels changes with the zoom and with a jump, not with a pan.
    map.on('zoom viewreset resize', update);
    map.on('move', extend);
    update();
    setContainer(element);
    return () => {
      map.off('zoom viewreset resize', update);
      map.off('move', extend);
      element.remove();
      setContainer(undefined);
    };
  }, [map]);

  return container && view ? { container, view } : undefined;
}

function viewOf(
  map: LeafletMap,
  area: ReturnType<LeafletMap['getBounds']>,
  show: OverlayView['show'],
): OverlayView {
  const seen = map.getBounds();
  return {
    zoom: map.getZoom(),
    at: (point) => map.latLngToLayerPoint(toLatLng(point)),
    isInView: (point) => seen.contains(toLatLng(point)),
    isNearView: (point) => area.contains(toLatLng(point)),
    show,
    moved: (point, right, down) => {
      const { lat, lng } = map.layerPointToLatLng(map.latLngToLayerPoint(toLatLng(point)).add([right, down]));
      return { latitude: lat, longitude: lng };
    },
  };
}
