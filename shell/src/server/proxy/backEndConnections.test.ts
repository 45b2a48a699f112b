import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { startProxy } from '../../testing/startProxy';

/** Starts the proxy in front of a back end that answers with `respond`, and stops both after `work`. */
async function withBackEnd(
  respond: RequestListener,
  options: { timeoutMs?: number },
  work: (app: FastifyInstance) => Promise<void>,
) {
  const other = createServer(respond);
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const apiUrl = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  const app = await startProxy({ apiUrl, ...options });
  try {
    await work(app);
  } finally {
    await app.close();
    other.closeAllConnections();
    other.close();
  }
}
const settingsCall = { url: '/api/app/settings/', headers: { 'x-source': 'site' } };

test('a slow visitor gets the whole answer of a back end that closes the connection after it', async () => {
  const size = 600_000;
  const closeAfter: RequestListener = (_request, response) => {
    response.writeHead(200, { connection: 'close', 'content-length': size }).end(Buffer.alloc(size));
  };
  await withBackEnd(closeAfter, {}, async (app) => {
    const response = await app.inject({ ...settingsCall, payloadAsStream: true });
    let length = 0;
    for await (const chunk of response.stream()) {
      length += (chunk as Buffer).length;
      await pause(20);
    }
    expect(length).toBe(size);
  });
});

test('a back end that does not answer is given up', async () => {
  await withBackEnd(
    () => undefined,
    { timeoutMs: 50 },
    async (app) => {
      const response = await app.inject(settingsCall);
      expect([response.statusCode, response.json()]).toEqual([503, { message: '' }]);
    },
  );
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
  await withBackEnd(closeReused, {}, async (app) => {
    const read = async () => (await app.inject(settingsCall)).statusCode;
    const write = async () => (await app.inject({ ...settingsCall, method: 'POST', payload: {} })).statusCode;
    expect([await read(), await read(), await write()]).toEqual([200, 200, 503]);
    expect(calls).toEqual(['GET', 'GET', 'GET', 'POST']);
  });
});

test('a refused reading call is not repeated', async () => {
  let calls = 0;
  const refuse: RequestListener = (_request, response) => {
    calls += 1;
    response.writeHead(503).end('{}');
  };
  await withBackEnd(refuse, {}, async (app) => {
    expect((await app.inject(settingsCall)).statusCode).toBe(503);
    expect(calls).toBe(1);
  });
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
  await withBackEnd(respond, {}, async (app) => {
    await app.inject(settingsCall);
    expect(await closed).toBe('by the shell');
  });
});
