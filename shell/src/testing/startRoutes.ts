import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import { requestIdOf } from '@storefront/api-contract/server';
import Fastify, { type FastifyInstance } from 'fastify';
import { addErrorHandlers } from '../server/errorHandlers';
import { addRefusals } from '../server/operation/logRefusal';
import { createMetrics } from '../server/operation/metrics';
import { VisitorCounts } from '../server/VisitorCounts';

export interface RoutesOptions {
  /** Receives each line of the log with level `warn` or above. */
  onLog?: ((line: string) => void) | undefined;
  /** Registers a plugin before the others. */
  plugin?: ((app: FastifyInstance) => void) | undefined;
  /** Counts refusals. */
  metrics?: ReturnType<typeof createMetrics> | undefined;
}

/** Starts a server without routes: it has cookies, and limits, refuses and logs as the shell server does. */
export async function startRoutes({ onLog, plugin, metrics = createMetrics() }: RoutesOptions = {}) {
  const app = Fastify({
    trustProxy: 'loopback',
    genReqId: ({ headers }) => requestIdOf(headers),
    logger: onLog ? { level: 'warn', stream: { write: onLog } } : false,
  });
  plugin?.(app);
  addErrorHandlers(app);
  addRefusals(app, metrics);
  await app.register(cookie);
  await app.register(rateLimit, { global: false, store: VisitorCounts });
  return app;
}
