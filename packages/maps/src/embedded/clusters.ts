import type { Coordinates } from '@storefront/domain';
import type { MapMarker } from '../city-map/types';
import { toUnit, worldSize } from './mercator';

/** One marker, or several that would overlap. */
export interface MarkerCluster {
  /** The id of its first marker: the same cluster keeps it when another of its markers is chosen. */
  id: string;
  /** Where it stands: at its first marker, so that clusters never overlap each other. */
  point: Coordinates;
  markers: readonly [MapMarker, ...MapMarker[]];
}

/** How near two markers must be, px: a marker is 44 wide, and a crowd of them is no map. */
const clusterDistance = 60;

/**
 * Groups markers by their distance at a zoom. The chosen one is never hidden in a cluster, and the others stay where
 * they were. The result depends on the arguments only, not on the part of the map that is shown.
 */
export function clustersOf(
  markers: readonly MapMarker[],
  zoom: number,
  chosenMarkerId: string | undefined,
): MarkerCluster[] {
  return groupsOf(markers, zoom).flatMap((group) => {
    const chosen = group.filter(({ id }) => id === chosenMarkerId);
    const others = group.filter(({ id }) => id !== chosenMarkerId);
    return [chosen, others].flatMap((part) => toCluster(part) ?? []);
  });
}

/** The farthest zoom up to `nearest` at which these markers are no longer one cluster; undefined when there is none. */
export function splitZoom(
  cluster: MarkerCluster,
  all: readonly MapMarker[],
  zooms: { current: number; nearest: number },
): number | undefined {
  const members = new Set(cluster.markers);
  for (let zoom = zooms.current + 1; zoom <= zooms.nearest; zoom += 1) {
    const isWhole = groupsOf(all, zoom).some(
      (group) => group.filter((one) => members.has(one)).length === members.size,
    );
    if (!isWhole) return zoom;
  }
  return undefined;
}

function toCluster([first, ...rest]: MapMarker[]): MarkerCluster | undefined {
  return first && { id: first.id, point: first.point, markers: [first, ...rest] };
}

interface Group {
  x: number;
  y: number;
  markers: MapMarker[];
}

/**
 * Each marker joins a group whose first marker is near, else it starts one. Groups are found by the cell that they
 * start in: those near a marker start in its own cell or in a neighbour, so the work grows with the markers and not
 * with their square.
 */
function groupsOf(markers: readonly MapMarker[], zoom: number): MapMarker[][] {
  const scale = worldSize(zoom);
  const cells = new Map<string, Group[]>();
  const groups: Group[] = [];
  for (const marker of markers) {
    const unit = toUnit(marker.point);
    const x = unit.x * scale;
    const y = unit.y * scale;
    const near = neighbours(cells, x, y).find(
      (group) => Math.hypot(group.x - x, group.y - y) < clusterDistance,
    );
    if (near) {
      near.markers.push(marker);
      continue;
    }
    const group = { x, y, markers: [marker] };
    groups.push(group);
    const key = cellKey(cellOf(x), cellOf(y));
    cells.set(key, [...(cells.get(key) ?? []), group]);
  }
  return groups.map((group) => group.markers);
}

const cellOf = (px: number) => Math.floor(px / clusterDistance);
const cellKey = (column: number, row: number) => `${column},${row}`;
const around = [0, -1, 1];

function neighbours(cells: ReadonlyMap<string, Group[]>, x: number, y: number): Group[] {
  return around.flatMap((right) =>
    around.flatMap((down) => cells.get(cellKey(cellOf(x) + right, cellOf(y) + down)) ?? []),
  );
}
