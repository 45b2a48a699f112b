import type { FastifyInstance } from 'fastify';
import { proxiedBackEnd } from '../testing/proxiedBackEnd';
import { startProxy } from '../testing/startProxy';
import { countedFetch } from './operation/addMetrics';
import { healthRoutes } from './operation/healthRoutes';
import { createMetrics } from './operation/metrics';

// A redirect would send the shell's secret to a host that no setting names.

const backEnd = proxiedBackEnd();
let shell: FastifyInstance;
const paths = () => backEnd.received.map(({ path }) => path);

beforeEach(async () => {
  backEnd.answer = { status: 307, body: '{"api_token":"secret"}', headers: { location: '/elsewhere' } };
  const plugin = (app: FastifyInstance) =>
    healthRoutes(app, {
      apiUrl: backEnd.url,
      shellSecret: 'a secret of sixteen',
      health: { isStopping: false },
      releases: { pin: () => Promise.reject(new Error('no releases here')) },
      renderer: { isReady: () => true },
    });
  shell = await startProxy({ apiUrl: backEnd.url, plugin });
});
afterEach(() => shell.close());

test.each([
  ['/api/auth/confirm/', {}, 503],
  ['/api/logout/', { everywhere: 1 }, 503],
  // The proxy passes the redirect on.
  ['/api/app/search/', {}, 307],
])('%s follows no redirect of the back end', async (url, payload, status) => {
  const response = await shell.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'x-source': 'site' },
    cookies: { '_token.local.umi': 'secret' },
  });
  expect([response.statusCode, paths()]).toEqual([status, [url]]);
});

test('calls made while rendering follow no redirect', async () => {
  const call = countedFetch(createMetrics())(`${backEnd.url}/api/user/get-data/`);
  await expect(call).rejects.toThrow(/fetch failed/);
  expect(paths()).toEqual(['/api/user/get-data/']);
});

test('a back end that redirects is not ready', async () => {
  const response = await shell.inject('/readyz');
  expect([response.statusCode, response.json()]).toMatchObject([503, { missing: ['back end', 'releases'] }]);
  expect(paths()).toEqual(['/api/app/settings/']);
});
