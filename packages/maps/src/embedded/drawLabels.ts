import type { UnitPoint } from './mercator';
import { type MapColours, isInView, type TileView, type TileContext } from './tileView';
import type { PreparedLabel, PreparedStreet, PreparedCity } from './preparedCity';

const family = 'Geologica, system-ui, sans-serif';

/** Half the height of a name with its outline, px. */
const halfHeight = 10;

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

/**
 * Widths in px, by font and text. The first tile may measure before the font has loaded, in a fallback that is a little
 * narrower: the reach of a text has room for that.
 */
const widths = new Map<string, number>();

function widthOf(context: TileContext, font: string, text: string): number {
  const key = `${font} ${text}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  context.font = font;
  const { width } = context.measureText(text);
  widths.set(key, width);
  return width;
}

/** A name on the map, and where. */
interface Label {
  text: string;
  font: string;
  at: UnitPoint;
  /** Radians. */
  angle: number;
}

/** Draws the name, and only on the tiles that it reaches: to outline letters takes longer than all else on a tile. */
function drawText(context: TileContext, view: TileView, { text, font, at, angle }: Label) {
  const { scale, left, top } = view;
  const halfWidth = 0.6 * widthOf(context, font, text) + halfHeight;
  const [cosine, sine] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const right = (halfWidth * cosine + halfHeight * sine) / scale;
  const down = (halfWidth * sine + halfHeight * cosine) / scale;
  const box = { west: at.x - right, east: at.x + right, north: at.y - down, south: at.y + down };
  if (!isInView(box, view, 0)) return;
  context.font = font;
  context.save();
  context.translate(at.x * scale - left, at.y * scale - top);
  context.rotate(angle);
  context.strokeText(text, 0, 0);
  context.fillText(text, 0, 0);
  context.restore();
}

function drawPlaceName(context: TileContext, view: TileView, { text, at, from, to }: PreparedLabel) {
  if (view.zoom < from || view.zoom > to) return;
  const font = from < 12 ? `620 13px ${family}` : `500 12px ${family}`;
  drawText(context, view, { text, font, at, angle: 0 });
}

const streetFont = `500 12px ${family}`;

/** Draws a name along the longest straight part of its street, if it fits there. */
function drawStreetName(context: TileContext, view: TileView, { title, longest }: PreparedStreet) {
  if (!longest || widthOf(context, streetFont, title) > longest.length * view.scale) return;
  drawText(context, view, { text: title, font: streetFont, at: longest.at, angle: longest.angle });
}
