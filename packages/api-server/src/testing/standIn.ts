import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';

export interface StandInAnswer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

export interface StandIn {
  url: string;
  close: () => void;
}

/** A server in the test's process that stands for one of others; `respond` may never settle, as a server that hangs. */
export async function startStandIn(
  respond: (
    request: IncomingMessage,
    content: string,
    bytes: Buffer,
  ) => StandInAnswer | Promise<StandInAnswer>,
): Promise<StandIn> {
  const server = createServer((request, response) => {
    const answer = async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const bytes = Buffer.concat(chunks);
      const { status, body, headers } = await respond(request, bytes.toString(), bytes);
      response
        .writeHead(status, { 'content-type': 'application/json', ...headers })
        .end(JSON.stringify(body));
    };
    answer().catch((error: unknown) => response.destroy(error as Error));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}`, close };
}
