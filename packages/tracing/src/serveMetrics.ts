import Fastify, { type FastifyInstance } from 'fastify';

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
): Promise<FastifyInstance> {
  const app = Fastify({ forceCloseConnections: true });
  app.setErrorHandler((error, _request, reply) => {
    onError(error);
    void reply.code(500).send();
  });
  app.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
  await app.listen({ host, port });
  app.server.on('error', onError);
  return app;
}
