import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { stack } from './stack';

/**
 * Starts a back end that answers these paths with JSON, and passes every other request to the back end of the stack.
 * Returns its origin.
 */
export async function startStubbedBackEnd(answers: Readonly<Record<string, unknown>>) {
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://back-end');
    const send = (status: number, contentType: string, body: string | Buffer) =>
      response.writeHead(status, { 'content-type': contentType }).end(body);
    if (pathname in answers) {
      send(200, 'application/json', JSON.stringify(answers[pathname]));
      return;
    }
    fetch(`http://127.0.0.1:${stack().apiPort}${pathname}${search}`, { method: request.method })
      .then(async (real) => {
        const type = real.headers.get('content-type') ?? 'text/plain';
        send(real.status, type, Buffer.from(await real.arrayBuffer()));
      })
      .catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
