import { createApp } from '../app';
import { readConfig } from '../config';
import type { Context } from '../context';
import { addErrors } from './errors';
import { addSecurity } from './security';

async function startApp(environment: Record<string, string> = {}, redis?: Context['redis']) {
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', ...environment });
  const app = createApp(config);
  addErrors(app);
  await addSecurity(app, { config, redis });
  app.get('/call/', async () => ({ name: 'Мария' }));
  for (const groupId of ['codes', 'letters']) {
    await app.register(async (limited) => {
      limited.addHook('onRequest', limited.rateLimit({ max: 1, timeWindow: '1 minute', groupId }));
      limited.get(`/${groupId}/`, async () => ({}));
    });
  }
  await app.register(async (limited) => {
    limited.addHook('onRequest', limited.rateLimit({ max: 1, timeWindow: '1 minute', groupId: 'codes' }));
    limited.get('/more-codes/', async () => ({}));
  });
  await app.ready();
  return app;
}

describe('other origins', () => {
  const allowed = 'https://app.example';
  const originOf = async (origin: string, environment?: Record<string, string>) => {
    const { headers } = await (await startApp(environment)).inject({ url: '/call/', headers: { origin } });
    return headers['access-control-allow-origin'];
  };

  test('no other site may read answers by default', async () => {
    expect(await originOf(allowed)).toBeUndefined();
  });

  test.each([
    [allowed, allowed],
    ['https://other.example', undefined],
    ['https://app.example.evil.example', undefined],
    ['http://app.example', undefined],
    ['null', undefined],
  ])('with a list, %s is answered with %s', async (origin, answered) => {
    const environment = { CORS_ORIGINS: `${allowed},https://second.example` };
    expect(await originOf(origin, environment)).toBe(answered);
  });

  test('a site of the list may send the key of an addition', async () => {
    const app = await startApp({ CORS_ORIGINS: allowed });
    const { headers } = await app.inject({
      method: 'OPTIONS',
      url: '/call/',
      headers: {
        origin: allowed,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'idempotency-key',
      },
    });
    expect(headers['access-control-allow-headers']).toBe('idempotency-key');
  });
});

test('an answer runs nothing, is framed by no site, and sends no referrer to other sites', async () => {
  const { headers } = await (await startApp()).inject('/call/');
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  });
  // Through the proxy this header would apply to the whole site and to all of its sub-domains.
  expect(headers).not.toHaveProperty('strict-transport-security');
});

test.each([
  ['a trusted proxy', 'loopback', 200],
  ['an address outside of TRUST_PROXY', '10.0.0.0/8', 429],
])('X-Forwarded-For of %s decides who is limited: %s', async (_who, trusted, status) => {
  const app = await startApp({ RATE_LIMIT: '1', TRUST_PROXY: trusted });
  const from = (address: string) => app.inject({ url: '/call/', headers: { 'x-forwarded-for': address } });
  expect((await from('203.0.113.7')).statusCode).toBe(200);
  expect((await from('203.0.113.8')).statusCode).toBe(status);
});

test.each([
  ['one address of a /64 counts as the next', '2001:db8:1:2::1', '2001:db8:1:2:ffff::9', 429],
  ['another /64 is another client', '2001:db8:1:2::1', '2001:db8:1:3::1', 200],
  ['an IPv4 address is the same when it is written as IPv6', '203.0.113.7', '::ffff:203.0.113.7', 429],
  ['two IPv4 addresses written as IPv6 are two clients', '::ffff:203.0.113.7', '::ffff:203.0.113.8', 200],
])('a limit counts calls per network: %s', async (_rule, first, second, status) => {
  const app = await startApp({ RATE_LIMIT: '1' });
  const from = (address: string) => app.inject({ url: '/call/', headers: { 'x-forwarded-for': address } });
  expect((await from(first)).statusCode).toBe(200);
  expect((await from(second)).statusCode).toBe(status);
});

