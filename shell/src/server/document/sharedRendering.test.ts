import { until } from '@storefront/config/until';
import { useClockOffset } from '@storefront/contracts';
import { createElement, Suspense, use } from 'react';
import { deferred } from '../../testing/deferred';
import { backEnd, beforePin, renderAppRoot, startTestShell, valueOf } from '../../testing/startTestShell';

afterEach(() => void jest.restoreAllMocks());

type Get = Awaited<ReturnType<typeof startTestShell>>['get'];

/** Stops the back end from answering until the returned function is called. */
function holdBackEnd() {
  const { promise, resolve } = deferred();
  backEnd.mayAnswer = promise;
  return resolve;
}

/** Waits until so many visitors have asked for a page. */
async function untilAsked(count: number, { pageCache }: { pageCache: Parameters<typeof valueOf>[0] }) {
  const asked = async () => (await valueOf(pageCache)).reduce((sum, { value }) => sum + value, 0);
  await until(async () => (await asked()) >= count);
}

/** As many visitors at once; the page is rendered only when all of them have asked for it. */
async function visitTogether(count: number, get: Get, metrics: Parameters<typeof untilAsked>[1]) {
  const release = holdBackEnd();
  const answers = Array.from({ length: count }, (_, index) =>
    get('/menu', { 'x-request-id': `id-${index}` }),
  );
  await untilAsked(count, metrics);
  release();
  return Promise.all(answers);
}

/** Only the first visitor's page has a nonce, and its state inside it. */
const common = (html: string) =>
  html
    .replaceAll(/ nonce="[^"]*"/g, '')
    .replace(/<script type="application\/json" id="storefront-state">[^<]*<\/script>/, '')
    .replace(/<link [^>]*id="storefront-state"[^>]*>/, '');

test('visitors of one page at once get one rendering, each with their own headers', async () => {
  const { get, metrics } = await startTestShell();
  const answers = await visitTogether(8, get, metrics);
  const pages = await Promise.all(answers.map((answer) => answer.text()));
  expect(renderAppRoot).toHaveBeenCalledTimes(1);
  expect(backEnd.received).toHaveLength(1);
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect(new Set(pages.map(common)).size).toBe(1);
  expect(pages[0]).toContain('</html>');
  expect(await valueOf(metrics.pageCache)).toEqual([
    { result: 'miss', value: 1 },
    { result: 'shared', value: 7 },
  ]);
});

test('a cookie of one visitor is not sent to another', async () => {
  const { get, metrics } = await startTestShell();
  const release = holdBackEnd();
  const first = get('/menu', { cookie: '_token.local.tanto=%0d%0a' });
  await until(() => backEnd.received.length === 1);
  const second = get('/menu');
  await untilAsked(2, metrics);
  release();
  expect((await first).headers.get('set-cookie')).toMatch(/^_token/);
  expect((await second).headers.get('set-cookie')).toBeNull();
  expect(renderAppRoot).toHaveBeenCalledTimes(1);
});

test('when the first visitor leaves, the rendering goes on for the waiting visitors', async () => {
  const { get, metrics } = await startTestShell();
  const release = holdBackEnd();
  const leaving = new AbortController();
  const first = get('/menu', {}, leaving.signal);
  await until(() => backEnd.received.length === 1);
  const second = get('/menu');
  await untilAsked(2, metrics);
  leaving.abort();
  await expect(first).rejects.toThrow();
  release();
  expect(await (await second).text()).toContain('rendered');
  expect(renderAppRoot).toHaveBeenCalledTimes(1);
});

test('a page that was not checked for two minutes is sent to all at once, and rendered again once', async () => {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now());
  const { get, metrics } = await startTestShell();
  await (await get('/menu')).text();
  clock.mockReturnValue(performance.now() + 121_000);
  const release = holdBackEnd();
  renderAppRoot.mockReturnValue('rendered again');
  for (let visitor = 0; visitor < 3; visitor += 1) expect((await get('/menu')).status).toBe(200);
  expect(await valueOf(metrics.pageCache)).toContainEqual({ result: 'stale', value: 3 });
  release();
  await until(() => renderAppRoot.mock.calls.length > 1);
  expect(await (await get('/menu')).text()).toContain('rendered again');
  expect(renderAppRoot).toHaveBeenCalledTimes(2);
});

