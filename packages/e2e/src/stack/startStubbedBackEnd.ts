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
    if (pathname in answers) return send(200, 'application/json', JSON.stringify(answers[pathname]));
    const real = fetch(`http://127.0.0.1:${stack().apiPort}${pathname}${search}`, { method: request.method });
    return real.then(
      async (answer) =>
        send(
          answer.status,
          answer.headers.get('content-type') ?? 'text/plain',
          Buffer.from(await answer.arrayBuffer()),
        ),
      () => response.destroy(),
    );
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
