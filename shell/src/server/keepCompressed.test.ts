import compress from '@fastify/compress';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import { until } from '@storefront/config/until';
import Fastify, { type FastifyInstance } from 'fastify';
import { sendByWire } from '../testing/wireVisitor';
import { compressedBody } from './compressedBody';
import { streamCompression } from './compression';
import { keepCompressed } from './keepCompressed';

jest.mock('./compressedBody', () => {
  const actual = jest.requireActual<typeof import('./compressedBody')>('./compressedBody');
  return { ...actual, compressedBody: jest.fn(actual.compressedBody) };
});

/** A script that compresses better when it takes longer. */
const script = Array.from({ length: 2000 }, () => `export const a${randomBytes(2).toString('hex')}=1;`).join(
  '\n',
);

let folder: string;
let app: FastifyInstance;

beforeEach(async () => {
  jest.mocked(compressedBody).mockClear();
  folder = mkdtempSync(join(tmpdir(), 'kept-files-'));
  for (const name of ['main.js', 'font.woff2']) writeFileSync(join(folder, name), script);
  app = Fastify();
  await app.register(compress, streamCompression);
  await app.register(async (scope) => {
    keepCompressed(scope);
    await scope.register(fastifyStatic, { root: folder });
    scope.get('/from-a-store.js', (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').send(Buffer.from(script)),
    );
    scope.get('/broken.js', (_request, reply) =>
      reply.code(503).type('text/javascript; charset=utf-8').send(script),
    );
  });
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe.each(['/main.js', '/from-a-store.js'])('%s', (url) => {
  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is compressed at once as %s, and better for later visitors', async (encoding, decompress) => {
    const ask = () => get(url, { 'accept-encoding': encoding });
    const [first, second] = await Promise.all([ask(), ask()]);
    expect(first.headers).toMatchObject({
      'content-encoding': encoding,
      'content-length': String(first.rawPayload.length),
      'content-type': expect.stringContaining('javascript; charset=utf-8') as string,
      vary: 'accept-encoding',
    });
    for (const { rawPayload } of [first, second]) expect(String(decompress(rawPayload))).toBe(script);
    let later = await ask();
    await until(async () => {
      later = await ask();
      return later.rawPayload.length < first.rawPayload.length;
    });
    expect(String(decompress(later.rawPayload))).toBe(script);
  });

  test('is sent as it is to a client that takes no compressed body', async () => {
    await get(url, { 'accept-encoding': 'br' });
    const response = await get(url);
    expect(response.headers).not.toHaveProperty('content-encoding');
    expect(response.headers.vary).toBe('accept-encoding');
    expect(response.body).toBe(script);
  });
});

test('a file is compressed once for all visitors', async () => {
  const headers = { 'accept-encoding': 'gzip' };
  for (const query of ['', '?a', '?b']) expect((await get(`/main.js${query}`, headers)).statusCode).toBe(200);
  expect(jest.mocked(compressedBody)).toHaveBeenCalledTimes(1);
});

test('a path with a #, which no browser sends, is not kept either', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const answer = await sendByWire(app, 'GET /from-a-store.js#1.js HTTP/1.0\r\nAccept-Encoding: gzip\r\n\r\n');
  expect(answer).toContain('200 OK');
  expect(jest.mocked(compressedBody)).not.toHaveBeenCalled();
});

test('a file that was mended on the disk is read again', async () => {
  const ask = async () =>
    String(brotliDecompressSync((await get('/main.js', { 'accept-encoding': 'br' })).rawPayload));
  writeFileSync(join(folder, 'main.js'), 'half a fi');
  expect(await ask()).toBe('half a fi');
  writeFileSync(join(folder, 'main.js'), script);
  expect(await ask()).toBe(script);
});

test.each([
  ['a font', '/font.woff2', {}],
  ['a part of a file', '/main.js', { range: 'bytes=0-9' }],
  ['a failure', '/broken.js', {}],
  // A path has any number of spellings.
  ['a different spelling of a path', '/%6dain.js', {}],
  ['a different spelling of a path', '/m%61in.js', {}],
])('%s is not kept compressed: %s', async (_, url, headers) => {
  await get(url, { 'accept-encoding': 'br', ...headers });
  expect(jest.mocked(compressedBody)).not.toHaveBeenCalled();
});
