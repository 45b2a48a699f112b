import { formatCoordinates, isInsideServiceBox, SERVICE_BOX } from '@storefront/domain';
import type { Geocoder, Suggestion } from '../geocoder/types';
import type { YandexApi, YandexGeoObject } from './yandexTypes';

const MAX_RESULTS = 7;

/** The service's geocoder, limited strictly to the box around Moscow and its region (spec §5). */
export function yandexGeocoder(api: () => Promise<YandexApi>): Geocoder {
  const { south, west, north, east } = SERVICE_BOX;
  return {
    suggest: async (query, signal) => {
      if (query.trim() === '') return [];
      const service = await api();
      signal?.throwIfAborted();
      const { geoObjects } = await service.geocode(query.trim(), {
        results: MAX_RESULTS,
        boundedBy: [
          [south, west],
          [north, east],
        ],
        strictBounds: true,
      });
      signal?.throwIfAborted();
      const found = geoObjects.toArray().flatMap((object) => parseSuggestion(object) ?? []);
      return found.filter(({ id }, index) => found.findIndex((other) => other.id === id) === index);
    },
    reverse: async (point, signal) => {
      if (!isInsideServiceBox(point)) return undefined;
      const service = await api();
      signal?.throwIfAborted();
      const place: [number, number] = [point.latitude, point.longitude];
      const { geoObjects } = await service.geocode(place, { results: 1, kind: 'house' });
      signal?.throwIfAborted();
      const [object] = geoObjects.toArray();
      return object && parseSuggestion(object);
    },
  };
}

/** Undefined for a point outside the box or without a street. */
function parseSuggestion(object: YandexGeoObject): Suggestion | undefined {
  const [latitude, longitude] = object.geometry.getCoordinates();
  const localities = object.getLocalities();
  const street = object.getThoroughfare() ?? localities.at(-1);
  if (!street || !isInsideServiceBox({ latitude, longitude })) return undefined;
  const home = object.getPremiseNumber() ?? undefined;
  const firstLine = [street, home].filter(Boolean).join(', ');
  const coords = formatCoordinates({ latitude, longitude });
  return {
    id: `${coords} ${firstLine}`,
    firstLine,
    secondLine: [...new Set([...localities.toReversed(), ...object.getAdministrativeAreas()])].join(', '),
    coords,
    street,
    ...(home ? { home, fullAddress: object.getAddressLine() } : {}),
  };
}
