import type { FastifyInstance } from 'fastify';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
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

describe('the start in production', () => {
  const folder = mkdtempSync(join(tmpdir(), 'production-'));
  const kitsune = JSON.parse(readFileSync(resolve(__dirname, '../../brands/kitsune.json'), 'utf8')) as object;
  const write = (name: string, text: string | Buffer) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const { publicKey } = generateKeyPairSync('ed25519');
  const trusted = write('keys.pem', publicKey.export({ type: 'spki', format: 'pem' }));
  const text = 'customers cannot open the payment page of an acquirer: the brand names no paymentHosts';

  test.each([
    ['warns of a brand without payment hosts', 'production', [], [text]],
    ['does not warn of one with a payment host', 'production', ['pay.example'], []],
    ['does not warn in development', 'development', [], []],
  ])('%s', async (_, NODE_ENV, paymentHosts, expected) => {
    // The logger writes to this stream once it is replaced.
    const output = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    try {
      app = await startApp({
        API_URL: backEnd.url,
        NODE_ENV,
        RELEASE_PUBLIC_KEYS_FILE: trusted,
        LOG_LEVEL: 'warn',
        BRAND_FILE: write('brand.json', JSON.stringify({ ...kitsune, paymentHosts })),
      });
      const logged = output.mock.calls.map(([line]) => (JSON.parse(String(line)) as { msg: string }).msg);
      expect(logged.filter((msg) => msg.includes('paymentHosts'))).toEqual(expected);
    } finally {
      output.mockRestore();
    }
  });
});