test('an unchecked page that may no longer be cached is not rendered', async () => {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now());
  const { get } = await startTestShell();
  await (await get('/menu')).text();
  clock.mockReturnValue(performance.now() + 121_000);
  backEnd.settings = undefined;
  await get('/menu');
  await until(() => backEnd.received.length === 2);
  backEnd.settings = [];
  renderAppRoot.mockReturnValue('rendered again');
  await until(async () => (await (await get('/menu')).text()).includes('rendered again'));
  expect(renderAppRoot).toHaveBeenCalledTimes(2);
});

test('when the settings change, the pages that show them are rendered again before a visitor asks', async () => {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now());
  const { get, upkeep } = await startTestShell();
  await (await get('/about')).text();
  backEnd.settings = [{ key: 'order_by_phone', value: '+7 812 333-44-55' }];
  clock.mockReturnValue(performance.now() + 31_000);
  renderAppRoot.mockReturnValue('rendered again');
  upkeep.start();
  // The first four calls: the page's, the check, and the two of the list of pages to render ahead.
  await until(() => renderAppRoot.mock.calls.length >= 2);
  await until(async () => (await (await get('/about')).text()).includes('rendered again'));
  expect(backEnd.received[0]).toHaveProperty('x-forwarded-for');
  for (const headers of backEnd.received.slice(1)) {
    expect(headers['x-forwarded-for']).toBeUndefined();
    expect(headers['x-shell-secret']).toBe('a secret of sixteen');
  }
});

test('a page with a component that shows the present is rendered again after a minute, and no other page', async () => {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now());
  const { get, upkeep } = await startTestShell();
  await (await get('/delivery')).text();
  renderAppRoot.mockReturnValue(createElement(() => `at ${useClockOffset()}`));
  await (await get('/restaurants')).text();
  renderAppRoot.mockReturnValue('rendered again');
  clock.mockReturnValue(performance.now() + 60_000);
  upkeep.start();
  await until(async () => (await (await get('/restaurants')).text()).includes('rendered again'));
  expect(await (await get('/delivery')).text()).not.toContain('rendered again');
});

describe('a rendering that may not be cached is not shared:', () => {
  test('one without settings, and it is not waited for until React has rendered it', async () => {
    backEnd.settings = undefined;
    const shown = deferred<string>();
    renderAppRoot.mockReturnValueOnce(createElement(() => use(shown.promise)));
    const { get, metrics } = await startTestShell();
    const release = holdBackEnd();
    const first = get('/menu');
    await until(() => backEnd.received.length === 1);
    const second = get('/menu');
    await untilAsked(2, metrics);
    release();
    const released = performance.now();
    expect(await (await second).text()).toContain('rendered');
    // Visitors wait for the rendering of another for at most five seconds.
    expect(performance.now() - released).toBeLessThan(4000);
    shown.resolve('late');
    expect(await (await first).text()).toContain('late');
  });

  test('one that fails before its first byte', async () => {
    renderAppRoot.mockImplementationOnce(() => {
      throw new Error('just once');
    });
    const { get, metrics } = await startTestShell();
    const answers = await visitTogether(3, get, metrics);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 500]);
    expect(await (await get('/menu')).text()).toContain('rendered');
    expect(renderAppRoot).toHaveBeenCalledTimes(3);
  });

  test('one with a component that failed', async () => {
    const Broken = () => {
      throw new Error('no price');
    };
    renderAppRoot.mockReturnValueOnce(createElement(Suspense, { fallback: 'soon' }, createElement(Broken)));
    const { get, metrics } = await startTestShell();
    const pages = await Promise.all((await visitTogether(3, get, metrics)).map((answer) => answer.text()));
    expect(pages.filter((page) => page.includes('soon'))).toHaveLength(1);
    expect(pages.filter((page) => page.includes('rendered'))).toHaveLength(2);
  });
});

test('visitors whose builds are known in the same moment get one rendering', async () => {
  const builds = deferred();
  beforePin.mockReturnValue(builds.promise);
  const { get } = await startTestShell();
  const answers = [get('/menu'), get('/menu')];
  await until(() => beforePin.mock.calls.length === 2);
  builds.resolve();
  for (const answer of answers) expect(await (await answer).text()).toContain('</html>');
  expect(renderAppRoot).toHaveBeenCalledTimes(1);
});
