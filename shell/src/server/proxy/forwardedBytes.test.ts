import { until } from '@storefront/config/until';
import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { startApp } from '../../testing/startApp';
import { startProxy } from '../../testing/startProxy';
import { startWireBackEnd } from '../../testing/wireBackEnd';
import { callByWire, openWire, wireCall } from '../../testing/wireVisitor';

// Visitors share connections to the back end: a surplus byte becomes the beginning of the next visitor's request, and a
// missing byte is taken from it.

let backEnd: Awaited<ReturnType<typeof startWireBackEnd>>;
const started: FastifyInstance[] = [];

beforeEach(async () => {
  backEnd = await startWireBackEnd();
});
afterEach(async () => {
  await Promise.all(started.splice(0).map((app) => app.close()));
  await backEnd.stop();
});

async function startShell() {
  const app = await startApp({ API_URL: backEnd.url });
  started.push(app);
  return app;
}

/** The proxy alone, with a plugin that changes each body. */
async function startChangingProxy(change: (body: Buffer) => Buffer) {
  const lines: string[] = [];
  const app = await startProxy({
    apiUrl: backEnd.url,
    onLog: (line) => lines.push(line),
    plugin: (proxy) => {
      proxy.addHook('preParsing', async (_request, _reply, payload) => {
        const whole: Buffer[] = [];
        for await (const chunk of payload) whole.push(chunk as Buffer);
        return Readable.from(change(Buffer.concat(whole)), { objectMode: false });
      });
    },
  });
  started.push(app);
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, lines };
}

const lines = () => backEnd.requests().map(({ line }) => line);

/** Bytes that are not part of a whole request, on connections that are still in use. */
const strayBytes = () =>
  backEnd.connections.flatMap(({ isClosed, rest }) => (isClosed ? [] : [rest.toString('latin1')])).join('');

const settings = { method: 'GET', path: '/api/app/settings/' };
const settingsLine = 'GET /api/app/settings/ HTTP/1.1';

const smuggling = Buffer.from(
  `{"phrase":"${'x'.repeat(4000)}"}POST /api/smuggled/ HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 203.0.113.66\r\nContent-Length: 0\r\n\r\n`,
);

test.each([
  ['gzip', gzipSync(smuggling)],
  ['deflate', deflateSync(smuggling)],
  ['br', brotliCompressSync(smuggling)],
  ['gzip, br', brotliCompressSync(gzipSync(smuggling))],
  ['gzip', Buffer.from('malformed')],
  ['identity', Buffer.from('{}')],
  ['zstd', Buffer.from('{}')],
  ['unknown', Buffer.from('{}')],
])('a body in the encoding %s is refused, and no byte of it is passed on', async (encoding, body) => {
  const app = await startShell();
  for (const path of [
    '/api/app/search/',
    '/api/auth/confirm/',
    '/api/logout/',
    '/pay/secret',
    '/storage/a',
  ]) {
    expect(await callByWire(app, { path, body, fields: [`Content-Encoding: ${encoding}`] })).toBe(415);
  }
  await callByWire(app, settings);
  expect([lines(), strayBytes()]).toEqual([[settingsLine], '']);
});

test('a body of a reading call is refused: the back end may leave it for the next visitor', async () => {
  const app = await startShell();
  for (const method of ['GET', 'HEAD']) {
    for (const path of ['/api/early/', '/storage/early', '/socket.io/?early']) {
      expect(await callByWire(app, { method, path, body: smuggling })).toBe(400);
    }
  }
  await callByWire(app, settings);
  expect([lines(), strayBytes()]).toEqual([[settingsLine], '']);
});

test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])(
  'the method %s, which no call of the contract has, is not passed on',
  async (method) => {
    const app = await startShell();
    for (const path of ['/api/app/search/', '/api/auth/confirm/', '/pay/secret']) {
      expect(await callByWire(app, { method, path, body: Buffer.from('{}') })).toBe(404);
    }
    expect(backEnd.connections).toEqual([]);
  },
);

test.each([
  ['longer', (body: Buffer) => Buffer.concat([body, smuggling])],
  ['shorter', (body: Buffer) => body.subarray(1)],
  ['empty', () => Buffer.alloc(0)],
])('a body that a plugin makes %s ends the connection that it was sent by', async (_, change) => {
  const { app, lines: logged } = await startChangingProxy(change);
  expect(await callByWire(app, { body: Buffer.from('{"phrase":"рамен"}') })).toBe(503);
  await until(() => backEnd.connections.every(({ isClosed }) => isClosed));
  expect(lines()).toEqual([]);
  await callByWire(app, settings);
  expect([lines(), strayBytes()]).toEqual([[settingsLine], '']);
  expect(logged.filter((line) => line.includes('Reply was already sent'))).toEqual([]);
});

test('a body that a plugin changes without changing its length arrives', async () => {
  const { app } = await startChangingProxy((body) => Buffer.from(body.toString().toUpperCase()));
  expect(await callByWire(app, { body: Buffer.from('{"phrase":"ramen"}') })).toBe(200);
  expect(backEnd.requests().map(({ body }) => body.toString())).toEqual(['{"PHRASE":"RAMEN"}']);
});

test.each(['/api/app/search/', '/api/early/'])(
  'the connection to the back end closes when a visitor leaves in the middle of a body for %s',
  async (path) => {
    const app = await startShell();
    const { socket } = await openWire(app);
    socket.write(wireCall({ path, body: Buffer.from('{"phrase":'), length: 50 }));
    await until(() => backEnd.connections.some(({ rest }) => rest.includes('{"phrase":')));
    socket.destroy();
    await until(() => backEnd.connections.every(({ isClosed }) => isClosed));
    expect(lines()).toEqual([]);
    expect(await callByWire(app, { body: Buffer.from('{}') })).toBe(200);
    expect(backEnd.requests().map(({ body }) => body.toString())).toEqual(['{}']);
  },
);

test('an answer before the end of the body closes the connection to the back end', async () => {
  const app = await startShell();
  const { socket, closed, received } = await openWire(app);
  const body = Buffer.from(`{"phrase":"${'x'.repeat(100)}"}`);
  socket.write(wireCall({ path: '/api/early/', body: body.subarray(0, 10), length: body.length }));
  await closed;
  expect(received()).toMatch(/^HTTP\/1\.1 200/);
  await until(() => backEnd.connections.every(({ isClosed }) => isClosed));
  expect(await callByWire(app, settings)).toBe(200);
  expect(lines()).toEqual([settingsLine]);
});

test('a header that `Connection` names keeps the framing of the call', async () => {
  const app = await startShell();
  const fields = ['Connection: content-length, x-source, x-forwarded-for'];
  expect(await callByWire(app, { body: Buffer.from('{}'), fields })).toBe(200);
  const [request] = backEnd.requests();
  expect(request?.body.toString()).toBe('{}');
  expect(request?.fields).toEqual(expect.arrayContaining(['x-source: site', 'x-forwarded-for: 127.0.0.1']));
});
