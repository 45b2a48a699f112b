export { remoteGeocoder } from './geocoder/remoteGeocoder';
export type { Geocoder, Suggestion } from './geocoder/types';
