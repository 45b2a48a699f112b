import { type Coords, GridLayer } from 'leaflet';
import { worldSize } from './mercator';
import type { TileView } from './tileView';

/** Draws a tile; the canvas is as large as `view.size`, in CSS pixels. */
export type DrawTile = (ink: CanvasRenderingContext2D, view: TileView) => void;

/** Side of a tile, px. */
const size = 256;

/** Tiles that are drawn here and fetched nowhere. */
class CanvasLayer extends GridLayer {
  #draw: DrawTile;

  constructor(draw: DrawTile) {
    super({ tileSize: size, updateWhenZooming: false, keepBuffer: 1 });
    this.#draw = draw;
  }

  /** Leaflet's hook. */
  override createTile(coords: Coords): HTMLElement {
    const tile = document.createElement('canvas');
    const density = Math.min(window.devicePixelRatio || 1, 2);
    tile.width = size * density;
    tile.height = size * density;
    const ink = tile.getContext('2d');
    if (ink) {
      ink.scale(density, density);
      const view = {
        zoom: coords.z,
        scale: worldSize(coords.z),
        left: coords.x * size,
        top: coords.y * size,
      };
      this.#draw(ink, { ...view, size });
    }
    return tile;
  }
}

/** A layer whose tiles `draw` fills; `redraw()` asks it again. */
export const canvasLayer = (draw: DrawTile): GridLayer => new CanvasLayer(draw);
