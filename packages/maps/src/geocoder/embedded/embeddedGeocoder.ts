import { type Coordinates, formatCoordinates, isInsideServiceBox } from '@storefront/domain';
import type { Geocoder, Suggestion } from '../types';
import { type StreetMatch, searchStreets } from './searchStreets';
import { type Street, streets } from './street';
import { housePoint, pointAt, project } from './streetLine';

const MAX_RESULTS = 7;
const MAX_DISTANCE_METRES = 300;

/**
 * The geocoder that needs no key and no network: a list of streets. It runs on the server, to keep the list off the
 * page.
 */
export function embeddedGeocoder(): Geocoder {
  return {
    suggest: async (query, signal) => {
      signal?.throwIfAborted();
      return suggest(query);
    },
    reverse: async (point, signal) => {
      signal?.throwIfAborted();
      return reverse(point);
    },
  };
}

/** The house on each matching street, then two neighbours on the best match; without a house number, the streets. */
function suggest(query: string): Suggestion[] {
  const matches = searchStreets(query);
  const houses = matches.flatMap((match) => exactHouse(match) ?? []);
  const [best] = houses;
  if (!best) return matches.slice(0, MAX_RESULTS).map(({ street }) => streetSuggestion(street));
  const neighbours = neighbourNumbers(best.street, leadingNumber(best.home)).map((number) =>
    houseSuggestion(best.street, String(number)),
  );
  const exact = houses.slice(0, MAX_RESULTS - neighbours.length);
  return [...exact.map(({ street, home }) => houseSuggestion(street, home)), ...neighbours];
}

/** The nearest street within 300 m, and its house at that place. */
function reverse(point: Coordinates): Suggestion | undefined {
  if (!isInsideServiceBox(point)) return undefined;
  const [nearest] = streets
    .map((street) => ({ street, ...project(point, street.line) }))
    .toSorted((first, second) => first.distance - second.distance);
  if (!nearest || nearest.distance > MAX_DISTANCE_METRES) return undefined;
  const { first, last } = nearest.street.houses;
  return houseSuggestion(nearest.street, String(Math.round(first + (last - first) * nearest.share)));
}

function exactHouse({ street, house }: StreetMatch): { street: Street; home: string } | undefined {
  if (!house) return undefined;
  const number = leadingNumber(house);
  const isOnStreet = number >= street.houses.first && number <= street.houses.last;
  return isOnStreet ? { street, home: house } : undefined;
}

/** The next houses of the same side; at an end of the street, the two that are left. */
function neighbourNumbers({ houses }: Street, number: number): number[] {
  return [number + 2, number - 2, number + 4, number - 4]
    .filter((neighbour) => neighbour >= houses.first && neighbour <= houses.last)
    .slice(0, 2);
}

function leadingNumber(house: string): number {
  return Number.parseInt(house, 10);
}

function streetSuggestion(street: Street): Suggestion {
  return {
    id: street.id,
    firstLine: street.title,
    secondLine: [street.district, ...street.places.toReversed()].join(', '),
    coords: formatCoordinates(pointAt(street.line, 0.5)),
    street: street.title,
  };
}

function houseSuggestion(street: Street, house: string): Suggestion {
  // People write «16А», but «16к2» and «16с1» for buildings.
  const home = house.replace(/^\d+[а-я](?![0-9])/, (start) => start.toUpperCase());
  return {
    ...streetSuggestion(street),
    id: `${street.id}-${house}`,
    firstLine: `${street.title}, ${home}`,
    coords: formatCoordinates(housePoint(street, leadingNumber(house))),
    home,
    fullAddress: [...street.places, street.title, home].join(', '),
  };
}
