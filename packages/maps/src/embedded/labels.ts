import { type MapColours, isInView, type TileView } from './tileView';
import type { DrawnLabel, DrawnStreet, PreparedCity } from './preparedCity';

const family = 'Geologica, system-ui, sans-serif';

/** Half of the longest name, px: a tile writes names that begin in its neighbours, too. */
const reach = 160;

/** Names of towns, districts and streets, each with a rim of the land's colour that keeps it readable. */
export function writeLabels(
  ink: CanvasRenderingContext2D,
  view: TileView,
  city: Pick<PreparedCity, 'labels' | 'streets'>,
  colours: MapColours,
) {
  ink.textAlign = 'center';
  ink.textBaseline = 'middle';
  ink.lineJoin = 'round';
  ink.strokeStyle = colours.land;
  ink.fillStyle = colours.text;
  ink.lineWidth = 4;
  if (view.zoom >= 13) for (const street of city.streets) writeAlong(ink, view, street);
  for (const label of city.labels) writeAt(ink, view, label);
}

function write(ink: CanvasRenderingContext2D, text: string, x: number, y: number) {
  ink.strokeText(text, x, y);
  ink.fillText(text, x, y);
}

function writeAt(ink: CanvasRenderingContext2D, view: TileView, { text, at, from, to }: DrawnLabel) {
  if (view.zoom < from || view.zoom > to) return;
  if (!isInView({ west: at.x, east: at.x, north: at.y, south: at.y }, view, reach)) return;
  ink.font = from < 12 ? `620 13px ${family}` : `500 12px ${family}`;
  write(ink, text, at.x * view.scale - view.left, at.y * view.scale - view.top);
}

/** On the longest straight part of the street, when the name fits there. */
function writeAlong(ink: CanvasRenderingContext2D, view: TileView, street: DrawnStreet) {
  if (!isInView(street, view, reach)) return;
  ink.font = `500 12px ${family}`;
  const longest = longestPart(street);
  if (!longest) return;
  const { scale, left, top } = view;
  if (ink.measureText(street.title).width > longest.length * scale) return;
  ink.save();
  ink.translate(longest.x * scale - left, longest.y * scale - top);
  ink.rotate(longest.angle);
  write(ink, street.title, 0, 0);
  ink.restore();
}

/** Its middle, its length on the unit square, and the angle at which a text on it stands upright. */
export function longestPart({ points }: Pick<DrawnStreet, 'points'>) {
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
