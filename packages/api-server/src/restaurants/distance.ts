import type { Coordinates } from '@storefront/domain';

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres between two points on the globe. */
export function distance(first: Coordinates, second: Coordinates): number {
  const height = radians(second.latitude - first.latitude) / 2;
  const width = radians(second.longitude - first.longitude) / 2;
  const flat = Math.cos(radians(first.latitude)) * Math.cos(radians(second.latitude));
  return 2 * 6371 * Math.asin(Math.sqrt(Math.sin(height) ** 2 + flat * Math.sin(width) ** 2));
}
