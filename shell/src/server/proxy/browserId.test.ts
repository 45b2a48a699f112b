import { until } from '@storefront/config/until';
import { proxiedBackEnd } from '../../testing/proxiedBackEnd';

const backEnd = proxiedBackEnd();
const { send } = backEnd;

const idCookie = (response: Awaited<ReturnType<typeof send>>) =>
  response.cookies.find(({ name }) => name === '_browser_id.umi');
const sentId = () => backEnd.received.at(-1)?.headers['x-browser-id'];

const phoneBody = { phone: '79000000001' };
const id = 'k3Zt0cX8Qm5yVw1B-9aL_g';

describe('the browser’s id', () => {
  test.each(['/api/auth/', '/api/auth', '/api/user/edit/phone/', '/api/user/edit/phone?x=1'])(
    'POST %s sets it in a cookie that scripts cannot read, and sends it in place of a header of the browser’s own',
    async (url) => {
      const response = await send(url, { payload: phoneBody, headers: { 'x-browser-id': id } });
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
      expect(given?.value).not.toBe(id);
      expect(sentId()).toBe(given?.value);
      expect(backEnd.received.at(-1)?.body).toBe(JSON.stringify(phoneBody));
    },
  );

  test('two browsers get different ids, and each keeps its own', async () => {
    const [first, second] = [idCookie(await send('/api/auth/')), idCookie(await send('/api/auth/'))];
    expect(first?.value).not.toBe(second?.value);
    const again = await send('/api/auth/', { cookies: { '_browser_id.umi': first?.value ?? '' } });
    expect(idCookie(again)).toMatchObject({ value: first?.value, maxAge: 3600 });
    expect(sentId()).toBe(first?.value);
  });

  test.each(['/api/auth/confirm/', '/api/auth/confirm', '/api/user/edit/phone/confirm/'])(
    'POST %s sends the id and sets none',
    async (url) => {
      backEnd.answer = { status: 200, body: '{"api_token":"secret"}' };
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
    // A logout answers before the back end has received its call.
    await until(() => backEnd.received.length > 0);
    expect(sentId()).toBeUndefined();
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
    expect(backEnd.received).toEqual([]);
  });
});
