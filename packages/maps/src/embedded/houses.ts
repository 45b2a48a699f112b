import { type MapColours, isInView, type TileView } from './tileView';
import { metresPerPixel } from './mercator';
import type { DrawnStreet, House } from './preparedCity';

/** Metres from the middle of the street to the middle of its houses. */
const setback = 38;

/** The houses of all streets that reach into the tile: a schematic block each, its number from zoom 16 on. */
export function drawHouses(
  ink: CanvasRenderingContext2D,
  view: TileView,
  streets: readonly DrawnStreet[],
  colours: MapColours,
) {
  const metre = 1 / metresPerPixel(view.zoom);
  const reach = 2 * setback * metre;
  for (const street of streets) {
    if (!isInView(street, view, reach)) continue;
    for (const house of street.houses) drawHouse(ink, view, house, colours, metre);
  }
}

function drawHouse(
  ink: CanvasRenderingContext2D,
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
  // Neighbours differ a little, and the same house always looks the same.
  const free = 1.5 * step * scale;
  const length = Math.min(Math.max(free, 16 * metre), (40 + ((number * 7) % 30)) * metre);
  const depth = (16 + ((number * 5) % 10)) * metre;
  ink.save();
  ink.translate(x, y);
  ink.rotate(angle);
  ink.fillStyle = colours.block;
  ink.strokeStyle = colours.roadEdge;
  ink.lineWidth = 1;
  ink.beginPath();
  ink.rect(-length / 2, -depth / 2, length, depth);
  ink.fill();
  ink.stroke();
  ink.restore();
  if (zoom < 16) return;
  ink.fillStyle = colours.text;
  ink.font = '500 11px Geologica, system-ui, sans-serif';
  ink.textAlign = 'center';
  ink.textBaseline = 'middle';
  ink.fillText(String(number), x, y);
}
