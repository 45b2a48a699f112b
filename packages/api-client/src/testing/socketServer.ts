import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server, type Socket } from 'socket.io';

/** A socket server on loopback in the place of the page's origin; records the sockets and their subscriptions. */
export async function startSocketServer() {
  const http = createServer();
  const io = new Server(http);
  const sockets: Socket[] = [];
  const subscriptions: unknown[] = [];
  io.of('/main').on('connection', (socket) => {
    sockets.push(socket);
    socket.on('subscribe', (payload: unknown) => subscriptions.push(payload));
  });
  await new Promise<void>((resolve) => void http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  Object.assign(globalThis, { location: new URL(`http://127.0.0.1:${port}/monitoring`) });
  const close = async () => {
    await io.close();
    Reflect.deleteProperty(globalThis, 'location');
  };
  return { io, sockets, subscriptions, close };
}

/** Waits until `condition` holds. */
export async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 10));
}
