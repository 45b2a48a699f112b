import { type Coordinates, isInsideServiceBox } from '@storefront/domain';
import { toUnit, worldSize } from '../embedded/mercator';

/** What a map has to show: its `centre` and `zoom`. */
export interface MapFrame {
  centre: Coordinates;
  zoom: number;
}

/** The city: of a map without points. */
const city: MapFrame = { centre: { latitude: 55.7558, longitude: 37.6176 }, zoom: 10 };

/** A map of a phone without the border that markers and buttons need, px. */
const smallestMap = { width: 240, height: 240 };

/** The farthest and the nearest view: the whole region, and a quarter. */
const zooms = { far: 8, near: 15 } as const;

/**
 * The nearest view that shows all points, in a map of at least `size` px. Points outside the service box do not count:
 * no map shows them. Without points it is the city.
 */
export function frameOf(points: readonly Coordinates[], size = smallestMap): MapFrame {
  const shown = points.filter(isInsideServiceBox);
  if (shown.length === 0) return city;
  const south = Math.min(...shown.map(({ latitude }) => latitude));
  const north = Math.max(...shown.map(({ latitude }) => latitude));
  const west = Math.min(...shown.map(({ longitude }) => longitude));
  const east = Math.max(...shown.map(({ longitude }) => longitude));
  const corner = toUnit({ latitude: north, longitude: west });
  const opposite = toUnit({ latitude: south, longitude: east });
  let zoom: number = zooms.near;
  while (zoom > zooms.far && !fits()) zoom -= 1;
  return { centre: { latitude: (south + north) / 2, longitude: (west + east) / 2 }, zoom };

  function fits() {
    const world = worldSize(zoom);
    return (opposite.x - corner.x) * world <= size.width && (opposite.y - corner.y) * world <= size.height;
  }
}
