import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPictures } from './pictures';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a folder without a list has no pictures', () => {
  expect(readPictures(folder).of('wasabi')).toBeUndefined();
});

const listOf = (size: number) => {
  const files = { '320': { avif: 1, webp: 2 }, '640': { avif: 3, webp: size } };
  return JSON.stringify({ wasabi: { color: '#aabbcc', placeholder: 'data:,', files } });
};

function read(list: string) {
  writeFileSync(join(folder, 'pictures.json'), list);
  const media = readPictures(folder).of('wasabi');
  return { media, version: media?.original.split('?v=')[1] };
}

test('a picture has both formats, all widths and the version of the list in its addresses', () => {
  const { media, version } = read(listOf(4));
  expect(version).toMatch(/^[0-9a-f]{6}$/);
  const address = (file: string) => `/storage/dishes/wasabi-${file}?v=${version}`;
  expect(media).toEqual({
    original: address('640.webp'),
    sources: [
      { type: 'image/avif', srcset: `${address('320.avif')} 320w, ${address('640.avif')} 640w` },
      { type: 'image/webp', srcset: `${address('320.webp')} 320w, ${address('640.webp')} 640w` },
    ],
    placeholder: 'data:,',
    color: '#aabbcc',
  });
});

test('the version changes with the pictures', () => {
  expect(read(listOf(5)).version).not.toBe(read(listOf(4)).version);
});
