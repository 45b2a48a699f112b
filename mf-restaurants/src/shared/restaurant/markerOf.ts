import type { Restaurant } from '@storefront/api-contract';
import { workingState } from '@storefront/domain';
import type { MapMarker } from '@storefront/maps';
import { placeOf } from './placeOf';

/** A restaurant on the map, grey while it is closed. Undefined while its place is unknown: the list alone shows it. */
export function markerOf(restaurant: Restaurant, now: Date, timeZone: string): MapMarker | undefined {
  const { id, name, workTime } = restaurant;
  const point = placeOf(restaurant);
  if (!point) return undefined;
  const isMuted = workingState(workTime, now, timeZone).kind === 'closed';
  return { id: String(id), label: name, point, isMuted };
}
