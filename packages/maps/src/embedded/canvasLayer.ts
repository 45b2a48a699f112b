import { type Coords, type DoneCallback, GridLayer } from 'leaflet';
import { enqueueFrameJob } from './frameQueue';
import { worldSize } from './mercator';
import { paintTile } from './paintTile';
import type { TileContext, TileView } from './tileView';

/** Draws a tile; the canvas is as large as `view.size`, in CSS pixels. */
export type DrawTile = (context: TileContext, view: TileView) => void;

/** Side of a tile, px. */
const size = 256;

/** A layer that draws its tiles in the browser instead of fetching them. */
class CanvasLayer extends GridLayer {
  #draw: DrawTile;

  constructor(draw: DrawTile) {
    super({ tileSize: size, updateWhenZooming: false, keepBuffer: 1 });
    this.#draw = draw;
  }

  /**
   * When the map jumps, Leaflet would remove all tiles. Without that event the old tiles stay, stretched, until the new
   * tiles over them are painted: no zoom shows an empty map.
   */
  override getEvents() {
    const { viewprereset: _, ...events } = super.getEvents?.() ?? {};
    return events;
  }

  /** Leaflet calls this for each tile, the nearest to the middle first, and shows the tile once it is done. */
  override createTile(coords: Coords, done: DoneCallback): HTMLElement {
    const tile = document.createElement('canvas');
    enqueueFrameJob({
      urgency: 'tile',
      isWanted: () => tile.isConnected,
      run: () => {
        try {
          this.#drawTile(tile, coords);
        } finally {
          done(undefined, tile);
        }
      },
    });
    return tile;
  }

  #drawTile(tile: HTMLCanvasElement, coords: Coords) {
    const density = Math.min(window.devicePixelRatio || 1, 2);
    paintTile(tile, size * density, (context) => {
      context.scale(density, density);
      this.#draw(context, {
        zoom: coords.z,
        scale: worldSize(coords.z),
        left: coords.x * size,
        top: coords.y * size,
        size,
      });
    });
  }
}

/** A layer of tiles that `draw` fills; `redraw()` calls it again. It appears once all tiles in view are painted. */
export function canvasLayer(draw: DrawTile): GridLayer {
  const layer = new CanvasLayer(draw);
  layer.once('load', () => layer.getContainer()?.setAttribute('data-painted', ''));
  return layer;
}
