import { type Coordinates, parseCoordinates } from '@storefront/domain';
import { centre } from './streets/centre';
import { eastAndWest } from './streets/eastAndWest';
import { north } from './streets/north';
import { khimki, krasnogorsk, mytishchi, zelenograd } from './streets/region';
import { south } from './streets/south';

/** One street of the list; house numbers grow from the first point of the line to the last. */
export type Street = {
  id: string;
  title: string;
  district: string;
  /** From the greater to the lesser: «Московская область», «Химки». */
  places: readonly string[];
  houses: { first: number; last: number };
  line: readonly Coordinates[];
};

const tables = [
  ['moscow', ['Москва'], `${centre}${north}${south}${eastAndWest}`],
  ['khimki', ['Московская область', 'Химки'], khimki],
  ['mytishchi', ['Московская область', 'Мытищи'], mytishchi],
  ['krasnogorsk', ['Московская область', 'Красногорск'], krasnogorsk],
  ['zelenograd', ['Москва', 'Зеленоград'], zelenograd],
] as const;

/** All streets that the embedded geocoder knows, approximate to about a hundred metres. */
export const streets: readonly Street[] = tables.flatMap(([town, places, table]) =>
  table
    .split('\n')
    .filter((row) => row !== '')
    .map((row, index) => readStreet(`${town}-${index + 1}`, places, row)),
);

/** Throws RangeError on a row that is not `street|district|first-last|lat,lon lat,lon …`. */
export function readStreet(id: string, places: readonly string[], row: string): Street {
  const [title, district, houses = '', points = ''] = row.split('|');
  const [first, last] = houses.split('-').map(Number);
  const line = points.split(' ').map((point) => parseCoordinates(point));
  const corners = line.filter((point) => point !== undefined);
  if (
    !title ||
    !district ||
    !first ||
    !last ||
    first > last ||
    corners.length < 2 ||
    corners.length !== line.length
  ) {
    throw new RangeError(`Not a street: ${row}`);
  }
  return { id, title, district, places, houses: { first, last }, line: corners };
}
