import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { countedFetch } from './operation/addMetrics';
import { healthRoutes } from './operation/healthRoutes';
import { createMetrics } from './operation/metrics';
import { createBrowserIdCookie } from './proxy/browserIdCookie';
import { loginRoutes } from './proxy/login';
import { createSessionCookie } from './session';

// A redirect would send the shell's secret to a host that no setting names.

let backEnd: Server;
let apiUrl: string;
let shell: FastifyInstance;
let paths: (string | undefined)[] = [];

beforeAll(async () => {
  backEnd = createServer((request, response) => {
    paths.push(request.url);
    const isElsewhere = request.url === '/elsewhere';
    response.writeHead(isElsewhere ? 200 : 307, isElsewhere ? {} : { location: '/elsewhere' });
    response.end('{"api_token":"secret"}');
  });
  await new Promise<void>((resolve) => backEnd.listen(0, '127.0.0.1', resolve));
  apiUrl = `http://127.0.0.1:${(backEnd.address() as AddressInfo).port}`;
  const cookieOptions = { brandKey: 'umi', isSecure: false };
  shell = Fastify();
  await shell.register(cookie);
  loginRoutes(shell, {
    apiUrl,
    publicUrl: 'http://shop.example',
    session: createSessionCookie(cookieOptions),
    browserId: createBrowserIdCookie(cookieOptions),
  });
  healthRoutes(shell, {
    apiUrl,
    shellSecret: 'a secret of sixteen',
    health: { isStopping: false },
    releases: { pin: () => Promise.reject(new Error('no releases here')) },
    renderer: { isReady: () => true },
  });
});
afterAll(async () => {
  await shell.close();
  backEnd.close();
});
beforeEach(() => {
  paths = [];
});

test.each([
  ['/api/auth/confirm/', {}],
  ['/api/logout/', { everywhere: 1 }],
])('%s follows no redirect of the back end', async (url, payload) => {
  const response = await shell.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'x-source': 'site' },
    cookies: { '_token.local.umi': 'secret' },
  });
  expect([response.statusCode, paths]).toEqual([503, [url]]);
});

test('calls made while rendering follow no redirect', async () => {
  await expect(countedFetch(createMetrics())(`${apiUrl}/api/user/get-data/`)).rejects.toThrow(/fetch failed/);
  expect(paths).toEqual(['/api/user/get-data/']);
});

test('a back end that redirects is not ready', async () => {
  const response = await shell.inject('/readyz');
  expect([response.statusCode, response.json()]).toMatchObject([503, { missing: ['back end', 'releases'] }]);
  expect(paths).toEqual(['/api/app/settings/']);
});
