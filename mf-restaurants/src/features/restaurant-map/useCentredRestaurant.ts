import { useCallback, useState } from 'react';

/** The restaurant in the middle of the map. `press` differs with each press. */
export interface CentredRestaurant {
  id: number;
  press: number;
}

/** `centreOn` moves the map to a restaurant, again too: the customer may have panned away since the last press. */
export function useCentredRestaurant() {
  const [centred, setCentred] = useState<CentredRestaurant>();
  const centreOn = useCallback(
    (id: number) => setCentred((last) => ({ id, press: (last?.press ?? 0) + 1 })),
    [],
  );
  return { centred, centreOn };
}
