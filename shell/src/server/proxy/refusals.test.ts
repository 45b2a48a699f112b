import cookie from '@fastify/cookie';
import { requestIdOf } from '@storefront/api-contract/server';
import Fastify, { type FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { addRefusals } from '../operation/logRefusal';
import { createMetrics } from '../operation/metrics';
import { createSessionCookie } from '../session';
import { backEndProxy } from './backEndProxy';
import { createBrowserIdCookie } from './browserIdCookie';

// The proxy logs its own refusals, and accepts the visitor's address from trusted proxies only.

let backEnd: Server;
let received: IncomingMessage[] = [];
let apiUrl: string;
let lines: string[] = [];
const started: FastifyInstance[] = [];

beforeAll(async () => {
  backEnd = createServer((request, response) => {
    received.push(request);
    const isMoved = request.url === '/api/app/settings/?moved';
    response.writeHead(isMoved ? 307 : 200, isMoved ? { location: '/api/user/get-data/' } : {}).end('{}');
  });
  await new Promise<void>((resolve) => backEnd.listen(0, '127.0.0.1', resolve));
  apiUrl = `http://127.0.0.1:${(backEnd.address() as AddressInfo).port}`;
});
afterAll(() => void backEnd.close());
beforeEach(() => {
  received = [];
  lines = [];
});
afterEach(async () => {
  await Promise.all(started.splice(0).map((app) => app.close()));
});

let metrics: ReturnType<typeof createMetrics>;
let time = 0;

async function startShell(trustProxy = 'loopback') {
  const app = Fastify({
    logger: { level: 'warn', stream: { write: (line) => lines.push(line) } },
    genReqId: ({ headers }) => requestIdOf(headers),
    trustProxy,
  });
  started.push(app);
  metrics = createMetrics();
  addRefusals(app, metrics, () => time);
  await app.register(cookie);
  const cookieOptions = { brandKey: 'umi', isSecure: false };
  await backEndProxy(app, {
    apiUrl,
    publicUrl: 'http://shop.example',
    session: createSessionCookie(cookieOptions),
    browserId: createBrowserIdCookie(cookieOptions),
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return app;
}

const requestId = 'from-the-proxy-in-front';

/** Sends the head of a request unchanged, and returns the status of the answer. */
async function send(app: FastifyInstance, head: readonly string[]): Promise<number> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const lined = [...head, 'Host: shop.example', `X-Request-Id: ${requestId}`, 'Connection: close'];
  socket.setEncoding('utf8').write(`${lined.join('\r\n')}\r\n\r\n`);
  const [text] = (await once(socket, 'data')) as [string];
  socket.destroy();
  return Number(text.slice(9, 12));
}

const post = (path: string) => [`POST ${path} HTTP/1.1`, 'X-Source: site'];

const foreignSocket = [
  'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Origin: https://evil.example',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
];

test.each([
  [
    'call of another site',
    ['GET /api/orders/shared/secret/?phone=79 HTTP/1.1'],
    403,
    '/api/orders/shared/{token}/',
  ],
  ['odd path', [...post('/pay/./secret'), 'Content-Length: 0'], 404, '/pay/…'],
  ['too large a body', [...post('/api/app/search/'), 'Content-Length: 9000000'], 413, '/api/app/search/'],
  ['body of no length', [...post('/api/app/search/'), 'Transfer-Encoding: chunked'], 411, '/api/app/search/'],
  ['compressed body', [...post('/api/app/search/'), 'Content-Encoding: gzip'], 415, '/api/app/search/'],
  [
    'body of a reading call',
    ['GET /api/app/settings/ HTTP/1.1', 'X-Source: site', 'Content-Length: 2'],
    400,
    '/api/app/settings/',
  ],
])('a refused %s is logged with the request’s id', async (reason, head, status, endpoint) => {
  expect(await send(await startShell(), head)).toBe(status);
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { reqId: requestId, endpoint, msg: `refused: ${reason}` },
  ]);
  expect(lines.join()).not.toMatch(/secret|phone/);
  expect(received).toEqual([]);
});

test('a refused socket is logged with the request’s id', async () => {
  expect(await send(await startShell(), foreignSocket)).toBe(401);
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { reqId: requestId, msg: 'refused: socket of another site' },
  ]);
});

test.each([
  ['call of another site', ['GET /api/app/settings/ HTTP/1.1']],
  ['socket of another site', foreignSocket],
  ['socket of an unknown path', ['GET /secret HTTP/1.1', ...foreignSocket.slice(1)]],
  ['too large a body', [...post('/api/app/search/'), 'Content-Length: 9000000']],
])(
  'a stranger who repeats a refused %s is logged once a minute, and other refusals are still logged',
  async (reason, head) => {
    const app = await startShell();
    for (let turn = 0; turn < 50; turn += 1) await send(app, head);
    await send(app, [...post('/pay/./secret'), 'Content-Length: 0']);
    time += 60_000;
    await send(app, head);
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { msg: `refused: ${reason}`, suppressed: 0 },
      { msg: 'refused: odd path', suppressed: 0 },
      { msg: `refused: ${reason}`, suppressed: 49 },
    ]);
    const { values } = await metrics.refusals.get();
    expect(values.map(({ labels, value }) => [labels.reason, value])).toEqual([
      [reason, 51],
      ['odd path', 1],
    ]);
  },
);

test('a path cannot forge a line of the log, and each line has its time', async () => {
  const began = Date.now();
  const path = '/pay/./%0A{"level":60,"msg":"forged"}';
  expect(await send(await startShell(), [...post(path), 'Content-Length: 0'])).toBe(404);
  expect(lines.map((line) => line.trim().split('\n').length)).toEqual([1]);
  expect(lines.join()).not.toContain('forged');
  // Milliseconds since 1970, which have no zone.
  const { time } = JSON.parse(lines[0] ?? '') as { time: number };
  expect(time).toBeGreaterThanOrEqual(began);
  expect(time).toBeLessThanOrEqual(Date.now());
});

test('a call that is served is not logged', async () => {
  expect(await send(await startShell(), ['GET /api/app/settings/ HTTP/1.1', 'X-Source: site'])).toBe(200);
  expect(lines).toEqual([]);
});

test.each([
  ['a proxy that is trusted', 'loopback', '203.0.113.9'],
  ['an address outside of TRUST_PROXY', '10.0.0.0/8', '127.0.0.1'],
])('X-Forwarded-For from %s', async (_who, trustProxy, address) => {
  const head = ['GET /api/app/settings/ HTTP/1.1', 'X-Source: site', 'X-Forwarded-For: 203.0.113.9'];
  expect(await send(await startShell(trustProxy), head)).toBe(200);
  expect(received[0]?.headers['x-forwarded-for']).toBe(address);
});

test('a redirect of the back end is passed on and not followed', async () => {
  const head = ['GET /api/app/settings/?moved HTTP/1.1', 'X-Source: site'];
  expect(await send(await startShell(), head)).toBe(307);
  expect(received.map(({ url }) => url)).toEqual(['/api/app/settings/?moved']);
});

test('TRACE, which a browser never sends, is not passed on', async () => {
  expect(await send(await startShell(), ['TRACE /api/app/settings/ HTTP/1.1', 'X-Source: site'])).toBe(404);
  expect(received).toEqual([]);
});
