import { type Brand, serviceWorkerPath } from '@storefront/contracts';
import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { offlinePagePath } from '../app/service-worker/offlinePage';
import type { Config } from './config';
import { type LastResort, withText } from './lastResort';
import { policyHeader } from './securityHeaders';

/**
 * Names under which earlier sites of a chain have had their worker. A browser asks for the script of its worker again, and
 * would keep the old worker, with its old pages, while that script is missing.
 */
const formerPaths = ['/service-worker.js', '/serviceworker.js', '/serviceWorker.js', '/ngsw-worker.js'];

/** It calls nothing but pages of this site. */
const policy = "default-src 'none'; connect-src 'self'";

const messages = {
  offlineTitle: 'Нет сети',
  offlineText: ({ name }: Brand) => `${name} откроется, как только появится интернет. Проверьте подключение.`,
};

/**
 * The service worker, and the page that it shows without a network. The worker is asked for each time, so that
 * `SERVICE_WORKER=off` reaches every browser that has one.
 */
export function serviceWorkerRoutes(
  app: FastifyInstance,
  {
    brand,
    config,
    lastResort,
  }: { brand: Brand; config: Pick<Config, 'hasServiceWorker' | 'shellDist'>; lastResort: LastResort },
) {
  const script = join(config.shellDist, 'server', 'serviceWorker.js');
  for (const path of [serviceWorkerPath, ...formerPaths]) {
    app.get(path, async (_request, reply) =>
      reply
        .type('text/javascript; charset=utf-8')
        .headers({ 'cache-control': 'no-cache', [policyHeader]: policy })
        .send(`self.isOff=${!config.hasServiceWorker};\n${await readFile(script, 'utf8')}`),
    );
  }
  const page = withText(lastResort.html, messages.offlineTitle, messages.offlineText(brand));
  app.get(offlinePagePath, (_request, reply) =>
    reply.headers({ ...lastResort.headers, 'cache-control': 'no-cache' }).send(page),
  );
}
