import { until } from '@storefront/config/until';
import Fastify from 'fastify';
import { proxiedBackEnd } from '../../testing/proxiedBackEnd';
import type { PinnedReleases } from '../releases';
import { healthRoutes } from './healthRoutes';

const backEnd = proxiedBackEnd();
const health = { isStopping: false };
let browser: PinnedReleases['browser'];
let hasThreads: boolean;

beforeEach(() => {
  browser = { catalog: { build: 'a', base: '/mf/catalog/a/', entry: 'entry.js' } };
  hasThreads = true;
});

function startShell() {
  const app = Fastify();
  healthRoutes(app, {
    health,
    apiUrl: backEnd.url,
    shellSecret: undefined,
    releases: { pin: async () => ({ key: '', browser, absent: [] }) },
    renderer: { isReady: () => hasThreads },
  });
  return app;
}

async function ask(path: string, app = startShell()) {
  const response = await app.inject(path);
  return [response.statusCode, response.json()];
}
const answerWith = (status: number) => void (backEnd.answer = { status, body: '' });

test.each([200, 404, 429])('a back end that answers %d is reachable', async (answered) => {
  answerWith(answered);
  expect(await ask('/readyz')).toEqual([200, { status: 'ready' }]);
});

test.each([
  ['its back end fails', () => answerWith(502), ['back end']],
  ['its back end does not answer', () => void (backEnd.answer = undefined), ['back end']],
  ['no release is readable', () => void (browser = {}), ['releases']],
  ['no thread starts', () => void (hasThreads = false), ['render threads']],
])('it is alive and not ready when %s', async (_, breakIt, missing) => {
  breakIt();
  expect(await ask('/readyz')).toEqual([503, { status: 'not ready', missing }]);
  expect(await ask('/healthz')).toEqual([200, { status: 'ok' }]);
});

test('it is not ready when its back end has not answered within two seconds', async () => {
  const limit = new AbortController();
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  backEnd.mayAnswer = new Promise(() => undefined);
  const readiness = ask('/readyz');
  await until(() => backEnd.received.length === 1);
  limit.abort();
  expect(await readiness).toEqual([503, { status: 'not ready', missing: ['back end'] }]);
  expect(timeout).toHaveBeenCalledWith(2000);
  timeout.mockRestore();
});

test('callers within a second share one check, unless the server stops, and the next second has its own', async () => {
  const app = startShell();
  const now = jest.spyOn(performance, 'now').mockReturnValue(5000);
  const ready = [200, { status: 'ready' }];
  expect(await Promise.all([ask('/readyz', app), ask('/readyz', app)])).toEqual([ready, ready]);
  answerWith(503);
  now.mockReturnValue(5999);
  expect(await ask('/readyz', app)).toEqual(ready);
  expect(backEnd.received).toHaveLength(1);
  health.isStopping = true;
  expect(await ask('/readyz', app)).toEqual([503, { status: 'stopping' }]);
  health.isStopping = false;
  now.mockReturnValue(6000);
  expect(await ask('/readyz', app)).toEqual([503, { status: 'not ready', missing: ['back end'] }]);
  expect(backEnd.received).toHaveLength(2);
  now.mockRestore();
});
