import Fastify, { type FastifyInstance } from 'fastify';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { earlySheetRoute, immutableFiles } from './files';
import { earlySheet } from './html/earlySheet';

let folder: string;
let shell: FastifyInstance;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shell-files-'));
  for (const path of [
    'secret.js',
    'dist/server/main.cjs',
    'dist/client/main.js',
    'dist/client/.git/config',
    'dist/client/.draft.js',
    'dist/client/.draft/main.js',
    'fonts/golos.woff2',
  ]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), 'content');
  }
  shell = Fastify();
  const folders = { shellDist: 'dist', fontsDir: 'fonts' } as const;
  const absolute = Object.entries(folders).map(([name, path]) => [name, join(folder, path)]);
  earlySheetRoute(shell);
  await immutableFiles(shell, Object.fromEntries(absolute) as typeof folders);
});
afterAll(async () => {
  await shell.close();
  rmSync(folder, { recursive: true });
});

const statusOf = async (url: string) => (await shell.inject(url)).statusCode;

test.each(['/assets/main.js', '/fonts/golos.woff2'])('%s is served', async (url) => {
  expect(await statusOf(url)).toBe(200);
});

test.each([
  ['a folder', '/assets/'],
  ['the version control', '/assets/.git/config'],
  ['the version control', '/.git/config'],
  ['a hidden file', '/assets/.draft.js'],
  ['a file of a hidden folder', '/assets/.draft/main.js'],
  ['the server', '/assets/../server/main.cjs'],
  ['what lies beside the folder', '/assets/../../secret.js'],
  ['what lies beside the folder', '/assets/%2e%2e/%2e%2e/secret.js'],
  ['what lies beside the folder', '/assets/..%2f..%2fsecret.js'],
])('%s is not: %s', async (_what, url) => {
  expect(await statusOf(url)).toBeGreaterThanOrEqual(400);
});

test('the early sheet is served like the files, with its styles', async () => {
  const { statusCode, headers, body } = await shell.inject(earlySheet.url);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(body).toMatch(/^<!doctype html><template><style>.+<\/style>.*data-early-sheet/s);
  expect(await statusOf('/assets/early-sheet.00000000.html')).toBe(404);
});
