import type { Shape } from './preparedCity';

/** Where a tile is drawn: a canvas of the page, or one outside it. */
export type TileContext = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** What a tile shows: a square of the world at a zoom. */
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

/** Adds a curve that rounds its points and keeps its ends: rivers, parks, roads. `isClosed` joins the ends. */
export function traceSoftly(
  context: TileContext,
  { scale, left, top }: TileView,
  { points }: Shape,
  isClosed: boolean,
) {
  const places = points.map(({ x, y }) => ({ x: x * scale - left, y: y * scale - top }));
  const first = places[0];
  const last = places.at(-1);
  if (!first || !last) return;
  const start = isClosed ? middle(last, first) : first;
  context.moveTo(start.x, start.y);
  places.forEach((place, index) => {
    const next = places[index + 1] ?? (isClosed ? first : place);
    const end = index === places.length - 1 && !isClosed ? place : middle(place, next);
    context.quadraticCurveTo(place.x, place.y, end.x, end.y);
  });
}

function middle(one: { x: number; y: number }, other: { x: number; y: number }) {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}
