import Fastify from 'fastify';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PinnedReleases } from '../releases';
import { healthRoutes } from './healthRoutes';

let backEnd: Server;
let apiUrl: string;
let status: number | undefined;
let browser: PinnedReleases['browser'];
const health = { isStopping: false };

beforeAll(async () => {
  backEnd = createServer((_request, response) => {
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
  browser = { catalog: { build: 'a', base: '/mf/catalog/a/', entry: 'entry.js' } };
  health.isStopping = false;
});

async function ask(path: string) {
  const app = Fastify();
  const pinned: PinnedReleases = {
    key: '',
    browser,
    load: () => Promise.reject(new Error('not loaded here')),
    scriptsOf: () => [],
  };
  healthRoutes(app, { health, apiUrl, shellSecret: undefined, releases: { pin: async () => pinned } });
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
])('it is alive and not ready when %s', async (_, breakIt, missing) => {
  breakIt();
  expect(await ask('/readyz')).toEqual([503, { status: 'not ready', missing }]);
  expect(await ask('/healthz')).toEqual([200, { status: 'ok' }]);
});

test('it is not ready while it stops', async () => {
  health.isStopping = true;
  expect(await ask('/readyz')).toEqual([503, { status: 'stopping' }]);
});
