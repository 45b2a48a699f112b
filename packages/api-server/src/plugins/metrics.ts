import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../database/connect';

/** What became of a call that places an order. */
export type OrderOutcome = 'placed' | 'refused' | 'failed';

/** What is waiting for a background job, by its query. */
const queues = {
  events: sql`select count(*)::int as depth from event_outbox`,
  orders_due: sql`select count(*)::int as depth from orders where next_at <= now()`,
  refunds: sql`select count(*)::int as depth from payments where status = 'refund_due'`,
};

/** The metrics of one process (docs/operating.md). Labels have few values: patterns of routes, never paths. */
export function createMetrics(db: Database) {
  const registers = [new Registry()];
  const [registry = new Registry()] = registers;
  const orders = new Counter({
    name: 'storefront_orders_total',
    help: 'Calls that place an order, by outcome',
    labelNames: ['outcome'] as const,
    registers,
  });
  const responses = new Counter({
    name: 'storefront_response_cache_total',
    help: 'Answers of the catalogue, from the memory (hit) or made (miss)',
    labelNames: ['result'] as const,
    registers,
  });
  const calls = new Histogram({
    name: 'storefront_api_call_seconds',
    help: 'Duration of calls by route and status',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  });
  const queue = new Gauge({
    name: 'storefront_queue_depth',
    help: 'Rows that wait for a background job, in the whole database',
    labelNames: ['queue'] as const,
    registers,
    async collect() {
      for (const [name, query] of Object.entries(queues)) {
        const { rows } = await db.execute<{ depth: number }>(query);
        this.set({ queue: name }, rows[0]?.depth ?? 0);
      }
    },
  });
  return { registry, orders, responses, calls, queue };
}

export type Metrics = ReturnType<typeof createMetrics>;

/** Counts every call by the pattern of its route. */
export function addMetrics(app: FastifyInstance, { calls }: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const { url: route = 'unknown', method } = request.routeOptions;
    const labels = { method: typeof method === 'string' ? method : request.method, route };
    // A method that no route has may be any word.
    const known = request.is404 ? { method: 'any', route: 'unknown' } : labels;
    calls.observe({ ...known, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
  });
}

interface Address {
  host: string;
  port: number;
}

/** Serves the metrics on a port of their own, which customers do not reach. */
export async function serveMetrics(
  { registry }: Pick<Metrics, 'registry'>,
  { host, port }: Address,
  onError: (error: unknown) => void,
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
        onError(error);
        response.writeHead(500).end();
      },
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}
