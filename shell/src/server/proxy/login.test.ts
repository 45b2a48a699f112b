import { setImmediate as nextTurn } from 'node:timers/promises';
import { until } from '@storefront/config/until';
import { deferred } from '../../testing/deferred';
import { proxiedBackEnd } from '../../testing/proxiedBackEnd';

const backEnd = proxiedBackEnd();

const post = (url: string, payload: object, cookies: Record<string, string> = {}) =>
  backEnd.send(url, { payload, cookies });
const logOut = (payload: object, token = 'secret') =>
  post('/api/logout/', payload, token ? { '_token.local.umi': token } : {});
const tokenCookie = (response: Awaited<ReturnType<typeof post>>) =>
  response.cookies.find(({ name }) => name === '_token.local.umi');

/** A logout answers before the back end has received its call. */
const untilReceived = (calls = 1) => until(() => backEnd.received.length >= calls);

describe('login', () => {
  test('the token goes into a cookie that no script can read, and not into the body', async () => {
    backEnd.answer = { status: 200, body: '{"api_token":"secret","name":"Мария"}' };
    const response = await post('/api/auth/confirm', { phone: '79000000001', code: '12345' });
    expect(response.json()).toEqual({ api_token: '', name: 'Мария' });
    expect(tokenCookie(response)).toEqual({
      name: '_token.local.umi',
      value: 'secret',
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      maxAge: 604_800,
    });
    expect(backEnd.received[0]?.body).toBe('{"phone":"79000000001","code":"12345"}');
  });

  test.each(['12|Ab.c', 'a=b;c', 'x'.repeat(2000)])('the token %s is sent back unchanged', async (token) => {
    backEnd.answer = { status: 200, body: JSON.stringify({ api_token: token }) };
    const cookies = { '_token.local.umi': tokenCookie(await post('/api/auth/confirm/', {}))?.value ?? '' };
    backEnd.received = [];
    await post('/api/logout/', {}, cookies);
    await untilReceived();
    expect(backEnd.received[0]?.headers.authorization).toBe(`Bearer ${token}`);
  });

  test.each([
    ['a token that cannot be sent', { status: 200, body: '{"api_token":"a b"}' }, 502, ''],
    ['the back end’s refusal', { status: 422, body: '{"message":"Неверный код"}' }, 422, 'Неверный код'],
    ['an answer without a token', { status: 200, body: '{}' }, 502, ''],
    ['an answer that is not JSON', { status: 200, body: '<html>' }, 502, ''],
    ['no answer', undefined, 503, ''],
  ])('%s does not count as a login', async (_, given, status, message) => {
    backEnd.answer = given;
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
      backEnd.answer = { status: 200, body: JSON.stringify(body) };
      const response = await post('/api/auth/confirm/', {});
      expect([response.statusCode, response.json()]).toEqual([422, body]);
      expect(tokenCookie(response)).toBeUndefined();
    }
  },
);

describe('a login in a browser that is logged in', () => {
  const logInAgain = () => post('/api/auth/confirm/', {}, { '_token.local.umi': 'earlier' });
  const sent = () => backEnd.received.map(({ path, headers }) => [path, headers.authorization]);
  const both = [
    ['/api/auth/confirm/', undefined],
    ['/api/logout/', 'Bearer earlier'],
  ];

  test('ends the earlier session', async () => {
    backEnd.answer = { status: 200, body: '{"api_token":"secret"}' };
    expect(tokenCookie(await logInAgain())?.value).toBe('secret');
    await untilReceived(2);
    expect(sent()).toEqual(both);
  });

  test('keeps the earlier session when the login fails or returns the same token', async () => {
    backEnd.answer = { status: 422, body: '{"message":"Неверный код"}' };
    await logInAgain();
    backEnd.answer = { status: 200, body: '{"api_token":"earlier"}' };
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
    backEnd.answer = given;
    const response = await logOut({});
    expect(response.json()).toEqual({ success: true });
    expect(tokenCookie(response)).toMatchObject({ value: '', path: '/' });
    await untilReceived();
    expect(backEnd.received).toMatchObject([{ body: '{}', headers: { authorization: 'Bearer secret' } }]);
  });

  test('it does not wait for the back end', async () => {
    const { promise, resolve: release } = deferred();
    backEnd.mayAnswer = promise;
    expect((await logOut({ everywhere: 0 })).json()).toEqual({ success: true });
    await untilReceived();
    release();
  });

  test('a guest’s logout is not sent on', async () => {
    expect((await logOut({ everywhere: 1 }, '')).json()).toEqual({ success: true });
    expect(backEnd.received).toEqual([]);
  });
});

describe('logout on all devices', () => {
  test.each([[1], ['1']])(
    'everywhere: %j reaches the back end, and the cookie is deleted',
    async (everywhere) => {
      const response = await logOut({ everywhere });
      expect(backEnd.received[0]).toMatchObject({
        body: '{"everywhere":1}',
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
    backEnd.answer = given;
    const response = await logOut({ everywhere: 1 });
    expect([response.statusCode, response.json()]).toEqual([status, { message: '' }]);
    expect(tokenCookie(response)).toBeUndefined();
  });
});
