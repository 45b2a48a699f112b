import { type TileView, trace } from './tileView';
import type { Shape } from './preparedCity';

export interface ZoneColours {
  shade: string;
  edge: string;
  rim: string;
}

/** Dims what lies outside all zones and draws their edges. Zones may overlap: what any of them covers is light. */
export function drawZones(
  ink: CanvasRenderingContext2D,
  view: TileView,
  zones: readonly Shape[],
  colours: ZoneColours,
) {
  ink.globalAlpha = 0.2;
  ink.fillStyle = colours.shade;
  ink.fillRect(0, 0, view.size, view.size);
  ink.globalAlpha = 1;
  const outline = (zone: Shape) => {
    ink.beginPath();
    trace(ink, view, zone);
    ink.closePath();
  };
  ink.globalCompositeOperation = 'destination-out';
  for (const zone of zones) {
    outline(zone);
    ink.fill();
  }
  ink.globalCompositeOperation = 'source-over';
  ink.lineJoin = 'round';
  for (const [colour, width] of [[colours.rim, 6] as const, [colours.edge, 3] as const]) {
    ink.strokeStyle = colour;
    ink.lineWidth = width;
    for (const zone of zones) {
      outline(zone);
      ink.stroke();
    }
  }
}
