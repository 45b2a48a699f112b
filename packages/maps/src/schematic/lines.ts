import { type Coordinates, parseCoordinates } from '@storefront/domain';

/** A table of lines, one a row: `width in metres|lat,lon lat,lon …`, drawn by us and true to some 300 metres. */
export interface CityLine {
  /** Metres. */
  width: number;
  points: readonly Coordinates[];
}

/** Throws RangeError on a row that is no line. */
export function readLines(table: string): CityLine[] {
  return rowsOf(table).map((row) => {
    const [width = '', points = ''] = row.split('|');
    return { width: Number(width), points: readPoints(points, row) };
  });
}

/** A table of outlines, one a row: `lat,lon lat,lon …`. */
export function readOutlines(table: string): (readonly Coordinates[])[] {
  return rowsOf(table).map((row) => readPoints(row, row));
}

export function rowsOf(table: string): string[] {
  return table.split('\n').filter((row) => row !== '');
}

function readPoints(text: string, row: string): Coordinates[] {
  const points = text.split(' ').map((pair) => parseCoordinates(pair));
  if (points.length < 2 || points.includes(undefined)) throw new RangeError(`Not a line: ${row}`);
  return points.filter((point) => point !== undefined);
}
