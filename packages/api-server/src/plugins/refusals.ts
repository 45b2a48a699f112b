import type { WriteRefusal } from '@storefront/api-contract/server';
import type { FastifyInstance } from 'fastify';

/** The reasons for which this server itself refuses a call: a label of a metric, so a closed set. */
export type RefusalReason =
  | 'forbidden'
  | 'too large a body'
  | 'too many requests'
  | 'socket without a login'
  | 'socket that sends too much';

/** Statuses of calls that a stranger can cause by the thousand. Their other lines are left out of the log. */
const reasons: Partial<Record<number, RefusalReason>> = {
  403: 'forbidden',
  413: 'too large a body',
  429: 'too many requests',
};

/** Why a call with this status was refused; undefined for a status whose calls have lines of their own. */
export const refusalOf = (status: number): RefusalReason | undefined => reasons[status];

/** Writes refused calls by the pattern of their route: paths may be secret links. */
export function addRefusals(app: FastifyInstance, writeRefusal: WriteRefusal<RefusalReason>): void {
  app.addHook('onResponse', async ({ log, method, routeOptions }, { statusCode }) => {
    const reason = refusalOf(statusCode);
    if (reason) writeRefusal(log, reason, { method, route: routeOptions.url ?? 'unknown' });
  });
}
