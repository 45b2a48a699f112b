import { metresPerPixel } from './mercator';
import { drawLabels } from './drawLabels';
import type { PreparedCity, Road, Shape } from './preparedCity';
import { drawHouses } from './drawHouses';
import {
  isInView,
  type MapColours,
  type TileContext,
  type TileView,
  trace,
  traceArea,
  traceCurve,
} from './tileView';

/** Draws everything that reaches into one tile; the canvas clips it, so neighbouring tiles fit together. */
export function drawCity(context: TileContext, view: TileView, city: PreparedCity, colours: MapColours) {
  context.fillStyle = colours.land;
  context.fillRect(0, 0, view.size, view.size);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  fill(context, view, city.parks, colours.park);
  fill(context, view, city.lakes, colours.water);
  if (view.zoom >= 15) drawHouses(context, view, city.streets, colours);
  for (const river of city.rivers) strokeRoad(context, view, river, colours.water, 2, 0);
  const streets = view.zoom >= 11 ? city.streets : [];
  for (const street of streets) strokeRoad(context, view, street, colours.roadEdge, 1.5, 1.5);
  for (const road of city.roads) strokeRoad(context, view, road, colours.roadEdge, 3, 2);
  for (const street of streets) strokeRoad(context, view, street, colours.roadMinor, 1.5, 0);
  for (const road of city.roads) strokeRoad(context, view, road, colours.road, 3, 0);
  drawLabels(context, view, city, colours);
}

function fill(context: TileContext, view: TileView, shapes: readonly Shape[], colour: string) {
  context.fillStyle = colour;
  for (const shape of shapes) {
    if (!isInView(shape, view, 0)) continue;
    context.beginPath();
    traceArea(context, view, shape);
    context.fill();
  }
}

/** Strokes a road at its real width, but never thinner than `least` px. A street is straight beside its houses. */
function strokeRoad(
  context: TileContext,
  view: TileView,
  road: Road,
  colour: string,
  least: number,
  edge: number,
) {
  const thinner = view.zoom < 11 ? 0.6 : 1;
  const width = Math.max(least * thinner, road.width / metresPerPixel(view.zoom)) + edge;
  if (!isInView(road, view, width)) return;
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.beginPath();
  if ('houses' in road) trace(context, view, road);
  else traceCurve(context, view, road, width);
  context.stroke();
}
