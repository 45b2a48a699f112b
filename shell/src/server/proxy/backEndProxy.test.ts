import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createSessionCookie } from '../session';
import { backEndProxy } from './backEndProxy';
import { createBrowserIdCookie } from './browserIdCookie';
import { loginRoutes } from './login';

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

let backEnd: Server;
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
  const apiUrl = `http://127.0.0.1:${(backEnd.address() as AddressInfo).port}`;
  shell = Fastify({ trustProxy: 'loopback' });
  await shell.register(cookie);
  const visitor = { apiUrl, session: createSessionCookie('umi'), browserId: createBrowserIdCookie('umi') };
  loginRoutes(shell, visitor);
  await backEndProxy(shell, { ...visitor, cookieName: '_token.local.umi' });
  await shell.ready();
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
        path: '/api/',
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

  test('on https the cookie is for https only', async () => {
    const response = await send('/api/auth/', { headers: { 'x-forwarded-proto': 'https' } });
    expect(idCookie(response)).toMatchObject({ secure: true });
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
    while (received.length === 0) await nextTurn();
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
    headers: { authorization: 'Bearer made-up', 'x-forwarded-for': '203.0.113.9' },
    cookies: { '_token.local.umi': 'secret' },
  });
  expect(received[0]?.headers).toMatchObject({
    authorization: 'Bearer secret',
    'x-source': 'site',
    'x-forwarded-for': '203.0.113.9',
  });
  expect(received[0]?.headers.cookie).toBeUndefined();
});
