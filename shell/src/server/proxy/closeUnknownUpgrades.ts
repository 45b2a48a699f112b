import type { IncomingHttpHeaders, IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

/** Answers 404 to an upgrade outside of `prefix` and closes its connection, which would stay open otherwise. */
export function closeUnknownUpgrades(
  server: Server,
  prefix: string,
  onClosed: (headers: IncomingHttpHeaders) => void,
): void {
  server.on('upgrade', ({ url = '', headers }: IncomingMessage, socket: Duplex) => {
    // Node has removed its own listener: a connection that is reset here would end the process.
    socket.on('error', () => socket.destroy());
    const [path = ''] = url.split('?', 1);
    if (path === prefix || path.startsWith(`${prefix}/`)) return;
    onClosed(headers);
    socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n', () =>
      socket.destroy(),
    );
  });
}
