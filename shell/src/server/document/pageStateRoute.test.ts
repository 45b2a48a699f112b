import { ApiError } from '@storefront/api-client';
import { until } from '@storefront/config/until';
import { deferred } from '../../testing/deferred';
import { backEnd, mockPrefetch, renderAppRoot, startTestShell, valueOf } from '../../testing/startTestShell';

const stateOf = (html: string) =>
  /<script type="application\/json" id="storefront-state"[^>]*>([^<]*)</.exec(html)?.[1];

test('a cached page has its state at the address of its link, and rendering is not repeated for it', async () => {
  const { get, metrics } = await startTestShell();
  const state = stateOf(await (await get('/menu')).text());
  const html = await (await get('/menu')).text();
  expect(stateOf(html)).toBeUndefined();
  const [, address = ''] = / id="storefront-state" href="([^"]*)"/.exec(html) ?? [];
  const response = await get(address, { 'accept-encoding': 'br' });
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'no-cache',
    vary: 'cookie, accept-encoding',
    'x-robots-tag': 'noindex',
  });
  expect(await response.text()).toBe(state);
  expect(renderAppRoot).toHaveBeenCalledTimes(1);
  // The request for a state is not counted as a page.
  expect(await valueOf(metrics.pages)).toEqual([{ route: 'menu', status: '200', value: 2 }]);
  expect(await valueOf(metrics.states)).toEqual([{ status: '200', value: 1 }]);
});

test('the state of a page that is not cached is rendered, and the page is cached with it', async () => {
  const { get } = await startTestShell();
  const state: unknown = await (await get('/page-state/1a2b3c4d/menu?labels=2')).json();
  expect(state).toMatchObject({ session: { status: 'guest' }, releases: {} });
  expect(await (await get('/page-state/1a2b3c4d/menu?labels=2')).json()).toEqual(state);
  await (await get('/menu?labels=2')).text();
  expect(renderAppRoot).toHaveBeenCalledTimes(1);
});

test.each([
  ['2026-12-31T20:59:59Z', 2026],
  ['2026-12-31T21:00:00Z', 2027],
])('at %s the year of a page is %i, as it is in Moscow', async (now, year) => {
  const { get } = await startTestShell();
  jest.useFakeTimers({ now: new Date(now), advanceTimers: true });
  const state: unknown = await (await get('/page-state/1a2b3c4d/menu')).json();
  jest.useRealTimers();
  expect(state).toMatchObject({ year });
});

test('visitors who ask while the page is rendered get the state of that rendering', async () => {
  const { promise, resolve: show } = deferred();
  backEnd.mayAnswer = promise;
  const { get } = await startTestShell();
  const page = get('/menu').then((response) => response.text());
  await until(() => backEnd.received.length > 0);
  const asked = get('/page-state/1a2b3c4d/menu').then((response) => response.text());
  await new Promise((resolve) => setTimeout(resolve, 50));
  show();
  expect(await asked).toBe(stateOf(await page));
  expect(renderAppRoot).toHaveBeenCalledTimes(1);
});

test('a customer gets the state of a rendering of their own, which is stored nowhere', async () => {
  const { get } = await startTestShell();
  await (await get('/menu')).text();
  const response = await get('/page-state/1a2b3c4d/menu', { cookie: '_token.local.tanto=token' });
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('vary')).toContain('cookie');
  expect(await response.json()).toMatchObject({ session: { status: 'user' } });
  expect(await (await get('/page-state/1a2b3c4d/menu')).json()).toMatchObject({
    session: { status: 'guest' },
  });
});

test('the state of a page that was not checked for an hour is still sent, and says so', async () => {
  // Whole, because in a process that is ten minutes old the difference of two fractions may be less than an hour.
  const start = Math.ceil(performance.now());
  const now = jest.spyOn(performance, 'now').mockReturnValue(start);
  const { get } = await startTestShell();
  const state = stateOf(await (await get('/menu')).text());
  now.mockReturnValue(start + 60 * 60 * 1000);
  const response = await get('/page-state/1a2b3c4d/menu');
  expect(await response.text()).toBe(state);
  expect(response.headers.get('age')).toBe('3600');
  now.mockRestore();
  expect(renderAppRoot).toHaveBeenCalledTimes(1);
});

test('while the back end is down a page that is read stays, and its script asks again', async () => {
  const { get, metrics } = await startTestShell();
  mockPrefetch.mockRejectedValueOnce(new ApiError({ kind: 'unreachable', status: 503 }));
  expect((await get('/page-state/1a2b3c4d/menu')).status).toBe(503);
  expect(await (await get('/page-state/1a2b3c4d/menu')).json()).not.toHaveProperty('error');
  expect(await valueOf(metrics.states)).toEqual([
    { status: '503', value: 1 },
    { status: '200', value: 1 },
  ]);
});

test('the state of a page that is gone says so, and is stored nowhere', async () => {
  const { get } = await startTestShell();
  mockPrefetch.mockRejectedValueOnce(new ApiError({ kind: 'refused', status: 404 }));
  const response = await get('/page-state/1a2b3c4d/menu');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toMatchObject({ error: { status: 404 } });
});

test.each(['/page-state/00000000/menu', '/page-state/menu'])(
  '%s, which another build of the shell has sent, is outdated',
  async (address) => {
    const { get } = await startTestShell();
    expect((await get(address)).status).toBe(409);
    expect(renderAppRoot).not.toHaveBeenCalled();
  },
);

test('instead of the state of a page that its guards refuse, the visitor is led to another page', async () => {
  const { get } = await startTestShell();
  const response = await get('/page-state/1a2b3c4d/auth?next=/menu', { cookie: '_token.local.tanto=token' });
  expect([response.status, response.headers.get('location')]).toEqual([302, '/menu']);
});
