import type { Coordinates } from '@storefront/domain';

/** A place on the unit square of the web Mercator projection: x to the east, y to the south. */
export interface UnitPoint {
  x: number;
  y: number;
}

/** Side of the whole world in px at zoom 0. */
const world = 256;

/** At the latitude of Moscow; over the region the length of a pixel hardly changes. */
const cosine = Math.cos((55.75 * Math.PI) / 180);
const equator = 40_075_017;

export function toUnit({ latitude, longitude }: Coordinates): UnitPoint {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: longitude / 360 + 0.5,
    y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI),
  };
}

/** The inverse of `toUnit`. */
export function fromUnit({ x, y }: UnitPoint): Coordinates {
  const latitude = (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;
  return { latitude, longitude: (x - 0.5) * 360 };
}

/** Pixels of the whole world at a zoom. */
export function worldSize(zoom: number): number {
  return world * 2 ** zoom;
}

/** Metres under one pixel at a zoom. */
export function metresPerPixel(zoom: number): number {
  return (equator * cosine) / worldSize(zoom);
}
