import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { until } from '@storefront/config/until';
import { listen } from '../../testing/listen';
import { startProxy } from '../../testing/startProxy';

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** Starts the proxy in front of a back end that answers with `respond`. */
async function startBefore(respond: RequestListener, options: { timeoutMs?: number } = {}) {
  const other = createServer(respond);
  const app = await startProxy({ apiUrl: await listen(other), ...options });
  stops.push(
    () => app.close(),
    () => other.closeAllConnections(),
    () => other.close(),
  );
  return app;
}
const settingsCall = { url: '/api/app/settings/', headers: { 'x-source': 'site' } };

test('a slow visitor gets the whole answer of a back end that closes the connection after it', async () => {
  const size = 600_000;
  const closeAfter: RequestListener = (_request, response) => {
    response.writeHead(200, { connection: 'close', 'content-length': size }).end(Buffer.alloc(size));
  };
  const app = await startBefore(closeAfter);
  const response = await app.inject({ ...settingsCall, payloadAsStream: true });
  let length = 0;
  for await (const chunk of response.stream()) {
    length += (chunk as Buffer).length;
    await pause(20);
  }
  expect(length).toBe(size);
});

test('a back end that does not answer is given up', async () => {
  let connection: Socket | undefined;
  const app = await startBefore(({ socket }) => void (connection = socket), { timeoutMs: 50 });
  const response = await app.inject(settingsCall);
  expect([response.statusCode, response.json()]).toEqual([503, { message: '' }]);
  await until(() => connection?.destroyed === true);
});

test('a reading call is repeated when the back end closes the connection, and a writing call is not', async () => {
  const calls: string[] = [];
  const answered = new Set<Socket>();
  const closeReused: RequestListener = ({ method, socket }, response) => {
    calls.push(method ?? '');
    if (answered.has(socket)) socket.destroy();
    else response.end('{}');
    answered.add(socket);
  };
  const app = await startBefore(closeReused);
  const read = async () => (await app.inject(settingsCall)).statusCode;
  const write = async () => (await app.inject({ ...settingsCall, method: 'POST', payload: {} })).statusCode;
  expect([await read(), await read(), await write()]).toEqual([200, 200, 503]);
  expect(calls).toEqual(['GET', 'GET', 'GET', 'POST']);
});

test('a refused reading call is not repeated', async () => {
  let calls = 0;
  const refuse: RequestListener = (_request, response) => {
    calls += 1;
    response.writeHead(503).end('{}');
  };
  const app = await startBefore(refuse);
  expect((await app.inject(settingsCall)).statusCode).toBe(503);
  expect(calls).toBe(1);
});

test('an idle connection is closed by the shell, in the time that the back end announces', async () => {
  let closed: Promise<string> | undefined;
  // The back end announces two seconds and keeps the connection for five, Node's default.
  const respond: RequestListener = ({ socket }, response) => {
    closed = Promise.race([
      once(socket, 'end').then(() => 'by the shell'),
      once(socket, 'close').then(() => 'by the back end'),
    ]);
    response.writeHead(200, { connection: 'keep-alive', 'keep-alive': 'timeout=2' }).end('{}');
  };
  const app = await startBefore(respond);
  await app.inject(settingsCall);
  expect(await closed).toBe('by the shell');
});
