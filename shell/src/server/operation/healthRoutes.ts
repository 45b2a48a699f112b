import { contentCalls } from '@storefront/api-contract';
import { shellSecretHeader } from '@storefront/api-contract/server';
import type { FastifyInstance } from 'fastify';
import type { RemoteReleases } from '../releases';

/** Changes with the signal to stop. */
export interface Health {
  isStopping: boolean;
}

interface HealthOptions {
  health: Health;
  apiUrl: string;
  shellSecret: string | undefined;
  releases: Pick<RemoteReleases, 'pin'>;
}

const timeoutMs = 2000;

/**
 * /healthz: the process responds. /readyz: it can render pages too, for the back end answers and at least one release is
 * readable, and it is not stopping. A back end of another make need not have a health route, so one of its calls is made.
 */
export function healthRoutes(
  app: FastifyInstance,
  { health, apiUrl, shellSecret, releases }: HealthOptions,
): void {
  const hasBackEnd = async () => {
    const { status } = await fetch(apiUrl + contentCalls.settings.path, {
      headers: { 'x-source': 'site', ...(shellSecret ? { [shellSecretHeader]: shellSecret } : {}) },
      signal: AbortSignal.timeout(timeoutMs),
    });
    return status < 500;
  };
  const hasRelease = async () => Object.keys((await releases.pin()).browser).length > 0;

  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    if (health.isStopping) return reply.code(503).send({ status: 'stopping' });
    const [backEnd, release] = await Promise.all([holds(hasBackEnd), holds(hasRelease)]);
    if (backEnd && release) return { status: 'ready' };
    const missing = [...(backEnd ? [] : ['back end']), ...(release ? [] : ['releases'])];
    return reply.code(503).send({ status: 'not ready', missing });
  });
}

const holds = (check: () => Promise<boolean>): Promise<boolean> => check().catch(() => false);
