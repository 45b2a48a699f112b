import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { until } from '@storefront/config/until';
import { io } from 'socket.io-client';
import { createClient } from '../../testing/client';
import { startServer, type TestServer } from '../../testing/startServer';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});

test.each(['/healthz', '/readyz', '/healthz/', '/readyz/'])('%s reports health', async (path) => {
  expect((await fetch(server.url + path)).status).toBe(200);
});

test('a stopping server is not ready, and answers calls until it stops listening', async () => {
  const draining = await startServer({ DRAIN_SECONDS: '60' });
  expect((await fetch(`${draining.url}/readyz`)).status).toBe(200);
  const ended = draining.kill('SIGTERM');
  await until(async () => (await fetch(`${draining.url}/readyz`)).status === 503);
  expect(await (await fetch(`${draining.url}/readyz`)).json()).toEqual({ status: 'stopping' });
  expect((await fetch(`${draining.url}/api/app/settings/`)).status).toBe(200);
  expect((await fetch(`${draining.url}/healthz`)).status).toBe(200);
  await draining.kill('SIGKILL');
  await ended;
});

async function receive(socket: Socket, words: string): Promise<string> {
  let received = '';
  socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
  await until(() => received.includes(words));
  return received;
}

test('a shutdown lets the running call end, refuses the next one and closes sockets', async () => {
  const client = createClient(server.url);
  const token = await client.login('79996660001');
  const live = io(server.url, { transports: ['websocket'], auth: { token }, reconnection: false });
  await new Promise((resolve) => live.once('connect', () => resolve(undefined)));
  const dropped = new Promise((resolve) => live.once('disconnect', resolve));

  // Half of the request arrives before the signal, the other half after it.
  const body = JSON.stringify({ phone: '79996660002' });
  const running = connect(server.port, '127.0.0.1');
  await once(running, 'connect');
  const head = `POST /api/auth/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
  running.write(head + body.slice(0, 5));
  await wait(100);
  const ended = server.kill('SIGTERM');
  await dropped;
  running.write(body.slice(5));
  expect(await receive(running, '"success"')).toMatch(/^HTTP\/1\.1 200/);
  // A server that does not stop by itself exits with 1 after nine seconds.
  expect(await ended).toBe(0);
  await expect(fetch(`${server.url}/readyz`)).rejects.toThrow();
});