test('paths and methods that nothing serves count too, together with calls', async () => {
  const app = await startApp({ RATE_LIMIT: '4' });
  const status = async (url: string, method: 'GET' | 'POST' = 'GET') =>
    (await app.inject({ url, method, headers: { 'x-forwarded-for': '203.0.113.7' } })).statusCode;
  expect(await status('/call/')).toBe(200);
  expect(await status('/.env')).toBe(404);
  expect(await status('/wp-login.php')).toBe(404);
  expect(await status('/call/', 'POST')).toBe(404);
  const refused = await app.inject({ url: '/.git/config', headers: { 'x-forwarded-for': '203.0.113.7' } });
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(await status('/call/')).toBe(429);
});

test('calls of one limit are counted together, wherever they are served', async () => {
  const app = await startApp();
  const statuses = [];
  for (const url of ['/codes/', '/more-codes/', '/letters/'])
    statuses.push((await app.inject({ url })).statusCode);
  expect(statuses).toEqual([200, 429, 200]);
});

describe('with Redis', () => {
  /** A Redis that runs the script of the counts, for one network after another. */
  function fakeRedis() {
    const state = { isAway: false, counts: new Map<string, number>() };
    const call = async (_eval: string, _script: string, _keys: number, key: string, timeWindow: number) => {
      if (state.isAway) throw new Error('Connection is closed');
      const current = (state.counts.get(key) ?? 0) + 1;
      state.counts.set(key, current);
      return [current, timeWindow];
    };
    return { state, redis: { call } as unknown as Context['redis'] };
  }

  test('two processes count a network together, and each by itself while Redis is away', async () => {
    const { state, redis } = fakeRedis();
    const apps = [
      await startApp({ RATE_LIMIT: '2' }, redis),
      await startApp({ RATE_LIMIT: '2' }, redis),
    ] as const;
    const statuses = async (...from: string[]) => {
      const found: number[] = [];
      for (const address of from) {
        for (const app of apps) {
          const headers = { 'x-forwarded-for': address };
          found.push((await app.inject({ url: '/call/', headers })).statusCode);
        }
      }
      return found;
    };
    const [stranger, other] = ['203.0.113.7', '203.0.113.8'];
    expect(await statuses(stranger, stranger)).toEqual([200, 200, 429, 429]);
    state.isAway = true;
    expect(await statuses(stranger, stranger, stranger)).toEqual([200, 200, 200, 200, 429, 429]);
    expect(await statuses(other)).toEqual([200, 200]);
    state.isAway = false;
    expect(await statuses(stranger)).toEqual([429, 429]);
  });

  test.each([false, true])(
    'calls with a limit of their own are counted separately, also with Redis away: %p',
    async (isAway) => {
      const { state, redis } = fakeRedis();
      state.isAway = isAway;
      const app = await startApp({ RATE_LIMIT: '3' }, redis);
      const found: number[] = [];
      for (const url of ['/call/', '/codes/', '/letters/', '/codes/', '/letters/', '/call/']) {
        found.push((await app.inject({ url })).statusCode);
      }
      expect(found).toEqual([200, 200, 200, 429, 429, 200]);
    },
  );
});

test('a shell is not limited, whatever it asks for', async () => {
  const secret = 'a secret of sixteen';
  const app = await startApp({ RATE_LIMIT: '1', SHELL_SECRET: secret });
  for (const url of ['/call/', '/nothing/', '/nothing/', '/call/']) {
    const { statusCode } = await app.inject({ url, headers: { 'x-shell-secret': secret } });
    expect(statusCode).toBe(url === '/call/' ? 200 : 404);
  }
});

test('TRACE, which would show the headers of a call, is not served', async () => {
  const app = await startApp();
  const response = await app.inject({
    method: 'TRACE' as 'GET',
    url: '/call/',
    headers: { 'x-secret': 'secret' },
  });
  expect(response.statusCode).toBe(404);
  expect(response.body).not.toContain('secret');
});
