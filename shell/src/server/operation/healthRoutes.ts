import { contentCalls } from '@storefront/api-contract';
import { shellSecretHeader } from '@storefront/api-contract/server';
import type { FastifyInstance } from 'fastify';
import type { RemoteReleases } from '../releases';
import type { PageRenderer } from '../render-thread/createPageRenderer';

interface HealthOptions {
  health: { isStopping: boolean };
  apiUrl: string;
  shellSecret: string | undefined;
  releases: Pick<RemoteReleases, 'pin'>;
  renderer: Pick<PageRenderer, 'isReady'>;
}

const timeoutMs = 2000;

/** Anyone may request these routes at any rate, so a check is made at most once in this time. */
const sharedForMs = 1000;

/**
 * /healthz: the process responds. /readyz: it can also render pages, because the back end answers, at least one release
 * is readable and render threads start, and it is not stopping. A back end may have no health route, so one of its
 * calls is made.
 */
export function healthRoutes(
  app: FastifyInstance,
  { health, apiUrl, shellSecret, releases, renderer }: HealthOptions,
): void {
  const hasBackEnd = async () => {
    const { status, body } = await fetch(apiUrl + contentCalls.settings.path, {
      headers: { 'x-source': 'site', ...(shellSecret ? { [shellSecretHeader]: shellSecret } : {}) },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    // An answer that is not read would keep its connection.
    await body?.cancel();
    return status < 500;
  };
  const hasRelease = async () => Object.keys((await releases.pin()).browser).length > 0;
  const check = shared(() => Promise.all([holds(hasBackEnd), holds(hasRelease)]));

  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    if (health.isStopping) return reply.code(503).send({ status: 'stopping' });
    const [backEnd, release] = await check();
    const found = { 'back end': backEnd, releases: release, 'render threads': renderer.isReady() };
    const missing = Object.entries(found).flatMap(([name, isThere]) => (isThere ? [] : [name]));
    return missing.length === 0
      ? { status: 'ready' }
      : reply.code(503).send({ status: 'not ready', missing });
  });
}

const holds = (check: () => Promise<boolean>): Promise<boolean> => check().catch(() => false);

function shared<Result>(check: () => Promise<Result>): () => Promise<Result> {
  let last: { startedAt: number; result: Promise<Result> } | undefined;
  return () => {
    const now = performance.now();
    if (!last || now - last.startedAt >= sharedForMs) last = { startedAt: now, result: check() };
    return last.result;
  };
}
