import { type MapColours, isInView, type TileView, type TileContext } from './tileView';
import type { PreparedLabel, PreparedStreet, PreparedCity } from './preparedCity';

const family = 'Geologica, system-ui, sans-serif';

/** Half of the longest name, px: a tile also draws names that begin in its neighbours. */
const reach = 160;

/** Draws the names of towns, districts and streets, each outlined in the colour of the land to keep it readable. */
export function drawLabels(
  context: TileContext,
  view: TileView,
  city: Pick<PreparedCity, 'labels' | 'streets'>,
  colours: MapColours,
) {
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.strokeStyle = colours.land;
  context.fillStyle = colours.text;
  context.lineWidth = 4;
  if (view.zoom >= 13) for (const street of city.streets) drawStreetName(context, view, street);
  for (const label of city.labels) drawPlaceName(context, view, label);
}

function drawText(context: TileContext, text: string, x: number, y: number) {
  context.strokeText(text, x, y);
  context.fillText(text, x, y);
}

function drawPlaceName(context: TileContext, view: TileView, { text, at, from, to }: PreparedLabel) {
  if (view.zoom < from || view.zoom > to) return;
  if (!isInView({ west: at.x, east: at.x, north: at.y, south: at.y }, view, reach)) return;
  context.font = from < 12 ? `620 13px ${family}` : `500 12px ${family}`;
  drawText(context, text, at.x * view.scale - view.left, at.y * view.scale - view.top);
}

/** Draws a name along the longest straight part of its street, if it fits there. */
function drawStreetName(context: TileContext, view: TileView, street: PreparedStreet) {
  if (!isInView(street, view, reach)) return;
  context.font = `500 12px ${family}`;
  const longest = longestPart(street);
  if (!longest) return;
  const { scale, left, top } = view;
  if (context.measureText(street.title).width > longest.length * scale) return;
  context.save();
  context.translate(longest.x * scale - left, longest.y * scale - top);
  context.rotate(longest.angle);
  drawText(context, street.title, 0, 0);
  context.restore();
}

/** The longest straight part: its middle, its length on the unit square, and the angle of a readable text on it. */
export function longestPart({ points }: Pick<PreparedStreet, 'points'>) {
  const parts = points.slice(1).flatMap((to, index) => {
    const from = points[index];
    if (!from) return [];
    const angle = Math.atan2(to.y - from.y, to.x - from.x);
    const isUpsideDown = angle > Math.PI / 2 || angle <= -Math.PI / 2;
    return {
      x: (from.x + to.x) / 2,
      y: (from.y + to.y) / 2,
      length: Math.hypot(to.x - from.x, to.y - from.y),
      angle: isUpsideDown ? angle - Math.sign(angle) * Math.PI : angle,
    };
  });
  return parts.toSorted((one, other) => other.length - one.length)[0];
}
