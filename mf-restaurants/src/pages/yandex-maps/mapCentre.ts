import type { Coordinates } from '@storefront/domain';
import type { MapMarker } from '@storefront/maps';

/** The centre of the box around all markers; of Moscow when there are none. */
export function mapCentre(markers: readonly MapMarker[]): Coordinates {
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  if (markers.length === 0) return { latitude: 55.7558, longitude: 37.6176 };
  return {
    latitude: middle(markers.map(({ point }) => point.latitude)),
    longitude: middle(markers.map(({ point }) => point.longitude)),
  };
}
