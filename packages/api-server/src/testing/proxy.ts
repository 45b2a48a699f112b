import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A proxy between a server and a service that it needs, so that a test can interrupt the service and restore it. */
export interface Proxy {
  port: number;
  /**
   * `cut`: new connections are refused; `hang`: no data reaches the service; `lose`: a connection breaks when its
   * answer comes; `pass`: all data passes. Every mode but `hang` first breaks the open connections.
   */
  turn: (mode: 'cut' | 'hang' | 'lose' | 'pass') => void;
  /** The number of open connections to the service. */
  connections: () => number;
  close: () => Promise<void>;
}

/** A TCP proxy on loopback to the host and port of `target`. */
export async function startProxy(target: string): Promise<Proxy> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  let mode: Parameters<Proxy['turn']>[0] = 'pass';
  const keep = (socket: Socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket)).on('error', () => {});
  };
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  const server = createServer((near) => {
    if (mode === 'cut') {
      near.destroy();
      return;
    }
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) keep(socket);
    near.on('data', (chunk) => mode !== 'hang' && far.write(chunk));
    far.on('data', (chunk) => (mode === 'lose' ? near.destroy() : near.write(chunk)));
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    turn: (next) => {
      mode = next;
      if (next !== 'hang') cut();
    },
    connections: () => open.size / 2,
    close: async () => {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
