import { type Coordinates, isInsideServiceBox } from '@storefront/domain';
import { fromUnit, toUnit, worldSize } from '../embedded/mercator';

/** The view of a map: its `centre` and `zoom`. */
export interface MapFrame {
  centre: Coordinates;
  zoom: number;
}

/** The whole city, for a map without points. */
const city: MapFrame = { centre: { latitude: 55.7558, longitude: 37.6176 }, zoom: 10 };

/** A phone's map without the border that markers and buttons need, px. */
const smallestMap = { width: 240, height: 240 };

/** The farthest and the nearest view: the whole region, and a quarter. */
const zooms = { far: 8, near: 15 } as const;

/**
 * The nearest view that shows all points, in a map of at least `size` px. Points outside the service box do not count:
 * no map shows them. Without points it is the city.
 */
export function frameOf(points: readonly Coordinates[], size = smallestMap): MapFrame {
  const places = points.filter(isInsideServiceBox).map(toUnit);
  if (places.length === 0) return city;
  const west = Math.min(...places.map(({ x }) => x));
  const east = Math.max(...places.map(({ x }) => x));
  const north = Math.min(...places.map(({ y }) => y));
  const south = Math.max(...places.map(({ y }) => y));
  const fits = (zoom: number) =>
    (east - west) * worldSize(zoom) <= size.width && (south - north) * worldSize(zoom) <= size.height;
  let zoom: number = zooms.near;
  while (zoom > zooms.far && !fits(zoom)) zoom -= 1;
  return { centre: fromUnit({ x: (west + east) / 2, y: (north + south) / 2 }), zoom };
}
