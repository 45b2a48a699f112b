import { useBrand } from '@storefront/contracts';
import { createGeocoder, type Geocoder } from '@storefront/maps';
import { useMemo } from 'react';

/** The address search of this page. `fetch` is looked up when a call leaves. */
export function useGeocoder(): Geocoder {
  const { maps } = useBrand();
  return useMemo(() => createGeocoder({ service: maps, fetch: (input, init) => fetch(input, init) }), [maps]);
}
