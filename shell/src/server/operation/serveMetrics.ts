import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { collectDefaultMetrics } from 'prom-client';
import type { Metrics } from './metrics';

/** Serves the metrics on a port of their own, which customers do not reach. */
export async function serveMetrics(
  { registry }: Pick<Metrics, 'registry'>,
  { host, port, log }: { host: string; port: number; log: Pick<FastifyBaseLogger, 'error'> },
): Promise<Server> {
  collectDefaultMetrics({ register: registry });
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      (error: unknown) => {
        log.error(error, 'the metrics could not be collected');
        response.writeHead(500).end();
      },
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}
