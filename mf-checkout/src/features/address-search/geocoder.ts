import { remoteGeocoder } from '@storefront/maps';

/** The address search of this page. `fetch` is looked up when a call leaves. */
export const geocoder = remoteGeocoder({ fetch: (input, init) => fetch(input, init) });
