import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from '../testing/client';
import { startServer, type TestServer } from '../testing/startServer';

let server: TestServer;

beforeAll(async () => {
  server = await startServer({ REQUEST_SECONDS: '1' });
});

/** Sends parts of a raw request with a pause after each, and returns the response once the server has closed. */
async function exchange(parts: readonly string[], pauseMs = 0): Promise<string> {
  const socket = connect(server.port, '127.0.0.1');
  let received = '';
  socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
  // The server closes the connection while the test still writes, so write errors are expected.
  socket.on('error', () => {});
  await once(socket, 'connect');
  for (const part of parts) {
    if (received || socket.closed) break;
    socket.write(part);
    await wait(pauseMs);
  }
  if (!socket.closed) await once(socket, 'close');
  return received;
}

const head = (length: number) =>
  `POST /api/auth/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;

test('a slow body times out before it is complete', async () => {
  // The body takes 15 seconds. A server that applies the limit late reads all of it and answers 400.
  const answer = await exchange([head(100), ...Array.from({ length: 100 }, () => '{')], 150);
  expect(answer).toMatch(/^HTTP\/1\.1 408/);
  expect(answer).toContain('Запрос шел слишком долго');
});

test('endless headers time out', async () => {
  expect(await exchange(['GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: '])).toMatch(/^HTTP\/1\.1 408/);
});

test.each([
  ['broken HTTP', 'nonsense\r\n\r\n', '400 Bad Request', 'Неверный запрос'],
  [
    'headers that are too large',
    `GET /healthz HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
    '431 Request Header Fields Too Large',
    'Слишком большой запрос',
  ],
])('%s: the request is refused in Russian', async (_, request, status, message) => {
  const [head = '', body = ''] = (await exchange([request])).split('\r\n\r\n');
  expect(head.split('\r\n')).toEqual([
    `HTTP/1.1 ${status}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ]);
  expect(JSON.parse(body)).toEqual({ message });
});

test.each(['/api/app/settings/', '/socket.io/?EIO=4&transport=websocket'])(
  'an upgrade of %s whose connection is reset does not end the process',
  async (path) => {
    const socket = connect(server.port, '127.0.0.1');
    await once(socket, 'connect');
    const fields = ['Host: x', 'Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'];
    socket.write(
      [`GET ${path} HTTP/1.1`, ...fields, 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==', '\r\n'].join('\r\n'),
    );
    // Until the server has read the request.
    await wait(100);
    socket.resetAndDestroy();
    await wait(100);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  },
);

test('a body that is too large is refused in Russian, whatever its type', async () => {
  const client = createClient(server.url);
  const large = 'я'.repeat(200_000);
  for (const answer of [
    await client.call('/api/auth/', { body: { phone: large } }),
    await client.call('/api/auth/', { form: { phone: large } }),
  ]) {
    expect([answer.status, answer.body.message]).toEqual([413, 'Слишком большой запрос']);
  }
});

/**
 * Sends a form whose sender does not say how long it is. One that is too large has no end here: the server closes its
 * connection, and whoever writes to it then may not get the answer.
 */
async function chunkedForm(fields: number, { hasEnd }: { hasEnd: boolean }): Promise<number | undefined> {
  const form = request(`${server.url}/api/app/order/add-comment/`, {
    method: 'POST',
    agent: false,
    headers: { 'content-type': 'multipart/form-data; boundary=border', 'transfer-encoding': 'chunked' },
  });
  const part = (name: string, text: string) =>
    `--border\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;
  // Each field is nearly as long as a field may be.
  for (let index = 0; index < fields; index += 1) form.write(part(`field${index}`, 'y'.repeat(19_000)));
  if (hasEnd) form.end(`${part('comment', 'hi')}--border--\r\n`);
  const [answer] = (await once(form, 'response')) as [IncomingMessage];
  form.destroy();
  return answer.statusCode;
}

test('a form that does not say its length may be no larger than one that does', async () => {
  expect(await chunkedForm(12, { hasEnd: true })).toBe(200);
  // The 14th passes 256 KB, and is whole once the next one begins.
  expect(await chunkedForm(15, { hasEnd: false })).toBe(413);
});

test.each([
  ['a broken path', 'GET', '/api/app/product/%E0%A4%A/', undefined, 400],
  ['a slug longer than any', 'GET', `/api/app/product/${'a'.repeat(201)}/`, undefined, 404],
  ['an unknown path', 'GET', '/api/app/nothing/', undefined, 404],
  ['an unknown method', 'DELETE', '/api/auth/', undefined, 404],
  ['a body of an unknown type', 'POST', '/api/auth/', 'text/csv', 415],
  ['a body that is not JSON', 'POST', '/api/auth/', 'application/json', 400],
])('%s is refused in Russian, with the id of the request', async (_name, method, path, type, status) => {
  const answer = await fetch(server.url + path, {
    method,
    ...(type ? { headers: { 'content-type': type }, body: '{phone' } : {}),
  });
  expect(answer.status).toBe(status);
  expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]{8,}$/);
  expect(await answer.json()).toEqual({ message: expect.stringMatching(/[а-я]/i) });
});
