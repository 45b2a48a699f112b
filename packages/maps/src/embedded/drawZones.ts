import { type TileView, trace, type TileContext } from './tileView';
import type { Shape } from './preparedCity';

export interface ZoneColours {
  shade: string;
  edge: string;
  rim: string;
}

/** Dims the area outside all zones and draws their edges. Zones may overlap: an area inside any of them stays bright. */
export function drawZones(
  context: TileContext,
  view: TileView,
  zones: readonly Shape[],
  colours: ZoneColours,
) {
  context.globalAlpha = 0.2;
  context.fillStyle = colours.shade;
  context.fillRect(0, 0, view.size, view.size);
  context.globalAlpha = 1;
  const outline = (zone: Shape) => {
    context.beginPath();
    trace(context, view, zone);
    context.closePath();
  };
  context.globalCompositeOperation = 'destination-out';
  for (const zone of zones) {
    outline(zone);
    context.fill();
  }
  context.globalCompositeOperation = 'source-over';
  context.lineJoin = 'round';
  for (const [colour, width] of [[colours.rim, 6] as const, [colours.edge, 3] as const]) {
    context.strokeStyle = colour;
    context.lineWidth = width;
    for (const zone of zones) {
      outline(zone);
      context.stroke();
    }
  }
}
