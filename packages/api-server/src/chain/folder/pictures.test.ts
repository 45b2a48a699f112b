import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { readPictures } from '../../catalogue/pictures';
import { faultText } from './fault';
import { preparePictures, readPictureFolder } from './pictures';

let folder: string;
let served: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chain-'));
  served = mkdtempSync(join(tmpdir(), 'served-'));
  for (const kind of ['pictures', 'restaurant-pictures', 'icons']) mkdirSync(join(folder, kind));
});
afterEach(() => {
  for (const one of [folder, served]) rmSync(one, { recursive: true });
});

const photo = (width: number, height: number, background = '#cc3311') =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

const put = (file: string, bytes: Buffer | string) => writeFileSync(join(folder, file), bytes);

async function prepare({ isDryRun = false, target = served } = {}) {
  const pictures = await readPictureFolder(folder, target);
  const { publish, ...changes } = await preparePictures(folder, pictures, { served: target, isDryRun });
  publish();
  return { faults: pictures.faults.map(faultText), ...changes };
}

test('makes what is served from one photo, once', async () => {
  put('pictures/maki.jpg', await photo(900, 700));
  put('restaurant-pictures/arbat-hall.png', await photo(1200, 800));
  put('icons/wifi.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  expect(await prepare({ isDryRun: true })).toEqual({ faults: [], encoded: 2, gone: 0 });
  expect(readdirSync(served)).toEqual([]);
  expect(await prepare()).toEqual({ faults: [], encoded: 2, gone: 0 });
  expect(readdirSync(join(served, 'pictures'))).toEqual([
    'maki-320.avif',
    'maki-320.webp',
    'maki-640.avif',
    'maki-640.webp',
    'pictures.json',
  ]);
  const { width, height } = await sharp(join(served, 'pictures/maki-640.avif')).metadata();
  expect({ width, height }).toEqual({ width: 640, height: 640 });
  const hall = await sharp(join(served, 'restaurant-pictures/arbat-hall-480.webp')).metadata();
  expect([hall.width, hall.height]).toEqual([480, 320]);
  expect(readPictures(join(served, 'pictures')).of('maki')).toMatchObject({
    placeholder: expect.stringMatching(/^data:image\/webp/),
    color: expect.stringMatching(/^#[0-9a-f]{6}$/),
  });
  expect(readdirSync(join(served, 'icons'))).toEqual(['wifi.svg']);
  expect((await prepare()).encoded).toBe(0);
  rmSync(join(served, 'pictures/maki-320.avif'));
  expect((await prepare()).encoded).toBe(1);
  put('pictures/maki.jpg', await photo(900, 700, '#22aa33'));
  expect((await prepare()).encoded).toBe(1);
  rmSync(join(folder, 'pictures/maki.jpg'));
  put('pictures/roll.jpg', await photo(700, 700));
  const replaced = { faults: [], encoded: 1, gone: 1 };
  expect([await prepare({ isDryRun: true }), await prepare()]).toEqual([replaced, replaced]);
});

test('a folder that is served itself keeps its list, and is copied to another', async () => {
  put('pictures/maki.jpg', await photo(700, 700));
  expect((await prepare({ target: folder })).encoded).toBe(1);
  const list = readFileSync(join(folder, 'pictures/pictures.json'), 'utf8');
  rmSync(join(folder, 'pictures/maki.jpg'));
  expect(await prepare({ target: folder })).toEqual({ faults: [], encoded: 0, gone: 0 });
  expect(await prepare()).toEqual({ faults: [], encoded: 0, gone: 0 });
  expect(readFileSync(join(folder, 'pictures/pictures.json'), 'utf8')).toBe(list);
  expect(readFileSync(join(served, 'pictures/pictures.json'), 'utf8')).toBe(list);
  expect(readdirSync(join(served, 'pictures'))).toContain('maki-320.avif');
});

test('names each picture that cannot be served', async () => {
  put('pictures/small.jpg', await photo(640, 639));
  put('pictures/broken.jpg', 'no picture');
  put('pictures/суши.jpg', await photo(700, 700));
  put(
    'pictures/pictures.json',
    '{"maki": {"color": "#fff", "placeholder": null, "files": {"320": {"avif": 1, "webp": 1}}}}',
  );
  put('restaurant-pictures/pictures.json', '[');
  const { faults } = await readPictureFolder(folder, served);
  expect(faults.map(faultText)).toEqual([
    'pictures/broken.jpg: is no picture that can be read',
    'pictures/small.jpg: is 640 × 639 pixels: it must have at least 640 × 640',
    expect.stringContaining('pictures/суши.jpg: must be called by Latin letters'),
    'pictures/pictures.json maki: lacks the file maki-320.avif, maki-320.webp',
    expect.stringContaining('restaurant-pictures/pictures.json: is no list of pictures'),
  ]);
});
