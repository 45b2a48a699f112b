import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { Server, type Socket } from 'socket.io';

/** Acts like the shell's proxy while the back end is down: accepts the connection, then closes it. */
function acceptAndClose({ headers }: IncomingMessage, connection: Duplex) {
  const accept = createHash('sha1')
    .update(`${headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`)
    .digest('base64');
  connection.end(
    `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
  );
}

/** A socket server on loopback in the place of the page's origin; records the sockets and their subscriptions. */
export async function startSocketServer() {
  const http = createServer();
  const io = new Server(http);
  const sockets: Socket[] = [];
  const subscriptions: unknown[] = [];
  /** Acknowledges a subscription, as our back end does. */
  const subscribing = { accept: (acknowledge: () => void) => acknowledge() };
  io.of('/main').on('connection', (socket) => {
    sockets.push(socket);
    socket.on('subscribe', (payload: unknown, acknowledge: () => void) => {
      subscriptions.push(payload);
      subscribing.accept(acknowledge);
    });
  });
  /** `isDown`: connections end as they do at the proxy of a back end that is down. */
  const outage = { isDown: false, attempts: 0 };
  /** Milliseconds that an upgrade takes. */
  const network = { delay: 0, attempts: 0 };
  const connect = http.listeners('upgrade');
  http.removeAllListeners('upgrade');
  http.on('upgrade', (request: IncomingMessage, connection: Duplex, head: Buffer) => {
    if (outage.isDown) {
      outage.attempts += 1;
      acceptAndClose(request, connection);
      return;
    }
    network.attempts += 1;
    setTimeout(() => {
      for (const listener of connect) listener.call(http, request, connection, head);
    }, network.delay);
  });
  await new Promise<void>((resolve) => void http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  Object.assign(globalThis, { location: new URL(`http://127.0.0.1:${port}/monitoring`) });
  const close = async () => {
    await io.close();
    Reflect.deleteProperty(globalThis, 'location');
  };
  return { io, sockets, subscriptions, subscribing, outage, network, close };
}

/** Waits until `condition` holds. @throws Error after 170 seconds, which only a test that hangs takes. */
export async function until(condition: () => boolean): Promise<void> {
  const deadline = performance.now() + 170_000;
  while (!condition()) {
    if (performance.now() > deadline) throw new Error('the awaited condition did not become true');
    await wait(10);
  }
}
