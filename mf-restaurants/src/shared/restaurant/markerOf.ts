import type { Restaurant } from '@storefront/api-contract';
import { workingState } from '@storefront/domain';
import type { MapMarker } from '@storefront/maps';

/** A restaurant on the map, grey while it is closed. Undefined without coordinates: the list alone shows it. */
export function markerOf(restaurant: Restaurant, now: Date, timeZone: string): MapMarker | undefined {
  const { id, name, latitude, longitude, workTime } = restaurant;
  if (latitude === null || longitude === null) return undefined;
  const isMuted = workingState(workTime, now, timeZone).kind === 'closed';
  return { id: String(id), label: name, point: { latitude, longitude }, isMuted };
}
