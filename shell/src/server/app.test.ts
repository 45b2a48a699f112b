import type { FastifyInstance } from 'fastify';
import { proxiedBackEnd } from '../testing/proxiedBackEnd';
import { startApp } from '../testing/startApp';

// The variables of the environment have to reach the whole server, with every part in its place.

const backEnd = proxiedBackEnd();
let app: FastifyInstance;
afterEach(() => app.close());

async function logIn(env: Record<string, string>, forwarded: Record<string, string> = {}) {
  backEnd.answer = { status: 200, body: '{"api_token":"token","success":true}' };
  app = await startApp({ API_URL: backEnd.url, ...env });
  return app.inject({
    method: 'POST',
    url: '/api/auth/confirm/',
    headers: { 'x-source': 'site', ...forwarded },
    payload: { phone: '79000000001', code: '12345' },
  });
}

test('the scheme of PUBLIC_URL secures cookies, also where TLS ends on another machine', async () => {
  const { cookies, headers } = await logIn({ PUBLIC_URL: 'https://shop.example' });
  expect(cookies.find(({ name }) => name.includes('_token'))).toMatchObject({
    name: '__Host-_token.local.kitsune',
    path: '/',
    secure: true,
  });
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
});

test.each([
  ['127.0.0.1', '203.0.113.9'],
  ['10.0.0.0/8', '127.0.0.1'],
])('with TRUST_PROXY=%s a visitor behind a proxy is known as %s', async (trusted, address) => {
  await logIn({ TRUST_PROXY: trusted }, { 'x-forwarded-for': '203.0.113.9' });
  expect(backEnd.received.map(({ headers }) => headers['x-forwarded-for'])).toEqual([address]);
});
