import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { startApp } from '../testing/startApp';

// The variables of the environment have to reach the whole server, with every part in its place.

jest.mock('./shellAssets', () => ({
  readShellAssets: async () => (await import('../testing/noShellAssets')).noShellAssets,
}));

/** The warnings that the server logged while it started. */
const mockWarnings: unknown[][] = [];
jest.mock('./createHttpServer', () => {
  const actual = jest.requireActual<typeof import('./createHttpServer')>('./createHttpServer');
  return {
    createHttpServer(...options: Parameters<typeof actual.createHttpServer>) {
      const app = actual.createHttpServer(...options);
      jest.spyOn(app.log, 'warn').mockImplementation((...said: unknown[]) => void mockWarnings.push(said));
      return app;
    },
  };
});

let backEnd: Server;
let received: IncomingMessage[] = [];
const opened: Socket[] = [];
const stops: (() => Promise<void>)[] = [];

beforeAll(async () => {
  backEnd = createServer((request, response) => {
    received.push(request);
    request.resume().on('end', () => response.end('{"api_token":"token","success":true}'));
  });
  await new Promise<void>((done) => backEnd.listen(0, '127.0.0.1', done));
});
afterAll(() => void backEnd.close());
beforeEach(() => {
  received = [];
  mockWarnings.length = 0;
});
afterEach(async () => {
  for (const socket of opened.splice(0)) socket.destroy();
  await Promise.all(stops.splice(0).map((stop) => stop()));
});

/** Starts the server as production does, apart from its built files. */
async function startShell(env: Record<string, string>) {
  const app = await startApp({
    API_URL: `http://127.0.0.1:${(backEnd.address() as AddressInfo).port}`,
    ...env,
  });
  stops.push(() => app.close());
  return app;
}

const logIn = (env: Record<string, string>, forwarded: Record<string, string> = {}) =>
  startShell(env).then((app) =>
    app.inject({
      method: 'POST',
      url: '/api/auth/confirm/',
      headers: { 'x-source': 'site', ...forwarded },
      payload: { phone: '79000000001', code: '12345' },
    }),
  );

test('the scheme of PUBLIC_URL secures cookies, also where TLS ends on another machine', async () => {
  const { cookies, headers } = await logIn({ PUBLIC_URL: 'https://shop.example' });
  expect(cookies.find(({ name }) => name.includes('_token'))).toMatchObject({
    name: '__Host-_token.local.kitsune',
    secure: true,
  });
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
});

test.each([
  ['127.0.0.1', '203.0.113.9'],
  ['10.0.0.0/8', '127.0.0.1'],
])('with TRUST_PROXY=%s a visitor behind a proxy is known as %s', async (trusted, address) => {
  await logIn({ TRUST_PROXY: trusted }, { 'x-forwarded-for': '203.0.113.9' });
  expect(received.map(({ headers }) => headers['x-forwarded-for'])).toEqual([address]);
});

test.each([
  ['head', ['GET /menu HTTP/1.1', 'Host: shop.example']],
  [
    'body',
    [
      'POST /api/app/search/ HTTP/1.1',
      'Host: shop.example',
      'X-Source: site',
      'Content-Type: application/json',
      'Content-Length: 50',
      '',
      '{"phrase":',
    ],
  ],
])(
  'a %s that never ends is given up after REQUEST_SECONDS',
  async (_, lines) => {
    const app = await startShell({ REQUEST_SECONDS: '1' });
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    opened.push(socket);
    socket.on('error', () => undefined).resume();
    const closed = once(socket, 'close');
    socket.write(lines.join('\r\n'));
    await expect(closed).resolves.toEqual([expect.any(Boolean)]);
    // Without a configured limit Node takes a minute for the head, and the proxy half a minute for the body.
  },
  20_000,
);

test.each([
  ['off', 1],
  ['on', 0],
])(
  'with SERVER_RENDERING=%s the server logs at its start %i times that it renders no page',
  async (mode, count) => {
    await startShell({ SERVER_RENDERING: mode });
    const said = mockWarnings.flat().filter((text) => String(text).includes('SERVER_RENDERING'));
    expect(said).toHaveLength(count);
  },
);
