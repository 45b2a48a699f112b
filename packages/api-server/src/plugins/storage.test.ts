import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer, type TestServer } from '../testing/startServer';

let folder: string;
let server: TestServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'chain-'));
  const files = {
    'pictures/pictures.json': JSON.stringify({
      'philadelphia-classic': { color: '#c31', placeholder: null, files: { 640: { avif: 1, webp: 1 } } },
    }),
    'pictures/philadelphia-classic-640.webp': 'a picture',
    'pictures/philadelphia-classic.jpg': 'its original',
    'icons/terrace.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  };
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  server = await startServer({ CHAIN_DIR: folder });
});
afterAll(() => rmSync(folder, { recursive: true }));

const get = (path: string) => fetch(`${server.url}${path}`);

test.each([
  ['/storage/dishes/philadelphia-classic-640.webp', 200],
  ['/storage/dishes/philadelphia-classic.jpg', 404],
  ['/storage/dishes/pictures.json', 404],
  ['/storage/dishes/california-crab-640.webp', 404],
  ['/storage/restaurants/arbat-hall-960.webp', 404],
  ['/storage/tags/terrace.svg', 200],
  ['/storage/tags/wifi.svg', 404],
])('of the folder of CHAIN_DIR, %s is a %i', async (path, status) => {
  expect((await get(path)).status).toBe(status);
});
