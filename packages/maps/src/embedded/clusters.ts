import type { MapMarker } from '../city-map/types';
import { toUnit, worldSize } from './mercator';

/** One marker, or several that would overlap. */
export interface MarkerCluster {
  /** The ids of its markers. */
  id: string;
  markers: readonly [MapMarker, ...MapMarker[]];
}

/** How near two markers must be, px. */
const clusterDistance = 46;

/** From this zoom on, no markers are clustered. */
const unclusteredZoom = 16;

/**
 * Groups markers by their distance at a zoom. The chosen one is never hidden in a cluster. The result depends on the
 * arguments only.
 */
export function clustersOf(
  markers: readonly MapMarker[],
  zoom: number,
  chosenMarkerId: string | undefined,
): MarkerCluster[] {
  const scale = worldSize(zoom);
  const groups: { x: number; y: number; markers: [MapMarker, ...MapMarker[]] }[] = [];
  for (const marker of markers) {
    const { x, y } = toUnit(marker.point);
    const near =
      zoom >= unclusteredZoom || marker.id === chosenMarkerId
        ? undefined
        : groups.find(
            (group) =>
              group.markers[0].id !== chosenMarkerId &&
              Math.hypot(group.x - x * scale, group.y - y * scale) < clusterDistance,
          );
    if (near) near.markers.push(marker);
    else groups.push({ x: x * scale, y: y * scale, markers: [marker] });
  }
  return groups.map((group) => ({ id: group.markers.map(({ id }) => id).join(), markers: group.markers }));
}
