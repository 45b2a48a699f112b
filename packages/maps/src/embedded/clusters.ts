import type { MapMarker } from '../city-map/types';
import { toUnit, worldSize } from './mercator';

/** Markers that would lie on each other, or one alone. */
export interface MarkerCluster {
  /** The ids of its markers. */
  id: string;
  markers: readonly [MapMarker, ...MapMarker[]];
}

/** How near two markers must be, px. */
const nearness = 46;

/** From this zoom on every marker stands alone. */
const closest = 16;

/**
 * Groups markers by their distance at a zoom. The chosen one is never hidden in a cluster. The same markers always
 * give the same groups, whatever was looked at before.
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
      zoom >= closest || marker.id === chosenMarkerId
        ? undefined
        : groups.find(
            (group) =>
              group.markers[0].id !== chosenMarkerId &&
              Math.hypot(group.x - x * scale, group.y - y * scale) < nearness,
          );
    if (near) near.markers.push(marker);
    else groups.push({ x: x * scale, y: y * scale, markers: [marker] });
  }
  return groups.map((group) => ({ id: group.markers.map(({ id }) => id).join(), markers: group.markers }));
}
