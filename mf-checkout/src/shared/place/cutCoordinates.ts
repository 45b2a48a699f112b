import { formatCoordinates, parseCoordinates } from '@storefront/domain';

/** Coordinates as stored and compared: cut to four decimals (readings 13); undefined when unreadable. */
export function cutCoordinates(coordinates: unknown): string | undefined {
  const point = parseCoordinates(coordinates);
  return point && formatCoordinates(point);
}
