import { type MapColours, isInView, type TileView, type TileContext } from './tileView';
import { metresPerPixel } from './mercator';
import type { PreparedStreet, House } from './preparedCity';

/** Metres from the middle of the street to the middle of its houses. */
const setback = 38;

/** Draws the houses of all streets that reach into the tile: a schematic block each, with its number from zoom 16. */
export function drawHouses(
  context: TileContext,
  view: TileView,
  streets: readonly PreparedStreet[],
  colours: MapColours,
) {
  const metre = 1 / metresPerPixel(view.zoom);
  const reach = 2 * setback * metre;
  for (const street of streets) {
    if (!isInView(street, view, reach)) continue;
    for (const house of street.houses) drawHouse(context, view, house, colours, metre);
  }
}

function drawHouse(
  context: TileContext,
  { scale, left, top, size, zoom }: TileView,
  { number, at, angle, step }: House,
  colours: MapColours,
  metre: number,
) {
  const side = number % 2 === 0 ? 1 : -1;
  const x = at.x * scale - left - Math.sin(angle) * side * setback * metre;
  const y = at.y * scale - top + Math.cos(angle) * side * setback * metre;
  const reach = 60 * metre;
  if (x < -reach || y < -reach || x > size + reach || y > size + reach) return;
  // The number decides the size, so neighbours differ and the same house always looks the same.
  const free = 1.5 * step * scale;
  const length = Math.min(Math.max(free, 16 * metre), (40 + ((number * 7) % 30)) * metre);
  const depth = (16 + ((number * 5) % 10)) * metre;
  context.save();
  context.translate(x, y);
  context.rotate(angle);
  context.fillStyle = colours.block;
  context.strokeStyle = colours.roadEdge;
  context.lineWidth = 1;
  context.beginPath();
  context.rect(-length / 2, -depth / 2, length, depth);
  context.fill();
  context.stroke();
  context.restore();
  if (zoom < 16) return;
  context.fillStyle = colours.text;
  context.font = '500 11px Geologica, system-ui, sans-serif';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(String(number), x, y);
}
