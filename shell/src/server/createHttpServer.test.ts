import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { sendByWire } from '../testing/wireVisitor';
import { createHttpServer } from './createHttpServer';
import { readLastResort } from './lastResort';

let app: FastifyInstance;

beforeAll(async () => {
  const lastResort = await readLastResort(join(__dirname, '../../static/last-resort.html'));
  app = createHttpServer(
    { logLevel: 'silent', trustProxy: 'loopback', requestSeconds: 1 },
    { lastResort, site: { isSecure: true, coversSubdomains: false } },
  );
  app.get('/', () => 'page');
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const exchange = async (bytes: Buffer) => Buffer.from(await sendByWire(app, bytes), 'latin1').toString();

test.each([
  ['a path of raw bytes', Buffer.from('GET /\xff HTTP/1.1\r\nHost: x\r\n\r\n', 'latin1'), '400 Bad Request'],
  ['no HTTP', Buffer.from('nonsense\r\n\r\n'), '400 Bad Request'],
  [
    'endless headers',
    Buffer.from(`GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`),
    '431 Request Header Fields Too Large',
  ],
  ['headers that do not end', Buffer.from('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '), '408 Request Timeout'],
])('%s gets the static page and the headers of every response', async (_what, bytes, status) => {
  const [head = '', body = ''] = (await exchange(bytes)).split('\r\n\r\n');
  expect(head.split('\r\n')).toEqual(
    expect.arrayContaining([
      `HTTP/1.1 ${status}`,
      'content-type: text/html; charset=utf-8',
      'x-content-type-options: nosniff',
      'strict-transport-security: max-age=31536000',
      `content-length: ${Buffer.byteLength(body)}`,
    ]),
  );
  expect(head).toMatch(/content-security-policy: .*frame-ancestors 'none'/);
  expect(body).toContain('<h1>Неверный запрос</h1>');
});

test('a connection that sends nothing is ended without an answer', async () => {
  expect(await exchange(Buffer.alloc(0))).toBe('');
});
