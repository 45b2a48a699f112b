import type { Shape } from './preparedCity';

/** Where a tile is drawn: a canvas of the page, or one outside it. */
export type TileContext = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** The part of the world that a tile shows: a square at a zoom. */
export interface TileView {
  zoom: number;
  /** Pixels of the whole world at this zoom. */
  scale: number;
  /** The tile's left upper corner, px of the world. */
  left: number;
  top: number;
  /** Its side, px. */
  size: number;
}

/** Colours of the theme as CSS colour values. */
export interface MapColours {
  land: string;
  block: string;
  road: string;
  roadMinor: string;
  roadEdge: string;
  park: string;
  water: string;
  text: string;
}

/** Whether a shape, with a margin in px around it, reaches into the tile. */
export function isInView(
  { west, east, north, south }: Omit<Shape, 'points'>,
  view: TileView,
  margin: number,
) {
  const { scale, left, top, size } = view;
  return (
    east * scale + margin >= left &&
    west * scale - margin <= left + size &&
    south * scale + margin >= top &&
    north * scale - margin <= top + size
  );
}

/** Adds straight lines to the path: streets, since houses stand beside them, and zones. */
export function trace(context: TileContext, { scale, left, top }: TileView, { points }: Shape) {
  points.forEach(({ x, y }, index) => {
    const place = [x * scale - left, y * scale - top] as const;
    if (index === 0) context.moveTo(...place);
    else context.lineTo(...place);
  });
}

/** A point on a tile, px. */
interface Place {
  x: number;
  y: number;
}

/** Adds a closed curve that rounds its points: parks, lakes. */
export function traceArea(context: TileContext, view: TileView, { points }: Shape) {
  const places = placesOn(view, points);
  const last = places.at(-1);
  const [first] = places;
  if (!first || !last) return;
  const start = middle(last, first);
  context.moveTo(start.x, start.y);
  places.forEach((place, index) => addCurve(context, place, middle(place, places[index + 1] ?? first)));
}

/**
 * Adds the pieces that come nearer to the tile than `margin` px of a curve that rounds its points and keeps its ends:
 * rivers and roads. Most of a ring road lies far from any tile, and the browser works on every piece of a path.
 */
export function traceCurve(context: TileContext, view: TileView, { points }: Shape, margin: number) {
  const places = placesOn(view, points);
  let [start] = places;
  if (!start) return;
  let isPenDown = false;
  for (const [index, place] of places.entries()) {
    const next = places[index + 1];
    const end = next ? middle(place, next) : place;
    const isNear = isCurveNear(start, place, end, view.size, margin);
    if (isNear && !isPenDown) context.moveTo(start.x, start.y);
    if (isNear) addCurve(context, place, end);
    isPenDown = isNear;
    start = end;
  }
}

const placesOn = ({ scale, left, top }: TileView, points: Shape['points']): Place[] =>
  points.map(({ x, y }) => ({ x: x * scale - left, y: y * scale - top }));

/** A quadratic curve lies within the box around its three points. */
function isCurveNear(start: Place, control: Place, end: Place, size: number, margin: number): boolean {
  return (
    Math.max(start.x, control.x, end.x) >= -margin &&
    Math.min(start.x, control.x, end.x) <= size + margin &&
    Math.max(start.y, control.y, end.y) >= -margin &&
    Math.min(start.y, control.y, end.y) <= size + margin
  );
}

const addCurve = (context: TileContext, control: Place, end: Place) =>
  context.quadraticCurveTo(control.x, control.y, end.x, end.y);

function middle(one: Place, other: Place): Place {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}
