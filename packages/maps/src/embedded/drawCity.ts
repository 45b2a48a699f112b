import { metresPerPixel } from './mercator';
import { writeLabels } from './labels';
import type { PreparedCity, Road, Shape } from './preparedCity';
import { drawHouses } from './houses';
import { isInView, type MapColours, type TileView, trace, traceSoftly } from './tileView';

/** Draws one tile: everything that reaches into it, clipped by the canvas, so neighbours fit together. */
export function drawCity(
  ink: CanvasRenderingContext2D,
  view: TileView,
  city: PreparedCity,
  colours: MapColours,
) {
  ink.fillStyle = colours.land;
  ink.fillRect(0, 0, view.size, view.size);
  ink.lineCap = 'round';
  ink.lineJoin = 'round';
  fill(ink, view, city.parks, colours.park);
  fill(ink, view, city.lakes, colours.water);
  if (view.zoom >= 15) drawHouses(ink, view, city.streets, colours);
  for (const river of city.rivers) strokeRoad(ink, view, river, colours.water, 2, 0);
  const streets =
    view.zoom >= 11 ? city.streets.map((street) => ({ ...street, width: 18, isStreet: true })) : [];
  for (const street of streets) strokeRoad(ink, view, street, colours.roadEdge, 1.5, 1.5);
  for (const road of city.roads) strokeRoad(ink, view, road, colours.roadEdge, 3, 2);
  for (const street of streets) strokeRoad(ink, view, street, colours.roadMinor, 1.5, 0);
  for (const road of city.roads) strokeRoad(ink, view, road, colours.road, 3, 0);
  writeLabels(ink, view, city, colours);
}

function fill(ink: CanvasRenderingContext2D, view: TileView, shapes: readonly Shape[], colour: string) {
  ink.fillStyle = colour;
  for (const shape of shapes) {
    if (!isInView(shape, view, 0)) continue;
    ink.beginPath();
    traceSoftly(ink, view, shape, true);
    ink.fill();
  }
}

/** As wide as it is, and never thinner than can be seen. */
function strokeRoad(
  ink: CanvasRenderingContext2D,
  view: TileView,
  { isStreet = false, ...road }: Road & { isStreet?: boolean },
  colour: string,
  least: number,
  edge: number,
) {
  const thinner = view.zoom < 11 ? 0.6 : 1;
  const width = Math.max(least * thinner, road.width / metresPerPixel(view.zoom)) + edge;
  if (!isInView(road, view, width)) return;
  ink.strokeStyle = colour;
  ink.lineWidth = width;
  ink.beginPath();
  if (isStreet) trace(ink, view, road);
  else traceSoftly(ink, view, road, false);
  ink.stroke();
}
