import type { MapMarker } from '../city-map/types';

/** Markers spread over Moscow, the same in every run: multiples of irrational numbers spread evenly. */
export function spreadMarkers(count: number): MapMarker[] {
  const share = (index: number, step: number) => ((index * step) % 1) - 0.5;
  return Array.from({ length: count }, (_, index) => ({
    id: `${index}`,
    label: `Ресторан № ${index}`,
    point: {
      latitude: 55.75 + share(index, 0.618_033_99) * 0.3,
      longitude: 37.62 + share(index, 0.414_213_56) * 0.5,
    },
  }));
}

/** Markers that all stand at one point. */
export function stackedMarkers(count: number): MapMarker[] {
  return spreadMarkers(count).map((marker) => ({
    ...marker,
    id: `same-${marker.id}`,
    point: { latitude: 55.75, longitude: 37.6 },
  }));
}
