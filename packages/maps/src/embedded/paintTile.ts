import type { TileContext } from './tileView';

let scratch: OffscreenCanvas | undefined;

/**
 * Fills a square tile. Where the browser can, the tile gets a finished bitmap: a 2D canvas of the page is handed to the
 * compositor again in every frame of a pan, a bitmap only once, and its pixels are paid for here and not when the frame
 * is shown.
 */
export function paintTile(
  tile: HTMLCanvasElement,
  pixels: number,
  draw: (context: TileContext) => void,
): void {
  tile.width = pixels;
  tile.height = pixels;
  const bitmap = drawBitmap(pixels, draw);
  if (bitmap) {
    tile.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
    return;
  }
  const context = tile.getContext('2d');
  if (context) draw(context);
}

/** Undefined in a browser without 2D canvases outside the page: Safari before 16.4. */
function drawBitmap(pixels: number, draw: (context: TileContext) => void): ImageBitmap | undefined {
  if (typeof OffscreenCanvas === 'undefined') return undefined;
  scratch ??= new OffscreenCanvas(pixels, pixels);
  const context = scratch.getContext('2d');
  if (!context) return undefined;
  // Setting the size clears the canvas and the context's settings from the previous tile.
  scratch.width = pixels;
  scratch.height = pixels;
  draw(context);
  return scratch.transferToImageBitmap();
}
