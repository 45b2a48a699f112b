import { type Coordinates, parseCoordinates } from '@storefront/domain';
import { type Street, streets } from '../geocoder/embedded/street';
import { type CityLine, readLines, readOutlines, rowsOf } from './lines';
import { lakes, parks, rivers } from './nature';
import { radials, rings } from './roads';
import { towns } from './towns';

/** A name on the map. */
export interface CityLabel {
  text: string;
  point: Coordinates;
  /** Zooms at which it is written. */
  from: number;
  to: number;
}

/** Moscow and its region as we draw them: data of our own making, said so on the map. */
export interface City {
  parks: (readonly Coordinates[])[];
  lakes: (readonly Coordinates[])[];
  rivers: CityLine[];
  roads: CityLine[];
  /** The streets that the embedded geocoder knows: what can be found can be seen. */
  streets: readonly Street[];
  labels: CityLabel[];
}

/** Reads the tables once, when a map is drawn for the first time. */
export function readCity(): City {
  return {
    parks: readOutlines(parks),
    lakes: readOutlines(lakes),
    rivers: readLines(rivers),
    roads: [...readLines(radials), ...readLines(rings)],
    streets,
    labels: [...townLabels(), ...districtLabels()],
  };
}

function townLabels(): CityLabel[] {
  return rowsOf(towns).flatMap((row) => {
    const [text = '', place, from] = row.split('|');
    const point = parseCoordinates(place);
    return point ? [{ text, point, from: Number(from), to: text === 'Москва' ? 11 : 13 }] : [];
  });
}

/** A district stands where its streets are. */
function districtLabels(): CityLabel[] {
  return [...groupByDistrict(streets)]
    .filter(([name]) => name !== 'центр')
    .map(([text, of]) => ({ text, point: middle(of.flatMap(({ line }) => line)), from: 12, to: 14 }));
}

function groupByDistrict(all: readonly Street[]): Map<string, Street[]> {
  const groups = new Map<string, Street[]>();
  for (const street of all) groups.set(street.district, [...(groups.get(street.district) ?? []), street]);
  return groups;
}

function middle(points: readonly Coordinates[]): Coordinates {
  const sum = (of: 'latitude' | 'longitude') => points.reduce((total, point) => total + point[of], 0);
  return { latitude: sum('latitude') / points.length, longitude: sum('longitude') / points.length };
}
