import type { FastifyInstance, InjectOptions } from 'fastify';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { until } from '@storefront/config/until';
import { startProxy } from '../../testing/startProxy';

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

let backEnd: Server;
let apiUrl: string;
let shell: FastifyInstance;
let received: Received[] = [];
let answer = { status: 200, body: '{"success":true}' };

beforeAll(async () => {
  backEnd = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body });
      response.writeHead(answer.status, { 'content-type': 'application/json', 'retry-after': '7' });
      response.end(answer.body);
    });
  });
  await new Promise<void>((resolve) => backEnd.listen(0, '127.0.0.1', resolve));
  apiUrl = `http://127.0.0.1:${(backEnd.address() as AddressInfo).port}`;
  shell = await startProxy({ apiUrl });
});
afterAll(async () => {
  await shell.close();
  backEnd.close();
});
beforeEach(() => {
  received = [];
  answer = { status: 200, body: '{"success":true}' };
});

const send = (url: string, options: InjectOptions = {}) =>
  shell.inject({
    method: 'POST',
    url,
    payload: {},
    ...options,
    headers: { 'x-source': 'site', ...options.headers },
  });
const idCookie = (response: Awaited<ReturnType<typeof send>>) =>
  response.cookies.find(({ name }) => name === '_browser_id.umi');
const sentId = () => received.at(-1)?.headers['x-browser-id'];

const phoneBody = { phone: '79000000001' };
const id = 'k3Zt0cX8Qm5yVw1B-9aL_g';

describe('the browser’s id', () => {
  test.each(['/api/auth/', '/api/auth', '/api/user/edit/phone/', '/api/user/edit/phone?x=1'])(
    'POST %s gives it, out of reach of scripts, and the back end learns it',
    async (url) => {
      const response = await send(url, { payload: phoneBody });
      expect(response.json()).toEqual({ success: true });
      const given = idCookie(response);
      expect(given).toEqual({
        name: '_browser_id.umi',
        value: expect.stringMatching(/^[\w-]{22}$/) as string,
        path: '/',
        httpOnly: true,
        sameSite: 'Lax',
        maxAge: 3600,
      });
      expect(sentId()).toBe(given?.value);
      expect(received.at(-1)?.body).toBe(JSON.stringify(phoneBody));
    },
  );

  test('two browsers get different ids, and each keeps its own', async () => {
    const [first, second] = [idCookie(await send('/api/auth/')), idCookie(await send('/api/auth/'))];
    expect(first?.value).not.toBe(second?.value);
    const again = await send('/api/auth/', { cookies: { '_browser_id.umi': first?.value ?? '' } });
    expect(idCookie(again)).toMatchObject({ value: first?.value, maxAge: 3600 });
    expect(sentId()).toBe(first?.value);
  });

  test('on https the cookie is for https only, whatever a proxy in front says', async () => {
    const secure = await startProxy({ apiUrl, publicUrl: 'https://shop.example' });
    const response = await secure.inject({
      method: 'POST',
      url: '/api/auth/',
      headers: { 'x-source': 'site' },
    });
    expect(response.cookies).toMatchObject([{ name: '__Host-_browser_id.umi', secure: true, path: '/' }]);
    await secure.close();
  });

  test('the answer of a refused request comes through, and the browser keeps its id', async () => {
    answer = { status: 429, body: '{"message":"Подождите","seconds":40}' };
    const response = await send('/api/auth/', { cookies: { '_browser_id.umi': id } });
    expect([response.statusCode, response.json(), response.headers['retry-after']]).toEqual([
      429,
      { message: 'Подождите', seconds: 40 },
      '7',
    ]);
    expect(idCookie(response)?.value).toBe(id);
  });

  test.each(['/api/auth/confirm/', '/api/auth/confirm', '/api/user/edit/phone/confirm/'])(
    'POST %s sends it and gives none',
    async (url) => {
      answer = { status: 200, body: '{"api_token":"secret"}' };
      expect(idCookie(await send(url, { cookies: { '_browser_id.umi': id } }))).toBeUndefined();
      expect(sentId()).toBe(id);
      expect(idCookie(await send(url))).toBeUndefined();
      expect(sentId()).toBeUndefined();
    },
  );

  test.each([
    ['/api/user/get-data/', 'GET'],
    ['/api/auth/', 'GET'],
    ['/storage/uploads/a.webp', 'GET'],
    ['/api/auth/confirm/', 'POST'],
    ['/api/user/edit/phone/confirm/', 'POST'],
    ['/socket.io/', 'GET'],
    ['/api/logout/', 'POST'],
  ] as const)('%s never passes a header of the browser’s own', async (url, method) => {
    await send(url, {
      method,
      ...(method === 'GET' ? { payload: undefined } : {}),
      headers: { 'X-Browser-Id': id },
      cookies: { '_token.local.umi': 'token' },
    });
    // A logout answers before the back end has its call.
    await until(() => received.length > 0);
    expect(sentId()).toBeUndefined();
  });

  test('POST /api/auth/ sends the id of its cookie, whatever the header says', async () => {
    const response = await send('/api/auth/', { headers: { 'x-browser-id': id } });
    expect(sentId()).toBe(idCookie(response)?.value);
    expect(sentId()).not.toBe(id);
  });

  test.each(['short', `${id}${id}`, 'network:203.0.113.1.22', ''])(
    'the malformed cookie %j is replaced',
    async (value) => {
      const response = await send('/api/auth/', { cookies: { '_browser_id.umi': value } });
      expect(idCookie(response)?.value).toMatch(/^[\w-]{22}$/);
      expect(idCookie(response)?.value).not.toBe(value);
    },
  );

  test('a form of another site gets neither an id nor an answer', async () => {
    const response = await send('/api/auth/', { headers: { 'x-source': '' } });
    expect(response.statusCode).toBe(403);
    expect(idCookie(response)).toBeUndefined();
    expect(received).toEqual([]);
  });
});

