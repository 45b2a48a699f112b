import type { FastifyInstance } from 'fastify';
import { proxiedBackEnd } from '../../testing/proxiedBackEnd';
import { startProxy } from '../../testing/startProxy';
import { sendByWire, statusOf, upgradeHead } from '../../testing/wireVisitor';

const backEnd = proxiedBackEnd();
let lines: string[];
let app: FastifyInstance;

beforeEach(async () => {
  lines = [];
  const onLog = (line: string) => void lines.push(line);
  app = await startProxy({ apiUrl: backEnd.url, onLog });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

const requestId = 'from-the-proxy-in-front';

/** Sends the head of a request unchanged, and returns the status of the answer. */
async function send(head: readonly string[]): Promise<number> {
  const lined = [...head, 'Host: shop.example', `X-Request-Id: ${requestId}`, 'Connection: close'];
  return statusOf(await sendByWire(app, `${lined.join('\r\n')}\r\n\r\n`));
}

const post = (path: string) => [`POST ${path} HTTP/1.1`, 'X-Source: site'];

const foreignSocket = (path: string) => upgradeHead(path, 'Origin: https://evil.example');

test.each<[reason: string, head: string[], status: number, endpoint: string | undefined]>([
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
  ['socket of another site', foreignSocket('/socket.io/?EIO=4&transport=websocket'), 401, undefined],
  ['socket of an unknown path', foreignSocket('/secret'), 404, undefined],
])('a refused %s is logged with the request’s id', async (reason, head, status, endpoint) => {
  expect(await send(head)).toBe(status);
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { reqId: requestId, ...(endpoint && { endpoint }), msg: `refused: ${reason}` },
  ]);
  expect(lines.join()).not.toMatch(/secret|phone/);
  expect(backEnd.received).toEqual([]);
});

test('a path cannot forge a line of the log, and each line has its time', async () => {
  const began = Date.now();
  const path = '/pay/./%0A{"level":60,"msg":"forged"}';
  expect(await send([...post(path), 'Content-Length: 0'])).toBe(404);
  expect(lines.map((line) => line.trim().split('\n').length)).toEqual([1]);
  expect(lines.join()).not.toContain('forged');
  // Milliseconds since 1970, which have no zone.
  const { time } = JSON.parse(lines[0] ?? '') as { time: number };
  expect(time).toBeGreaterThanOrEqual(began);
  expect(time).toBeLessThanOrEqual(Date.now());
});

test('a call that is served is not logged', async () => {
  expect(await send(['GET /api/app/settings/ HTTP/1.1', 'X-Source: site'])).toBe(200);
  expect(lines).toEqual([]);
});
