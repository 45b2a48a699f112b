import { parseJson } from './parseJson';

/** A point on the globe, degrees. */
export type Coordinates = { latitude: number; longitude: number };

/** The outline of a zone: at least three corners, in order. */
export type Area = readonly Coordinates[];

/** Moscow and its region. No address outside is suggested or served. Spec §5. */
export const SERVICE_BOX = { south: 54.56, north: 56.95, west: 36.13, east: 39.09 } as const;

/**
 * A point from `'lat,lon'`, `[lat, lon]` or an object with latitude and longitude; undefined from anything
 * else.
 */
export function parseCoordinates(value: unknown): Coordinates | undefined {
  if (typeof value === 'string') return fromPair(value.split(','));
  if (Array.isArray(value)) return fromPair(value);
  if (typeof value !== 'object' || value === null) return undefined;
  const { latitude, longitude }: { latitude?: unknown; longitude?: unknown } = value;
  return fromPair([latitude, longitude]);
}

/** Degrees cut, not rounded, to four decimals, about 11 m. Readings 13. */
export function truncateCoordinate(degrees: number): number {
  const text = String(degrees);
  // Arithmetic would cut 0.0003 to 0.0002, so the text is cut. A tiny number is printed as «1e-7».
  if (text.includes('e-')) return 0;
  const cut = Number(text.replace(/(\.\d{4})\d+/, '$1'));
  return cut === 0 ? 0 : cut;
}

/** `'lat,lon'` cut to four decimals: the form that is sent, stored and compared. Readings 13. */
export function formatCoordinates({ latitude, longitude }: Coordinates): string {
  return `${truncateCoordinate(latitude)},${truncateCoordinate(longitude)}`;
}

/** Whether the point is inside SERVICE_BOX, edges included. Spec §5. */
export function isInsideServiceBox({ latitude, longitude }: Coordinates): boolean {
  const { south, north, west, east } = SERVICE_BOX;
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}

/** The point of a place; undefined if it is unknown or outside SERVICE_BOX, such as 0 and 0. Spec §5. */
export function placeOf(place: {
  latitude: number | null;
  longitude: number | null;
}): Coordinates | undefined {
  const point = parseCoordinates(place);
  return point && isInsideServiceBox(point) ? point : undefined;
}

/**
 * Whether the point is inside the outline. A point on an edge shared by two areas belongs to one of them: the eastern
 * or the northern area.
 */
export function pointInArea({ latitude, longitude }: Coordinates, area: Area): boolean {
  let isInside = false;
  for (const [index, corner] of area.entries()) {
    const previous = area.at(index - 1) ?? corner;
    if (corner.latitude > latitude !== previous.latitude > latitude) {
      const fraction = (latitude - corner.latitude) / (previous.latitude - corner.latitude);
      const crossing = corner.longitude + fraction * (previous.longitude - corner.longitude);
      if (longitude < crossing) isInside = !isInside;
    }
  }
  return isInside;
}

/** An outline from a list of points or the JSON text of such a list; undefined from anything else. Readings 14. */
export function parseArea(value: unknown): Area | undefined {
  const list = typeof value === 'string' ? parseJson(value) : value;
  if (!Array.isArray(list) || list.length < 3) return undefined;
  const corners = list.map(parseCoordinates).filter((corner) => corner !== undefined);
  // Dropping an invalid corner would change the shape, so an invalid corner makes the whole outline invalid.
  return corners.length === list.length ? corners : undefined;
}

function fromPair(pair: readonly unknown[]): Coordinates | undefined {
  if (pair.length !== 2) return undefined;
  const [latitude = Number.NaN, longitude = Number.NaN] = pair.map(toDegrees);
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}

function toDegrees(value: unknown): number {
  const isNumeric = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');
  return isNumeric ? Number(value) : Number.NaN;
}
