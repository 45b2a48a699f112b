import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { until } from '@storefront/config/until';
import { createSessionCookie } from '../session';
import { createBrowserIdCookie } from './browserIdCookie';
import { loginRoutes } from './login';

const cookieOptions = { brandKey: 'umi', isSecure: false };

let backEnd: Server;
let shell: FastifyInstance;
let received: { path: string | undefined; headers: IncomingHttpHeaders; body: unknown }[] = [];
/** The answer of the back end; undefined closes the connection instead. */
let answer: { status: number; body: string } | undefined;
let release: (() => void) | undefined;

beforeAll(async () => {
  backEnd = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      received.push({ path: request.url, headers: request.headers, body: JSON.parse(body) });
      const respond = () =>
        answer ? response.writeHead(answer.status).end(answer.body) : request.socket.destroy();
      if (release) release = respond;
      else respond();
    });
  });
  await new Promise<void>((resolve) => backEnd.listen(0, '127.0.0.1', resolve));
  const apiUrl = `http://127.0.0.1:${(backEnd.address() as AddressInfo).port}`;
  shell = Fastify();
  await shell.register(cookie);
  loginRoutes(shell, {
    apiUrl,
    publicUrl: 'http://shop.example',
    session: createSessionCookie(cookieOptions),
    browserId: createBrowserIdCookie(cookieOptions),
  });
});
afterAll(async () => {
  await shell.close();
  backEnd.close();
});
beforeEach(() => {
  received = [];
  answer = { status: 200, body: '{"success":true}' };
  release = undefined;
});

const post = (url: string, payload: object, cookies: Record<string, string> = {}) =>
  shell.inject({ method: 'POST', url, payload, cookies, headers: { 'x-source': 'site' } });
const logOut = (payload: object, token = 'secret') =>
  post('/api/logout/', payload, token ? { '_token.local.umi': token } : {});
const tokenCookie = (response: Awaited<ReturnType<typeof post>>) =>
  response.cookies.find(({ name }) => name === '_token.local.umi');

/** A logout answers before the back end has received its call. */
const untilReceived = (calls = 1) => until(() => received.length >= calls);

describe('login', () => {
  test('the token goes into a cookie that no script can read, and not into the body', async () => {
    answer = { status: 200, body: '{"api_token":"secret","name":"Мария"}' };
    const response = await post('/api/auth/confirm', { phone: '79000000001', code: '12345' });
    expect(response.json()).toEqual({ api_token: '', name: 'Мария' });
    expect(tokenCookie(response)).toMatchObject({ value: 'secret', httpOnly: true, sameSite: 'Lax' });
    expect(received[0]?.body).toEqual({ phone: '79000000001', code: '12345' });
  });

  test.each(['12|Ab.c', 'a=b;c', 'x'.repeat(2000)])('the token %s is sent back unchanged', async (token) => {
    answer = { status: 200, body: JSON.stringify({ api_token: token }) };
    const cookies = { '_token.local.umi': tokenCookie(await post('/api/auth/confirm/', {}))?.value ?? '' };
    received = [];
    await post('/api/logout/', {}, cookies);
    await untilReceived();
    expect(received[0]?.headers.authorization).toBe(`Bearer ${token}`);
  });

  test.each([
    ['a token that cannot be sent', { status: 200, body: '{"api_token":"a b"}' }, 502, ''],
    ['the back end’s refusal', { status: 422, body: '{"message":"Неверный код"}' }, 422, 'Неверный код'],
    [
      'a refusal with status 200',
      { status: 200, body: '{"success":false,"message":"Неверный код"}' },
      422,
      'Неверный код',
    ],
    ['an answer without a token', { status: 200, body: '{}' }, 502, ''],
    ['an answer that is not JSON', { status: 200, body: '<html>' }, 502, ''],
    ['no answer', undefined, 503, ''],
  ])('%s does not count as a login', async (_, given, status, message) => {
    answer = given;
    const response = await post('/api/auth/confirm/', {});
    expect([response.statusCode, response.json<{ message: string }>().message]).toEqual([status, message]);
    expect(tokenCookie(response)).toBeUndefined();
  });
});

test.each([0, 'false', false])(
  'the refusal %j is passed on unchanged, also under `data`',
  async (success) => {
    const data = { success, message: 'Подождите', seconds: 42, api_token: '' };
    for (const body of [data, { data }]) {
      answer = { status: 200, body: JSON.stringify(body) };
      const response = await post('/api/auth/confirm/', {});
      expect([response.statusCode, response.json()]).toEqual([422, body]);
    }
  },
);

describe('a login in a browser that is logged in', () => {
  const logInAgain = () => post('/api/auth/confirm/', {}, { '_token.local.umi': 'earlier' });
  const sent = () => received.map(({ path, headers }) => [path, headers.authorization]);
  const both = [
    ['/api/auth/confirm/', undefined],
    ['/api/logout/', 'Bearer earlier'],
  ];

  test('ends the earlier session', async () => {
    answer = { status: 200, body: '{"api_token":"secret"}' };
    expect(tokenCookie(await logInAgain())?.value).toBe('secret');
    await untilReceived(2);
    expect(sent()).toEqual(both);
  });

  test('keeps the earlier session when the login fails or returns the same token', async () => {
    answer = { status: 422, body: '{"message":"Неверный код"}' };
    await logInAgain();
    answer = { status: 200, body: '{"api_token":"earlier"}' };
    await logInAgain();
    await nextTurn();
    expect(sent()).toEqual([both[0], both[0]]);
  });
});

describe('logout', () => {
  test.each([
    ['the back end agrees', { status: 200, body: '{}' }],
    ['the back end fails', { status: 500, body: '' }],
    ['the back end is down', undefined],
  ])('the cookie is deleted when %s', async (_, given) => {
    answer = given;
    const response = await logOut({});
    expect(response.json()).toEqual({ success: true });
    expect(tokenCookie(response)).toMatchObject({ value: '', path: '/' });
    await untilReceived();
    expect(received).toMatchObject([{ body: {}, headers: { authorization: 'Bearer secret' } }]);
  });

  test('it does not wait for the back end', async () => {
    release = () => {};
    expect((await logOut({ everywhere: 0 })).json()).toEqual({ success: true });
    await untilReceived();
    release();
  });

  test('a guest’s logout is not sent on', async () => {
    expect((await logOut({ everywhere: 1 }, '')).json()).toEqual({ success: true });
    expect(received).toEqual([]);
  });
});

describe('logout on all devices', () => {
  test.each([[1], ['1']])(
    'everywhere: %j reaches the back end, and the cookie is deleted',
    async (everywhere) => {
      const response = await logOut({ everywhere });
      expect(received[0]).toMatchObject({
        body: { everywhere: 1 },
        headers: { authorization: 'Bearer secret' },
      });
      expect(response.json()).toEqual({ success: true });
      expect(tokenCookie(response)).toMatchObject({ value: '' });
    },
  );

  test.each([
    ['fails', { status: 500, body: '{"message":"x"}' }, 503],
    ['refuses', { status: 422, body: '' }, 503],
    ['is down', undefined, 503],
    ['has ended the session already', { status: 401, body: '{"message":"x"}' }, 401],
  ])('the customer stays logged in when the back end %s', async (_, given, status) => {
    answer = given;
    const response = await logOut({ everywhere: 1 });
    expect([response.statusCode, response.json()]).toEqual([status, { message: '' }]);
    expect(tokenCookie(response)).toBeUndefined();
  });
});
