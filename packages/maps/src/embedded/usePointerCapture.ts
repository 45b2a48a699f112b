import type { Map as LeafletMap } from 'leaflet';
import { useEffect } from 'react';

/**
 * Gives the map the mouse from press to release, as a finger's target always has it. Else the browser looks for the
 * element under the mouse in every frame of a drag, which takes longer than to move the map beside a long list.
 */
export function usePointerCapture(map: LeafletMap | undefined): void {
  useEffect(() => {
    if (!map) return undefined;
    const element = map.getContainer();
    const capture = ({ pointerId, pointerType, button, target }: PointerEvent) => {
      const isOnMarker = target instanceof Node && map.getPane('markerPane')?.contains(target);
      if (pointerType === 'mouse' && button === 0 && !isOnMarker) element.setPointerCapture(pointerId);
    };
    element.addEventListener('pointerdown', capture);
    return () => element.removeEventListener('pointerdown', capture);
  }, [map]);
}
