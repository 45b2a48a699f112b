import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context';

const timeoutMs = 2000;

/** Changes with the signal to stop. */
export interface Health {
  isStopping: boolean;
}

/**
 * /healthz: the process responds. /readyz: PostgreSQL responds too, and the process is not stopping; without Redis it
 * serves on, and is `degraded`. Once the server has stopped listening, both are 503, as every call is.
 */
export function healthRoutes(app: FastifyInstance, { db, redis }: Context, health: Health): void {
  // Supervisors poll often, and rate limiting would query Redis each time.
  const quiet = { logLevel: 'warn', schema: { hide: true }, config: { rateLimit: false } } as const;
  app.get('/healthz', quiet, async () => ({ status: 'ok' }));
  app.get('/readyz', quiet, async (_request, reply) => {
    if (health.isStopping) return reply.code(503).send({ status: 'stopping' });
    const [hasDatabase, hasRedis] = await Promise.all([
      responds(() => db.execute(sql`select 1`)),
      !redis || responds(() => redis.ping()),
    ]);
    if (!hasDatabase) return reply.code(503).send({ status: 'not ready', silent: ['database'] });
    return { status: 'ready', ...(hasRedis ? {} : { degraded: ['redis'] }) };
  });
}

async function responds(check: () => Promise<unknown>): Promise<boolean> {
  const checked = check().then(
    () => true,
    () => false,
  );
  return Promise.race([checked, wait(timeoutMs, false, { ref: false })]);
}
