import type { FastifyRequest } from 'fastify';
import { endpointOf } from './endpointOf';

type Reason =
  | 'call of another site'
  | 'odd path'
  | 'too large a body'
  | 'body of no length'
  | 'too many requests';

/**
 * Writes a line about what this server refuses by itself, with the request's id. The call stands there by its pattern:
 * paths may be secret links.
 */
export function logRefusal({ log, method, url, routeOptions }: FastifyRequest, reason: Reason): void {
  log.warn({ method, endpoint: endpointOf(url) ?? routeOptions.url }, `refused: ${reason}`);
}
