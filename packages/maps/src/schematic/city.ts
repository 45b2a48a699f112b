import { type Coordinates, parseCoordinates } from '@storefront/domain';
import { type Street, streets } from '../geocoder/embedded/street';
import { type CityLine, readLines, readOutlines, rowsOf } from './lines';
import { lakes, parks, rivers } from './nature';
import { radials, rings } from './roads';
import { towns } from './towns';

/** A name on the map. */
interface CityLabel {
  text: string;
  point: Coordinates;
  /** Zooms at which it is shown. */
  from: number;
  to: number;
}

/** A schematic of Moscow and its region. The data is our own, which the map's credit states. */
export interface City {
  parks: (readonly Coordinates[])[];
  lakes: (readonly Coordinates[])[];
  rivers: CityLine[];
  roads: CityLine[];
  /** The streets of the embedded geocoder, so that every address it finds is on the map. */
  streets: readonly Street[];
  labels: CityLabel[];
}

/** Parses the tables; called once, when the first map is shown. */
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

/** A district's name stands in the middle of its streets. */
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
