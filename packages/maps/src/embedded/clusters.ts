import type { Coordinates } from '@storefront/domain';
import type { MapMarker } from '../city-map/types';
import { toUnit, type UnitPoint, worldSize } from './mercator';

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
 * Groups markers by their distance at a zoom. The chosen marker is never hidden in a cluster, and the others stay where
 * they were. The result depends on the arguments only, not on the part of the map that is shown.
 */
export function clustersOf(
  markers: readonly MapMarker[],
  zoom: number,
  chosenMarkerId: string | undefined,
): MarkerCluster[] {
  return groupsOf(markers, zoom).flatMap((group) => {
    const isWhole = chosenMarkerId === undefined || group.every(({ id }) => id !== chosenMarkerId);
    if (isWhole) return toCluster(group) ?? [];
    const chosen = group.filter(({ id }) => id === chosenMarkerId);
    const others = group.filter(({ id }) => id !== chosenMarkerId);
    return [chosen, others].flatMap((part) => toCluster(part) ?? []);
  });
}

/** The farthest zoom up to `nearest` at which these markers are several clusters; undefined if no zoom splits them. */
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
 * Each marker joins a group with a first marker nearby, else it starts a group. Groups are found by the cell that they
 * start in: the groups near a marker start in its own cell or in a neighbour, so the work grows with the markers and
 * not with their square. Plain loops and numeric keys: each zoom waits for this, at 500 restaurants in one frame.
 */
function groupsOf(markers: readonly MapMarker[], zoom: number): MapMarker[][] {
  const scale = worldSize(zoom);
  const cells = new Map<number, Group[]>();
  const groups: Group[] = [];
  for (const marker of markers) {
    const unit = unitOf(marker);
    const x = unit.x * scale;
    const y = unit.y * scale;
    const near = nearGroup(cells, x, y);
    if (near) {
      near.markers.push(marker);
      continue;
    }
    const group = { x, y, markers: [marker] };
    groups.push(group);
    const key = cellKey(cellOf(x), cellOf(y));
    const cell = cells.get(key);
    if (cell) cell.push(group);
    else cells.set(key, [group]);
  }
  return groups.map((group) => group.markers);
}

/** Places on the unit square do not depend on the zoom. */
const units = new WeakMap<MapMarker, UnitPoint>();

function unitOf(marker: MapMarker): UnitPoint {
  const known = units.get(marker);
  if (known) return known;
  const unit = toUnit(marker.point);
  units.set(marker, unit);
  return unit;
}

const cellOf = (px: number) => Math.floor(px / clusterDistance);
/** The world has fewer rows at the nearest zoom: 256 × 2¹⁷ / 60. */
const rows = 2 ** 20;
const cellKey = (column: number, row: number) => column * rows + row;
const around = [0, -1, 1] as const;
const none: readonly Group[] = [];

function nearGroup(cells: ReadonlyMap<number, Group[]>, x: number, y: number): Group | undefined {
  const column = cellOf(x);
  const row = cellOf(y);
  for (const right of around) {
    for (const down of around) {
      for (const group of cells.get(cellKey(column + right, row + down)) ?? none) {
        if (Math.hypot(group.x - x, group.y - y) < clusterDistance) return group;
      }
    }
  }
  return undefined;
}
