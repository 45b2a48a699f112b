import type { Coordinates } from '@storefront/domain';
import type { Street } from './street';

const METRES_IN_DEGREE = 111_320;

/** Where a point falls on a street: metres to it, and the share of the way from the first house to the last. */
export type Projection = { distance: number; share: number };

type Segment = { from: Coordinates; to: Coordinates; length: number };

/** The point of a house, interpolated along the line; a number outside the street's range takes its end. */
export function housePoint({ line, houses }: Street, number: number): Coordinates {
  const range = houses.last - houses.first;
  return pointAt(line, range === 0 ? 0 : clampShare((number - houses.first) / range));
}

/** The point after `share` (0 to 1) of the line's length. */
export function pointAt(line: readonly Coordinates[], share: number): Coordinates {
  const segments = segmentsOf(line);
  let left = totalLength(segments) * clampShare(share);
  for (const { from, to, length } of segments) {
    if (left <= length) return between(from, to, length === 0 ? 0 : left / length);
    left -= length;
  }
  const end = line.at(-1);
  if (!end) throw new RangeError('A line without points');
  return end;
}

/** The nearest point of the line. */
export function project(point: Coordinates, line: readonly Coordinates[]): Projection {
  const segments = segmentsOf(line);
  const total = totalLength(segments);
  let best: Projection = { distance: Number.POSITIVE_INFINITY, share: 0 };
  let passed = 0;
  for (const { from, to, length } of segments) {
    const end = metres(from, to);
    const target = metres(from, point);
    const along = length === 0 ? 0 : clampShare((end.x * target.x + end.y * target.y) / length ** 2);
    const distance = Math.hypot(target.x - end.x * along, target.y - end.y * along);
    if (distance < best.distance)
      best = { distance, share: total === 0 ? 0 : (passed + length * along) / total };
    passed += length;
  }
  return best;
}

function segmentsOf(line: readonly Coordinates[]): readonly Segment[] {
  return line.slice(1).flatMap((to, index) => {
    const from = line[index];
    if (!from) return [];
    const { x, y } = metres(from, to);
    return [{ from, to, length: Math.hypot(x, y) }];
  });
}

/** Over a city the globe is flat enough. */
function metres(from: Coordinates, to: Coordinates): { x: number; y: number } {
  const shrink = Math.cos((from.latitude * Math.PI) / 180);
  return {
    x: (to.longitude - from.longitude) * METRES_IN_DEGREE * shrink,
    y: (to.latitude - from.latitude) * METRES_IN_DEGREE,
  };
}

function between(from: Coordinates, to: Coordinates, share: number): Coordinates {
  return {
    latitude: from.latitude + (to.latitude - from.latitude) * share,
    longitude: from.longitude + (to.longitude - from.longitude) * share,
  };
}

function totalLength(segments: readonly Segment[]): number {
  return segments.reduce((total, { length }) => total + length, 0);
}

function clampShare(share: number): number {
  return Math.min(1, Math.max(0, share));
}
