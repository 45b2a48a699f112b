import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context';

const patience = 2000;

/**
 * /healthz: the process answers. /readyz: what it stands on does too. While it shuts down both are a 503, as
 * every call is.
 */
export function healthRoutes(app: FastifyInstance, { db, redis }: Context): void {
  // Supervisors ask often, and counting them would ask Redis first.
  const quiet = { logLevel: 'warn', schema: { hide: true }, config: { rateLimit: false } } as const;
  app.get('/healthz', quiet, async () => ({ status: 'ok' }));
  app.get('/readyz', quiet, async (_request, reply) => {
    const parts = {
      database: () => db.execute(sql`select 1`),
      ...(redis ? { redis: () => redis.ping() } : {}),
    };
    const checks = Object.entries(parts).map(async ([name, ask]) => ((await answers(ask)) ? [] : [name]));
    const silent = (await Promise.all(checks)).flat();
    if (silent.length === 0) return { status: 'ready' };
    return reply.code(503).send({ status: 'not ready', silent });
  });
}

async function answers(ask: () => Promise<unknown>): Promise<boolean> {
  const asked = ask().then(
    () => true,
    () => false,
  );
  return Promise.race([asked, wait(patience, false, { ref: false })]);
}
