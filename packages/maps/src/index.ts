export { CityMap, type CityMapProps } from './city-map/CityMap';
export { frameOf, type MapFrame } from './city-map/frameOf';
export type { MapMarker, MapPin, MapScene, MapsService } from './city-map/types';
export { createGeocoder, type PageGeocoder } from './geocoder/createGeocoder';
export type { Geocoder, Suggestion } from './geocoder/types';
export { type Position, readPosition } from './location/readPosition';
