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

test('a picture has both formats, all widths and a version in its address', () => {
  const sizes = { '320': { avif: 1, webp: 2 }, '640': { avif: 3, webp: 4 } };
  const list = { wasabi: { color: '#aabbcc', placeholder: 'data:,', files: sizes } };
  writeFileSync(join(folder, 'pictures.json'), JSON.stringify(list));
  expect(readPictures(folder).of('wasabi')).toEqual({
    original: '/storage/dishes/wasabi-640.webp?v=4',
    sources: [
      {
        type: 'image/avif',
        srcset: '/storage/dishes/wasabi-320.avif?v=1 320w, /storage/dishes/wasabi-640.avif?v=3 640w',
      },
      {
        type: 'image/webp',
        srcset: '/storage/dishes/wasabi-320.webp?v=2 320w, /storage/dishes/wasabi-640.webp?v=4 640w',
      },
    ],
    placeholder: 'data:,',
    color: '#aabbcc',
  });
});