test('the proxy sends the token of the cookie and not a header of the browser’s own', async () => {
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
  expect(received[0]?.headers).toMatchObject({
    authorization: 'Bearer secret',
    'x-source': 'site',
    'x-forwarded-for': '203.0.113.9',
  });
  expect(received[0]?.headers.cookie).toBeUndefined();
  expect(received[0]?.headers['x-shell-secret']).toBeUndefined();
});

test.each(['/api/app/settings/', '/api/auth/confirm/'])('%s carries the builds of its page', async (url) => {
  const builds = `catalog@${'1a'.repeat(16)}`;
  await send(url, { headers: { 'x-source': 'site', 'x-page-builds': builds } });
  expect(received.at(-1)?.headers['x-page-builds']).toBe(builds);
});

test.each(['/api/app/settings/', '/api/auth/confirm/'])('%s carries the id of its request', async (url) => {
  await send(url);
  expect(received.at(-1)?.headers['x-request-id']).toMatch(/^req-/);
});

describe('calls that another site caused', () => {
  const get = (url: string, headers: Record<string, string> = {}) => shell.inject({ url, headers });

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
    expect(received).toEqual([]);
  });

  test('a booking’s calendar opens by its link', async () => {
    const path = '/api/reservations/3f1f0c8e-5a51-4a4e-9a43-0f3f0f9a1c11.ics';
    expect((await get(path)).statusCode).toBe(200);
    expect((await get(`${path}?draft_uuid=foreign`)).statusCode).toBe(403);
    expect(received.map(({ path: asked }) => asked)).toEqual([path]);
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

test.each([
  ['POST', '/api/auth/CONFIRM/'],
  ['POST', '/api/auth/%43onfirm'],
  ['POST', '/api/auth/confirm/;x'],
  ['POST', '/api/auth/confirm;x/'],
  ['POST', '/api/auth;x/confirm/'],
  ['POST', '/api/auth%3Bx/confirm/'],
  ['POST', '/api/;x/auth/confirm/'],
  ['POST', '/api/auth/x/..;/confirm/'],
  ['PUT', '/api/auth/confirm/'],
] as const)('%s %s, which a back end may take for the login, gets no token past it', async (method, url) => {
  answer = { status: 200, body: '{"api_token":"secret"}' };
  const response = await send(url, { method });
  expect([response.statusCode, response.body, received]).toEqual([404, '{"message":""}', []]);
});

test('a picture’s address may have doubled slashes', async () => {
  await send('/storage//uploads/a.webp', { method: 'GET', payload: undefined });
  expect(received[0]?.path).toBe('/storage//uploads/a.webp');
});

describe('bodies', () => {
  const megabyte = 1024 * 1024;
  /** Sends the start of a body of that length; the server must answer without the rest of it. */
  async function statusOf(path: string, header: string): Promise<string> {
    if (!shell.server.listening) await shell.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect((shell.server.address() as AddressInfo).port, '127.0.0.1');
    const head = [`POST ${path} HTTP/1.1`, 'Host: shop.example', 'X-Source: site', header];
    socket.setEncoding('utf8').write(`${head.join('\r\n')}\r\nContent-Type: text/plain\r\n\r\n1\r\n`);
    const [text] = (await once(socket, 'data')) as [string];
    socket.destroy();
    return text.slice(9, 12);
  }

  test.each([
    ['/api/user/edit/avatar/', 5 * megabyte],
    ['/api/user/edit/avatar', 5 * megabyte],
    ['/api/user/orders/7/estimate/', 61 * megabyte],
    ['/api/qa/?x=1', 61 * megabyte],
    ['/api/app/order/process/', megabyte],
    ['/api/user/orders/7/8/estimate/', megabyte],
    ['/pay/secret', megabyte],
  ])('%s refuses %d bytes before it has them', async (path, bytes) => {
    expect(await statusOf(path, `Content-Length: ${bytes}`)).toBe('413');
    expect(received).toEqual([]);
  });

  test('a body of no stated length is refused', async () => {
    expect(await statusOf('/api/user/edit/avatar/', 'Transfer-Encoding: chunked')).toBe('411');
    expect(received).toEqual([]);
  });

  test.each([
    ['/api/user/edit/avatar/', 2 * megabyte],
    ['/api/user/orders/7/estimate/', 12 * megabyte],
    ['/api/app/order/process/', 200_000],
  ])('%s passes %d bytes on', async (url, bytes) => {
    const payload = 'a'.repeat(bytes);
    const response = await send(url, {
      payload,
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
    });
    expect(response.statusCode).toBe(200);
    expect(received.at(-1)?.body.length).toBe(bytes);
  });
});

test('a write behind a proxy that sends another host comes through, from the public origin', async () => {
  const headers = { host: 'shell:3000', origin: 'http://shop.example' };
  expect((await send('/api/app/order/add-product/', { headers })).statusCode).toBe(200);
});

test.each(['%0d%0aX-Evil:1', '%D1%82%D0%BE%D0%BA%D0%B5%D0%BD', 'a b', ''])(
  'the cookie %j is no token: the visitor is a guest',
  async (value) => {
    const headers = { cookie: `_token.local.umi=${value}` };
    const response = await send('/api/app/settings/', { method: 'GET', payload: undefined, headers });
    expect(response.statusCode).toBe(200);
    expect(received[0]?.headers.authorization).toBeUndefined();
  },
);

describe('connections', () => {
  const opened: Socket[] = [];
  afterEach(() => {
    for (const socket of opened.splice(0)) socket.destroy();
  });

  /** Sends a request without an end of the connection; resolves with what came once the server closes it. */
  async function exchange(app: FastifyInstance, head: string[]): Promise<string> {
    if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    opened.push(socket);
    socket.setEncoding('utf8').write(`${head.join('\r\n')}\r\n\r\n`);
    let text = '';
    for await (const chunk of socket) text += chunk as string;
    return text;
  }
  const upgrade = (path: string, ...headers: string[]) => [
    `GET ${path} HTTP/1.1`,
    'Host: shop.example',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ...headers,
  ];

  test.each(['/', '/menu', '/socket.iox', '/api/app/settings/'])(
    'an upgrade of %s is answered and closed',
    async (path) => {
      expect(await exchange(shell, upgrade(path))).toMatch(/^HTTP\/1\.1 404 /);
    },
  );

  test('an upgrade whose connection is reset at once does not end the server', async () => {
    if (!shell.server.listening) await shell.listen({ port: 0, host: '127.0.0.1' });
    for (let count = 0; count < 20; count += 1) {
      const socket = connect((shell.server.address() as AddressInfo).port, '127.0.0.1');
      await once(socket, 'connect');
      const arrived = once(shell.server, 'upgrade');
      socket.write(`${upgrade('/menu').join('\r\n')}\r\n\r\n`);
      socket.resetAndDestroy();
      await arrived;
    }
    expect(await exchange(shell, upgrade('/menu'))).toMatch(/^HTTP\/1\.1 404 /);
  });

  test.each(['https://evil.example', 'http://account.shop.example', 'null'])(
    'the origin %s opens no socket',
    async (origin) => {
      const path = '/socket.io/?EIO=4&transport=websocket';
      expect(await exchange(shell, upgrade(path, `Origin: ${origin}`))).toMatch(/^HTTP\/1\.1 401 /);
    },
  );

  test.each([
    '/api/auth/./confirm/',
    '/api/auth/%2e/confirm/',
    '/api/auth//confirm/',
    '/api/auth%2fconfirm/',
    '/api/app/../auth/confirm/',
    '/storage/%2e/uploads/a.webp',
    '/pay/./5',
  ])('the odd path %s is unknown', async (path) => {
    const head = [`POST ${path} HTTP/1.1`, 'Host: shop.example', 'X-Source: site', 'Content-Length: 0'];
    expect(await exchange(shell, [...head, 'Connection: close'])).toMatch(/^HTTP\/1\.1 404 /);
    expect(received).toEqual([]);
  });
});
