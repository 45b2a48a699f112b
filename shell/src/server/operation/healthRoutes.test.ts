import { until } from '@storefront/config/until';
import Fastify from 'fastify';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PinnedReleases } from '../releases';
import { healthRoutes } from './healthRoutes';

let backEnd: Server;
let apiUrl: string;
let status: number | undefined;
let calls = 0;
/** It takes calls and never answers. */
let isSilent = false;
let browser: PinnedReleases['browser'];
const health = { isStopping: false };
let hasThreads: boolean;

beforeAll(async () => {
  backEnd = createServer((_request, response) => {
    calls += 1;
    if (isSilent) return;
    if (status) response.writeHead(status).end();
    else response.destroy();
  });
  await new Promise<void>((resolve) => backEnd.listen(0, '127.0.0.1', resolve));
  apiUrl = `http://127.0.0.1:${(backEnd.address() as AddressInfo).port}`;
});
afterAll(() => {
  backEnd.closeAllConnections();
  backEnd.close();
});
beforeEach(() => {
  status = 200;
  calls = 0;
  isSilent = false;
  browser = { catalog: { build: 'a', base: '/mf/catalog/a/', entry: 'entry.js' } };
  health.isStopping = false;
  hasThreads = true;
});

function startShell() {
  const app = Fastify();
  const pinned: PinnedReleases = { key: '', browser, absent: [] };
  healthRoutes(app, {
    health,
    apiUrl,
    shellSecret: undefined,
    releases: { pin: async () => pinned },
    renderer: { isReady: () => hasThreads },
  });
  return app;
}

async function ask(path: string, app = startShell()) {
  const response = await app.inject(path);
  return [response.statusCode, response.json()];
}

test.each([200, 404, 429])('a back end that answers %d is reachable', async (answered) => {
  status = answered;
  expect(await ask('/readyz')).toEqual([200, { status: 'ready' }]);
});

test.each([
  ['its back end fails', () => void (status = 502), ['back end']],
  ['its back end does not answer', () => void (status = undefined), ['back end']],
  ['no release is readable', () => void (browser = {}), ['releases']],
  ['no thread starts', () => void (hasThreads = false), ['render threads']],
])('it is alive and not ready when %s', async (_, breakIt, missing) => {
  breakIt();
  expect(await ask('/readyz')).toEqual([503, { status: 'not ready', missing }]);
  expect(await ask('/healthz')).toEqual([200, { status: 'ok' }]);
});

test('it is alive and not ready when its back end has not answered within two seconds', async () => {
  const limit = new AbortController();
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  isSilent = true;
  const readiness = ask('/readyz');
  await until(() => calls === 1);
  limit.abort();
  expect(await readiness).toEqual([503, { status: 'not ready', missing: ['back end'] }]);
  expect(timeout).toHaveBeenCalledWith(2000);
  expect(await ask('/healthz')).toEqual([200, { status: 'ok' }]);
  timeout.mockRestore();
});

test('it is not ready while it stops', async () => {
  health.isStopping = true;
  expect(await ask('/readyz')).toEqual([503, { status: 'stopping' }]);
});

test('callers within a second share one check, and the next second has its own', async () => {
  const app = startShell();
  const now = jest.spyOn(performance, 'now').mockReturnValue(5000);
  const ready = [200, { status: 'ready' }];
  expect(await Promise.all([ask('/readyz', app), ask('/readyz', app)])).toEqual([ready, ready]);
  status = 503;
  now.mockReturnValue(5999);
  expect(await ask('/readyz', app)).toEqual(ready);
  expect(calls).toBe(1);
  health.isStopping = true;
  expect(await ask('/readyz', app)).toEqual([503, { status: 'stopping' }]);
  health.isStopping = false;
  now.mockReturnValue(6000);
  expect(await ask('/readyz', app)).toEqual([503, { status: 'not ready', missing: ['back end'] }]);
  expect(calls).toBe(2);
  now.mockRestore();
});
