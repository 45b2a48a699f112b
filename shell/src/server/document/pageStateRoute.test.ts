import { createElement } from 'react';
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
  });
  expect(await response.text()).toBe(state);
  expect(renderAppRoot).toHaveBeenCalledTimes(1);
  // It is no visit of a page.
  expect(await valueOf(metrics.pages)).toEqual([{ route: 'menu', status: '200', value: 2 }]);
});

test('the state of a page that is not cached is rendered, and the page is cached with it', async () => {
  const { get } = await startTestShell();
  const state: unknown = await (await get('/page-state/menu?labels=2')).json();
  expect(state).toMatchObject({ session: { status: 'guest' }, releases: {} });
  expect(await (await get('/page-state/menu?labels=2')).json()).toEqual(state);
  await (await get('/menu?labels=2')).text();
  expect(renderAppRoot).toHaveBeenCalledTimes(1);
});

test('visitors who ask while the page is rendered get the state of that rendering', async () => {
  let show = () => {};
  backEnd.mayAnswer = new Promise((resolve) => {
    show = resolve;
  });
  const { get } = await startTestShell();
  const page = get('/menu').then((response) => response.text());
  while (backEnd.received.length === 0) await new Promise(setImmediate);
  const asked = get('/page-state/menu').then((response) => response.text());
  await new Promise((resolve) => setTimeout(resolve, 50));
  show();
  expect(await asked).toBe(stateOf(await page));
  expect(renderAppRoot).toHaveBeenCalledTimes(1);
});

test('a customer gets the state of a rendering of their own, which is stored nowhere', async () => {
  const { get } = await startTestShell();
  await (await get('/menu')).text();
  const response = await get('/page-state/menu', { cookie: '_token.local.umi=token' });
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('vary')).toContain('cookie');
  expect(await response.json()).toMatchObject({ session: { status: 'user' } });
  expect(await (await get('/page-state/menu')).json()).toMatchObject({ session: { status: 'guest' } });
});

test('the state of a page that fails is rendered, says so, and is not cached', async () => {
  const { get } = await startTestShell();
  mockPrefetch.mockRejectedValueOnce(Object.assign(new Error('gone'), { status: 404 }));
  expect(await (await get('/page-state/menu')).json()).toMatchObject({ error: {} });
  expect(await (await get('/page-state/menu')).json()).not.toHaveProperty('error');
});

test('an app that cannot be rendered has no state, and the next visitor’s is rendered', async () => {
  const { get } = await startTestShell();
  renderAppRoot.mockImplementationOnce(() => {
    throw new Error('the header is broken');
  });
  expect((await get('/page-state/menu')).status).toBe(500);
  renderAppRoot.mockReturnValue(createElement('p'));
  expect((await get('/page-state/menu')).status).toBe(200);
});

test('instead of the state of a page that its guards refuse, the visitor is led to another page', async () => {
  const { get } = await startTestShell();
  const response = await get('/page-state/auth?next=/menu', { cookie: '_token.local.umi=token' });
  expect([response.status, response.headers.get('location')]).toEqual([302, '/menu']);
});
