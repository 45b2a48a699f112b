import type { Coordinates } from '@storefront/domain';
import { type City, readCity } from '../schematic/city';
import type { CityLine } from '../schematic/lines';
import { housePoint } from '../geocoder/embedded/streetLine';
import { toUnit, type UnitPoint } from './mercator';

/** A line or outline on the unit square, with the box around it. */
export interface Shape {
  points: readonly UnitPoint[];
  west: number;
  east: number;
  north: number;
  south: number;
}

export interface Road extends Shape {
  /** Metres. */
  width: number;
}

export interface PreparedStreet extends Road {
  title: string;
  houses: readonly House[];
  /** Where its name stands. */
  longest: StraightPart | undefined;
}

/** A straight part of a street: its middle, its length on the unit square, and the angle of a readable text on it. */
export interface StraightPart {
  at: UnitPoint;
  length: number;
  angle: number;
}

/** A house beside its street: even numbers on one side, odd numbers on the other. */
export interface House {
  number: number;
  at: UnitPoint;
  /** Direction of the street there, radians. */
  angle: number;
  /** Distance to the next house, on the unit square. */
  step: number;
}

export interface PreparedLabel {
  text: string;
  at: UnitPoint;
  from: number;
  to: number;
}

export interface PreparedCity {
  parks: Shape[];
  lakes: Shape[];
  rivers: Road[];
  roads: Road[];
  streets: PreparedStreet[];
  labels: PreparedLabel[];
}

/** Metres. */
const streetWidth = 18;

let prepared: PreparedCity | undefined;

/** The city on the unit square, computed once. */
export function preparedCity(): PreparedCity {
  prepared ??= prepare(readCity());
  return prepared;
}

export function shapeOf(line: readonly Coordinates[]): Shape {
  const points = line.map(toUnit);
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return {
    points,
    west: Math.min(...xs),
    east: Math.max(...xs),
    north: Math.min(...ys),
    south: Math.max(...ys),
  };
}

function prepare(city: City): PreparedCity {
  const road = ({ width, points }: CityLine): Road => ({ ...shapeOf(points), width });
  return {
    parks: city.parks.map(shapeOf),
    lakes: city.lakes.map(shapeOf),
    rivers: city.rivers.map(road),
    roads: city.roads.map(road),
    streets: city.streets.map((street) => {
      const shape = shapeOf(street.line);
      return {
        ...shape,
        width: streetWidth,
        title: street.title,
        houses: housesOf(street),
        longest: longestPart(shape.points),
      };
    }),
    labels: city.labels.map(({ text, point, from, to }) => ({ text, at: toUnit(point), from, to })),
  };
}

/** The longest straight part between two neighbours of the points. */
export function longestPart(points: readonly UnitPoint[]): StraightPart | undefined {
  const parts = points.slice(1).flatMap((to, index) => {
    const from = points[index];
    if (!from) return [];
    const angle = Math.atan2(to.y - from.y, to.x - from.x);
    const isUpsideDown = angle > Math.PI / 2 || angle <= -Math.PI / 2;
    return {
      at: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 },
      length: Math.hypot(to.x - from.x, to.y - from.y),
      angle: isUpsideDown ? angle - Math.sign(angle) * Math.PI : angle,
    };
  });
  return parts.toSorted((one, other) => other.length - one.length)[0];
}

function housesOf(street: City['streets'][number]): House[] {
  const { first, last } = street.houses;
  const houses: House[] = [];
  for (let number = first; number <= last; number += 1) {
    const at = toUnit(housePoint(street, number));
    const next = toUnit(housePoint(street, number < last ? number + 0.5 : number - 0.5));
    const turn = number < last ? 0 : Math.PI;
    const step = 2 * Math.hypot(next.x - at.x, next.y - at.y);
    houses.push({ number, at, angle: Math.atan2(next.y - at.y, next.x - at.x) + turn, step });
  }
  return houses;
}
