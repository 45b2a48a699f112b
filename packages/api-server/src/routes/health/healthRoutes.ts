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
 * /healthz: the process responds. /readyz: its dependencies respond too, and it is not stopping. Once the server has
 * stopped listening, both are 503, as every call is.
 */
export function healthRoutes(app: FastifyInstance, { db, redis }: Context, health: Health): void {
  // Supervisors poll often, and rate limiting would query Redis each time.
  const quiet = { logLevel: 'warn', schema: { hide: true }, config: { rateLimit: false } } as const;
  app.get('/healthz', quiet, async () => ({ status: 'ok' }));
  app.get('/readyz', quiet, async (_request, reply) => {
    if (health.isStopping) return reply.code(503).send({ status: 'stopping' });
    const dependencies = {
      database: () => db.execute(sql`select 1`),
      ...(redis ? { redis: () => redis.ping() } : {}),
    };
    const checks = Object.entries(dependencies).map(async ([name, check]) =>
      (await responds(check)) ? [] : [name],
    );
    const unavailable = (await Promise.all(checks)).flat();
    if (unavailable.length === 0) return { status: 'ready' };
    return reply.code(503).send({ status: 'not ready', silent: unavailable });
  });
}

async function responds(check: () => Promise<unknown>): Promise<boolean> {
  const checked = check().then(
    () => true,
    () => false,
  );
  return Promise.race([checked, wait(timeoutMs, false, { ref: false })]);
}
