import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

/** The part of a `prom-client` registry that `serveMetrics` needs. */
interface MetricsRegistry {
  readonly contentType: string;
  metrics(): Promise<string>;
}

interface MetricsServerOptions {
  host: string;
  port: number;
  /** Called with metrics that could not be collected, and with errors of the server once it listens. */
  onError: (error: unknown) => void;
}

/**
 * Serves the metrics of a server at `/metrics` on a port of their own, which customers do not reach
 * (docs/operating.md).
 *
 * @throws the error of listening, for example when the port is in use.
 */
export async function serveMetrics(
  registry: MetricsRegistry,
  { host, port, onError }: MetricsServerOptions,
): Promise<Server> {
  const respond = async ({ url }: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    const text = await registry.metrics();
    response.writeHead(200, { 'content-type': registry.contentType }).end(text);
  };
  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      onError(error);
      if (!response.headersSent) response.statusCode = 500;
      response.end();
    });
  });
  server.listen(port, host);
  await once(server, 'listening');
  server.on('error', onError);
  return server;
}
