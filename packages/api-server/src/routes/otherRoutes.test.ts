import { allCalls } from '@storefront/api-contract/server';
import { createApp, registerPlugins } from '../app';
import { createResponseCache } from '../catalogue/responseCache';
import { readConfig } from '../config';
import type { Context } from '../context';
import { createMetrics } from '../plugins/metrics';
import type { Sockets } from '../plugins/sockets';
import { sandboxProvider } from '../payment/sandboxProvider';

/** Every registered route without HEAD routes; no handler is called, so no database is needed. */
async function readRoutes(environment: Record<string, string>) {
  const config = readConfig({ LOG_LEVEL: 'silent', ...environment });
  const app = createApp(config);
  const routes = new Set<string>();
  app.addHook('onRoute', ({ method, url }) => {
    for (const name of [method].flat()) if (name !== 'HEAD') routes.add(`${name} ${url}`);
  });
  const context: Partial<Context> = {
    config,
    redis: undefined,
    payment: sandboxProvider(config.publicUrl),
    metrics: createMetrics({
      readDepths: async () => ({}),
      readAges: async () => ({}),
      readSmsHour: async () => ({ sent: 0, cap: 1 }),
      onError: () => undefined,
    }),
    writeRefusal: () => undefined,
    responses: createResponseCache({ ttlSeconds: 1, maxEntries: 1 }),
  };
  const sockets: Pick<Sockets, 'disconnectSession'> = { disconnectSession: () => undefined };
  await registerPlugins(app, context as Context, {
    sockets: sockets as Sockets,
    health: { isStopping: false },
  });
  await app.ready();
  await app.close();
  return routes;
}

const declared = new Set(
  allCalls.map(({ method, path }) => `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
);

/** Served beside the contract, to anyone: files, links that are secrets, signed webhooks, health. */
const others = [
  'GET /api/reservations/:name',
  'GET /healthz',
  'GET /pay/:token',
  'GET /readyz',
  'GET /storage/dishes/*',
  'GET /storage/restaurants/*',
  'GET /storage/tags/*',
  'GET /storage/uploads/:name',
  'POST /api/payment/webhook/',
  'POST /pay/:token',
];
const production = {
  NODE_ENV: 'production',
  SMS_GATEWAY_URL: 'http://sms.test/',
  CAPTCHA: 'off',
  KITCHEN: 'simulated',
};
const realKitchen = {
  ...production,
  KITCHEN: 'webhook',
  KITCHEN_URL: 'http://kitchen.test/',
  KITCHEN_SECRET: 'sixteen letters!',
};

test.each([
  ['production', production, others],
  [
    'production with a kitchen',
    realKitchen,
    [...others, 'POST /api/kitchen/status/', 'POST /api/kitchen/stop-list/'],
  ],
  ['development', { NODE_ENV: 'development' }, [...others, 'GET /dev/sms']],
])('in %s a route is a call of the contract or one of these', async (_mode, environment, expected) => {
  const routes = await readRoutes(environment);
  // The pages of the OpenAPI document, in development.
  const found = [...routes].filter((route) => !declared.has(route) && !/^GET \/docs(?:\/|$)/.test(route));
  expect(found.toSorted()).toEqual(expected.toSorted());
  expect([...declared].filter((route) => !routes.has(route))).toEqual([]);
});
