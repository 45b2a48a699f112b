import { type Coordinates, parseCoordinates } from '@storefront/domain';
import * as z from 'zod/mini';
import { read } from '../lenient';
import { isRecord } from '../listAnswer';

/** A point from 'lat,lon', a pair or an object (readings 21); undefined from anything else. */
export function pointOf(value: unknown): Coordinates | undefined {
  if (!isRecord(value)) return parseCoordinates(value);
  return parseCoordinates([
    value['latitude'] ?? value['lat'],
    value['longitude'] ?? value['lon'] ?? value['lng'],
  ]);
}

/** A point in any of these forms as 'lat,lon', or null. */
export const coordinates = () =>
  read((value) => {
    const point = pointOf(value);
    return point ? `${point.latitude},${point.longitude}` : null;
  }, z.nullable(z.string()));
