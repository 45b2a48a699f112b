import type { Coordinates } from './coordinates';
import { formatNumber } from './number';

const NBSP = '\u00A0';
/** Mean radius of the Earth, km. */
const earthRadius = 6371;
/** A position is cut to about this many metres (readings 13), so nothing is nearer. */
const nearest = 10;
/** From this distance on, km, tenths are of no use to a customer. */
const wholeFrom = 10;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres between two points on the globe, as the crow flies. */
export function distanceBetween(first: Coordinates, second: Coordinates): number {
  const height = radians(second.latitude - first.latitude) / 2;
  const width = radians(second.longitude - first.longitude) / 2;
  const flat = Math.cos(radians(first.latitude)) * Math.cos(radians(second.latitude));
  // Rounding may lift the sum of opposite points above 1, which has no arcsine.
  const share = Math.min(1, Math.sin(height) ** 2 + flat * Math.sin(width) ** 2);
  return 2 * earthRadius * Math.asin(Math.sqrt(share));
}

/** «350 м», «1,2 км», «12 км»: metres in tens below one kilometre, whole kilometres from ten on. */
export function formatDistance(kilometres: number): string {
  const inTens = Math.max(nearest, Math.round(kilometres * 100) * 10);
  if (inTens < 1000) return `${inTens}${NBSP}м`;
  return `${formatNumber(kilometres, kilometres < wholeFrom ? 1 : 0)}${NBSP}км`;
}
