import { firstPerMinute } from '@storefront/api-contract/server';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Metrics } from './metrics';

/** A label of a metric, so a closed set. */
type Reason =
  | 'forbidden'
  | 'too large a body'
  | 'too many requests'
  | 'socket without a login'
  | 'socket that sends too much';

/** Statuses of calls that a stranger can cause by the thousand. Their other lines are left out of the log. */
const reasons: Partial<Record<number, Reason>> = {
  403: 'forbidden',
  413: 'too large a body',
  429: 'too many requests',
};

/** Why a call with this status was refused; undefined for what has a line of its own. */
export const refusalOf = (status: number): Reason | undefined => reasons[status];

export type WriteRefusal = (log: FastifyBaseLogger, reason: Reason, fields?: object) => void;

/** Counts every refusal, and writes the first of each reason in a minute; the next line has the number of the others. */
export function createRefusals({ refusals }: Pick<Metrics, 'refusals'>, now?: () => number): WriteRefusal {
  const suppressedBefore = firstPerMinute(now);
  return (log, reason, fields) => {
    refusals.inc({ reason });
    const suppressed = suppressedBefore(reason);
    if (suppressed !== undefined) log.warn({ ...fields, suppressed }, `refused: ${reason}`);
  };
}

/** Writes refused calls by the pattern of their route: paths may be secret links. */
export function addRefusals(app: FastifyInstance, writeRefusal: WriteRefusal): void {
  app.addHook('onResponse', async ({ log, method, routeOptions }, { statusCode }) => {
    const reason = refusalOf(statusCode);
    if (reason) writeRefusal(log, reason, { method, route: routeOptions.url ?? 'unknown' });
  });
}
