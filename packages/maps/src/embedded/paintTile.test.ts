/** @jest-environment jsdom */
import { paintTile } from './paintTile';
import type { TileContext } from './tileView';

/** A canvas that records which contexts are asked for. */
function tileCanvas() {
  const asked: string[] = [];
  const shown: unknown[] = [];
  const page = { name: 'page' };
  const tile = document.createElement('canvas');
  jest.spyOn(tile, 'getContext').mockImplementation(((kind: string) => {
    asked.push(kind);
    return kind === '2d' ? page : { transferFromImageBitmap: (bitmap: unknown) => shown.push(bitmap) };
  }) as unknown as HTMLCanvasElement['getContext']);
  return { tile, asked, shown, page };
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'OffscreenCanvas');
  jest.resetModules();
});

test('without canvases outside the page the tile itself is drawn on', () => {
  const { tile, asked, page } = tileCanvas();
  const drawn: TileContext[] = [];
  paintTile(tile, 512, (context) => drawn.push(context));
  expect(asked).toEqual(['2d']);
  expect(drawn).toEqual([page]);
  expect([tile.width, tile.height]).toEqual([512, 512]);
});

test('tiles share one canvas outside the page, cleared for each, and show its bitmap', async () => {
  const sizes: number[] = [];
  let count = 0;
  class FakeCanvas {
    height = 0;
    constructor() {
      count += 1;
    }
    set width(value: number) {
      sizes.push(value);
    }
    getContext = () => ({ name: 'outside' });
    transferToImageBitmap = () => `bitmap ${sizes.length}`;
  }
  Object.assign(globalThis, { OffscreenCanvas: FakeCanvas });
  const drawn: unknown[] = [];
  const tiles = [tileCanvas(), tileCanvas()];
  for (const { tile } of tiles) paintTile(tile, 256, (context) => drawn.push(context));
  expect(count).toBe(1);
  expect(sizes).toEqual([256, 256]);
  expect(drawn).toEqual([{ name: 'outside' }, { name: 'outside' }]);
  expect(tiles.map(({ asked, shown }) => [asked, shown])).toEqual([
    [['bitmaprenderer'], ['bitmap 1']],
    [['bitmaprenderer'], ['bitmap 2']],
  ]);
});

test('a canvas outside the page without a 2D context leaves the drawing to the tile', async () => {
  const { paintTile: paint } = await import('./paintTile');
  class FakeCanvas {
    getContext = () => null;
  }
  Object.assign(globalThis, { OffscreenCanvas: FakeCanvas });
  const { tile, asked } = tileCanvas();
  paint(tile, 256, () => undefined);
  expect(asked).toEqual(['2d']);
});
