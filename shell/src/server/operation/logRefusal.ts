import { firstPerMinute } from '@storefront/api-contract/server';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { endpointOf } from './endpointOf';
import type { Metrics } from './metrics';

/** What this server refuses by itself: a label of a metric, so a closed set. */
type Reason =
  | 'call of another site'
  | 'socket of another site'
  | 'socket of an unknown path'
  | 'odd path'
  | 'too large a body'
  | 'body of no length'
  | 'too many requests';

type WriteRefusal = (log: FastifyBaseLogger, reason: Reason, fields: object) => void;

declare module 'fastify' {
  interface FastifyInstance {
    writeRefusal: WriteRefusal;
  }
}

/** Counts every refusal, and writes the first of each reason in a minute; the next line has the number of the others. */
export function addRefusals(
  app: FastifyInstance,
  { refusals }: Pick<Metrics, 'refusals'>,
  now?: () => number,
): void {
  const suppressedBefore = firstPerMinute(now);
  const writeRefusal: WriteRefusal = (log, reason, fields) => {
    refusals.inc({ reason });
    const suppressed = suppressedBefore(reason);
    if (suppressed !== undefined) log.warn({ ...fields, suppressed }, `refused: ${reason}`);
  };
  app.decorate('writeRefusal', writeRefusal);
}

/**
 * Writes a line about what this server refuses by itself, with the request's id. The call stands there by its pattern:
 * paths may be secret links.
 */
export function logRefusal({ server, log, method, url, routeOptions }: FastifyRequest, reason: Reason): void {
  server.writeRefusal(log, reason, { method, endpoint: endpointOf(url) ?? routeOptions.url });
}
