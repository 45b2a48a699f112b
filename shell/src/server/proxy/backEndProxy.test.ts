import { proxiedBackEnd } from '../../testing/proxiedBackEnd';

const backEnd = proxiedBackEnd();
const { send } = backEnd;

test('the proxy sends the token of the cookie and not the browser’s own header', async () => {
  await send('/api/user/get-data/', {
    method: 'GET',
    payload: undefined,
    headers: {
      authorization: 'Bearer made-up',
      'x-forwarded-for': '203.0.113.9',
      'x-shell-secret': 'made up by a browser',
    },
    cookies: { '_token.local.umi': 'secret' },
  });
  expect(backEnd.received[0]?.headers).toMatchObject({
    authorization: 'Bearer secret',
    'x-source': 'site',
    'x-forwarded-for': '203.0.113.9',
  });
  expect(backEnd.received[0]?.headers.cookie).toBeUndefined();
  expect(backEnd.received[0]?.headers['x-shell-secret']).toBeUndefined();
});

test.each(['/api/app/settings/', '/api/auth/confirm/'])(
  '%s carries the builds of its page and the id of its request',
  async (url) => {
    const headers = {
      'x-page-builds': `catalog@${'1a'.repeat(16)}`,
      'x-request-id': 'from-the-proxy-in-front',
    };
    await send(url, { headers });
    expect(backEnd.received.at(-1)?.headers).toMatchObject(headers);
  },
);

describe('calls that another site caused', () => {
  const get = (url: string, headers: Record<string, string> = {}) => backEnd.proxy().inject({ url, headers });

  test.each([
    ['a link', {}],
    ['a navigation', { 'sec-fetch-mode': 'navigate', accept: 'text/html' }],
    ['another origin', { 'x-source': 'site', origin: 'https://evil.example' }],
    ['a sandboxed frame', { 'x-source': 'site', origin: 'null' }],
  ])('%s does not reach the back end', async (_, headers) => {
    const response = await get('/api/app/order/get/?draft_uuid=foreign', headers);
    expect([response.statusCode, response.json()]).toEqual([
      403,
      { message: 'Запрос пришел с другого сайта' },
    ]);
    expect(backEnd.received).toEqual([]);
  });

  test('a booking’s calendar opens by its link', async () => {
    const path = '/api/reservations/3f1f0c8e-5a51-4a4e-9a43-0f3f0f9a1c11.ics';
    expect((await get(path)).statusCode).toBe(200);
    expect((await get(`${path}?draft_uuid=foreign`)).statusCode).toBe(403);
    expect(backEnd.received.map(({ path: asked }) => asked)).toEqual([path]);
  });
});

test.each([
  ['/api/user/get-data/', 'no-store'],
  ['/pay/secret', 'no-store'],
  ['/storage/uploads/a.webp', undefined],
])('an answer of %s without a declaration has the cache-control %s', async (url, expected) => {
  const response = await send(url, { method: 'GET', payload: undefined });
  expect(response.headers['cache-control']).toBe(expected);
});

test('a picture’s address may have doubled slashes', async () => {
  await send('/storage//uploads/a.webp', { method: 'GET', payload: undefined });
  expect(backEnd.received[0]?.path).toBe('/storage//uploads/a.webp');
});

test.each([
  ['the public origin, whatever host a proxy sends', 'http://shop.example', { host: 'shell:3000' }, 200],
  ['another host, which a request claims to be for', 'http://evil.example', { host: 'evil.example' }, 403],
  ['one that `X-Forwarded-Host` names', 'http://evil.example', { 'x-forwarded-host': 'evil.example' }, 403],
  ['the public host over another scheme', 'https://shop.example', {}, 403],
])('a write from %s', async (_, origin, headers, status) => {
  const answer = await send('/api/app/order/add-product/', { headers: { ...headers, origin } });
  expect(answer.statusCode).toBe(status);
  expect(backEnd.received).toHaveLength(status === 200 ? 1 : 0);
});

test.each(['%0d%0aX-Evil:1', '%D1%82%D0%BE%D0%BA%D0%B5%D0%BD', 'a b', ''])(
  'the cookie %j is not a token: the visitor is a guest',
  async (value) => {
    const headers = { cookie: `_token.local.umi=${value}` };
    const response = await send('/api/app/settings/', { method: 'GET', payload: undefined, headers });
    expect(response.statusCode).toBe(200);
    expect(backEnd.received[0]?.headers.authorization).toBeUndefined();
  },
);
