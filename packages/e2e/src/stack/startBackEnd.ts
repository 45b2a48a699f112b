import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A back end of one test. */
export interface StartedBackEnd {
  /** Its origin. */
  url: string;
  stop(): void;
}

export interface BackEndResponse {
  status: number;
  contentType: string;
  body: string | Buffer;
}

/** Starts a server on a free port that answers each request by `respond`, and drops requests that `respond` rejects. */
export async function startBackEnd(
  respond: (url: URL, method: string) => Promise<BackEndResponse>,
): Promise<StartedBackEnd> {
  const server = createServer((request, response) => {
    respond(new URL(request.url ?? '/', 'http://back-end'), request.method ?? 'GET').then(
      ({ status, contentType, body }) =>
        response.writeHead(status, { 'content-type': contentType }).end(body),
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

export const jsonResponse = (status: number, json: unknown): BackEndResponse => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify(json ?? {}),
});
