import { createRefusals, type WriteRefusal } from '@storefront/api-contract/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { endpointOf } from './endpointOf';
import type { Metrics } from './metrics';

/** Why this server itself refused a request: a label of a metric, so a closed set. */
export type RefusalReason =
  | 'call of another site'
  | 'socket of another site'
  | 'socket of an unknown path'
  | 'too many sockets'
  | 'odd path'
  | 'too large a body'
  | 'body of no length'
  | 'compressed body'
  | 'body of a reading call'
  | 'too many requests'
  | 'invalid link';

declare module 'fastify' {
  interface FastifyInstance {
    writeRefusal: WriteRefusal<RefusalReason>;
  }
}

/** Adds `app.writeRefusal`, which counts every refusal and logs some. */
export function addRefusals(app: FastifyInstance, { refusals }: Pick<Metrics, 'refusals'>): void {
  app.decorate('writeRefusal', createRefusals<RefusalReason>(refusals));
}

/**
 * Logs a request that this server itself refused, with its id. The line has the call's pattern and not its path:
 * paths may be secret links.
 */
export function logRefusal(
  { server, log, method, url, routeOptions }: FastifyRequest,
  reason: RefusalReason,
): void {
  server.writeRefusal(log, reason, { method, endpoint: endpointOf(url) ?? routeOptions.url });
}
