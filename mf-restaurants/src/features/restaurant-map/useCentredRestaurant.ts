import type { Coordinates } from '@storefront/domain';
import { useCallback, useState } from 'react';

/** The restaurant in the middle of the map. `press` differs with each press. */
export interface CentredRestaurant {
  id: number;
  press: number;
}

/**
 * `centreOn` moves the map to a restaurant on every press: the customer may have panned away since the last one. When
 * `nearby`, the customer's position, changes, the map leaves the restaurant and shows the position, or all restaurants
 * without one.
 */
export function useCentredRestaurant(nearby?: Coordinates) {
  const [centred, setCentred] = useState<CentredRestaurant>();
  const [knownNearby, setKnownNearby] = useState(nearby);
  if (nearby !== knownNearby) {
    setKnownNearby(nearby);
    setCentred(undefined);
  }
  const centreOn = useCallback(
    (id: number) => setCentred((last) => ({ id, press: (last?.press ?? 0) + 1 })),
    [],
  );
  return { centred, centreOn };
}
