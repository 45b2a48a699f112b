import { type Coords, GridLayer } from 'leaflet';
import { worldSize } from './mercator';
import type { TileView } from './tileView';

/** Draws a tile; the canvas is as large as `view.size`, in CSS pixels. */
export type DrawTile = (context: CanvasRenderingContext2D, view: TileView) => void;

/** Side of a tile, px. */
const size = 256;

/** A layer whose tiles are drawn in the browser instead of fetched. */
class CanvasLayer extends GridLayer {
  #draw: DrawTile;

  constructor(draw: DrawTile) {
    super({ tileSize: size, updateWhenZooming: false, keepBuffer: 1 });
    this.#draw = draw;
  }

  /** Leaflet calls this for each tile. */
  override createTile(coords: Coords): HTMLElement {
    const tile = document.createElement('canvas');
    const density = Math.min(window.devicePixelRatio || 1, 2);
    tile.width = size * density;
    tile.height = size * density;
    const context = tile.getContext('2d');
    if (context) {
      context.scale(density, density);
      const view = {
        zoom: coords.z,
        scale: worldSize(coords.z),
        left: coords.x * size,
        top: coords.y * size,
      };
      this.#draw(context, { ...view, size });
    }
    return tile;
  }
}

/** A layer whose tiles `draw` fills; `redraw()` calls it again. */
export const canvasLayer = (draw: DrawTile): GridLayer => new CanvasLayer(draw);
