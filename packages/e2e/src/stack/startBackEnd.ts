import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { stack } from './stack';

/** An answer of the back end: a status, and JSON where there is some. */
export interface Answer {
  status: number;
  json?: unknown;
}

/**
 * Starts a back end that gives these answers to requests by path, and passes every other request to the back end of
 * the stack.
 */
export async function startBackEnd(
  answers: Readonly<Record<string, Answer>>,
): Promise<{ url: string; stop(): void }> {
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://back-end');
    const answer = answers[pathname];
    const passed = async () => {
      const real = await fetch(`http://127.0.0.1:${stack().apiPort}${pathname}${search}`, {
        method: request.method ?? 'GET',
      });
      response.writeHead(real.status, { 'content-type': real.headers.get('content-type') ?? 'text/plain' });
      response.end(Buffer.from(await real.arrayBuffer()));
    };
    if (answer) {
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer.json ?? {}));
    } else passed().catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
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
