import { RemoteLoadError } from '@storefront/federation/server';
import { matchRoute } from '../../shared/routing/matchRoute';
import { catalogFile, log, remoteReports, startScripted, visit } from '../../testing/scriptedThreads';

test('the chunks of a page arrive in order, with one nonce', async () => {
  const chunks: [string, string][] = [];
  const { render, requests } = startScripted(async (_, asked) => {
    asked.emit({ type: 'chunk', html: '<html>' });
    asked.emit({ type: 'chunk', html: '</html>' });
    return true;
  });
  const { html, nonce, isComplete } = await render(visit, {
    log,
    onChunk: (chunk, itsNonce) => chunks.push([chunk, itsNonce]),
  });
  expect({ html, isComplete }).toEqual({ html: '<html></html>', isComplete: true });
  expect(chunks).toEqual([
    ['<html>', nonce],
    ['</html>', nonce],
  ]);
  expect(requests[0]).toMatchObject({ nonce, mode: 'any', unusable: {} });
});

test('the summary of a page reaches the caller before the page is rendered, and again with the page', async () => {
  const prepared = { isCacheable: true, isTokenRejected: false, errorStatus: 404 };
  const { render } = startScripted(async (_, asked) => {
    asked.emit({ type: 'prepared', page: prepared });
    asked.emit({ type: 'chunk', html: '<html>' });
    return true;
  });
  const onPrepared = jest.fn();
  expect((await render(visit, { log, onPrepared })).page).toEqual(prepared);
  expect(onPrepared.mock.calls).toEqual([[prepared]]);
  expect(await render(visit, { log })).toMatchObject({ page: prepared, html: '<html>' });
});

const absent = new RemoteLoadError('content', 'none', 'not-released', 'no build');

test.each([
  ['an address without a route', {}, visit, { isFound: false }],
  ['an address with one', {}, { ...visit, matched: matchRoute('/menu') }, { isFound: true }],
  [
    'a page without any remote where the server renders none',
    { rendersOnServer: false },
    visit,
    { mode: 'shell-only' },
  ],
  [
    'a page whose remote has no build, which is reported already',
    {},
    { ...visit, pinned: { ...visit.pinned, absent: [absent] } },
    { unusable: { content: { type: 'RemoteLoadError', message: absent.message, isReported: true } } },
  ],
])('a thread is asked to render %s', async (_, options, asked, expected) => {
  const { render, requests } = startScripted(async () => true, options);
  await render(asked, { log });
  expect(requests).toMatchObject([expected]);
});

test('a page whose thread ends is rendered again without the build that ended it, and so are the next ones', async () => {
  const { render, requests } = startScripted(async (request, _asked, _main, { end }) => {
    if (request.unusable.catalog) return true;
    end(Object.assign(new Error('late'), { stack: `Error: late\n    at f (${catalogFile}:1:2)` }));
    return new Promise(() => undefined);
  });
  expect(await render(visit, { log })).toMatchObject({ isComplete: true });
  await render(visit, { log });
  expect(requests.map(({ unusable, mode }) => [unusable.catalog?.fields['reason'], mode])).toEqual([
    [undefined, 'any'],
    ['ended', 'any'],
    ['ended', 'any'],
  ]);
  const message = 'catalog@abc: its code ended the thread';
  expect(remoteReports.notLoaded.mock.calls).toMatchObject([
    [{ remote: 'catalog', build: 'abc', phase: 'run', reason: 'ended', message }, log],
  ]);
  // The pages that need the build must be counted.
  expect(requests[1]?.unusable.catalog?.isReported).toBe(false);
  const other = { ...visit.pinned, browser: { catalog: { build: 'def', base: '', entry: '' } } };
  await render({ ...visit, pinned: other }, { log }).catch(() => undefined);
  expect(requests[3]?.unusable).toEqual({});
});

test('a thread that hangs is ended, and the code that it hangs in is left to the browser for a minute', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(0);
  const { render, requests } = startScripted(async (request, _asked, _main, { hang }) => {
    if (request.unusable.catalog) return true;
    hang();
    return new Promise(() => undefined);
  });
  expect(await render(visit, { log })).toMatchObject({ isComplete: true });
  expect(requests.map(({ unusable }) => unusable.catalog?.fields['reason'])).toEqual([undefined, 'hung']);
  expect(requests[1]?.unusable.catalog?.message).toBe('catalog@abc: its code did not come to an end');
  now.mockReturnValue(59_999);
  await render(visit, { log });
  now.mockReturnValue(60_000);
  await render(visit, { log });
  expect(requests.map(({ unusable }) => unusable.catalog?.fields['reason'])).toEqual([
    undefined,
    'hung',
    'hung',
    undefined,
    'hung',
  ]);
  now.mockRestore();
});

test('a page that ends two threads in unknown code is rendered without any remote', async () => {
  const { render, requests } = startScripted(async ({ mode }, _asked, _main, { end }) => {
    if (mode === 'shell-only') return false;
    end(new Error('out of memory'));
    return new Promise(() => undefined);
  });
  const { isComplete } = await render(visit, { log });
  expect(isComplete).toBe(false);
  expect(requests.map(({ mode }) => mode)).toEqual(['any', 'any', 'shell-only']);
});

test('a page that was sent in part is not rendered again', async () => {
  let endThread: () => void = () => undefined;
  const { render, requests } = startScripted(async (_request, asked, _main, { end }) => {
    endThread = () => end(new Error('out of memory'));
    asked.emit({ type: 'chunk', html: '<html>' });
    return new Promise(() => undefined);
  });
  const page = render(visit, { log, onChunk: () => endThread() });
  await expect(page).rejects.toThrow('the thread of the page has ended');
  expect(requests).toHaveLength(1);
});

test('when a thread ends without naming the code, the owner of its only page is left to the browser', async () => {
  const { render, start, requests } = startScripted(async (request, _asked, _main, { end }) => {
    if (request.unusable.catalog) return true;
    end(new Error('out of memory'));
    return new Promise(() => undefined);
  });
  expect(await render({ ...visit, matched: matchRoute('/menu') }, { log })).toMatchObject({
    isComplete: true,
  });
  expect(requests).toHaveLength(2);
  await expect(start({ remote: 'catalog', build: 'abc' })).rejects.toMatchObject({ reason: 'ended' });
});

test.each([
  ['a page of no route', undefined],
  ['a page whose owner has no build', matchRoute('/about/blog')],
])('when a thread with %s ends without naming the code, no build is suspected', async (_, matched) => {
  const { render } = startScripted(
    async ({ mode }, _asked, _main, { end }) => {
      if (mode === 'shell-only') return true;
      end(new Error('out of memory'));
      return new Promise(() => undefined);
    },
    { threads: 1 },
  );
  await render({ ...visit, matched }, { log });
  expect(remoteReports.notLoaded).not.toHaveBeenCalled();
});

test.each([
  ['within a minute, the owner that both rendered is', 59_999, [{ remote: 'catalog', build: 'abc' }]],
  ['after a minute, no build is', 60_000, []],
])('when a second thread with several pages ends %s left to the browser', async (_, later, suspects) => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(0);
  let endThread: () => void = () => undefined;
  const { render, requests } = startScripted(
    async ({ url, unusable, mode }, _asked, _main, { end }) => {
      endThread = () => end(new Error('out of memory'));
      const isSecond = requests.length > 3;
      if (unusable.catalog || mode === 'shell-only' || (isSecond && url.endsWith('/blog'))) return true;
      if (requests.length === 3) endThread();
      return new Promise(() => undefined);
    },
    { threads: 1 },
  );
  const content = { build: 'def', base: '', entry: '' };
  const pinned = { ...visit.pinned, browser: { ...visit.pinned.browser, content } };
  const pages = ['/menu', '/', '/about/blog'].map((path) =>
    render({ ...visit, url: new URL(path, visit.url), matched: matchRoute(path), pinned }, { log }),
  );
  await pages[2];
  expect(remoteReports.notLoaded).not.toHaveBeenCalled();
  now.mockReturnValue(later);
  endThread();
  await Promise.all(pages);
  expect(remoteReports.notLoaded.mock.calls.map(([error]: unknown[]) => error)).toMatchObject(suspects);
  now.mockRestore();
});

const broken = new RemoteLoadError('catalog', 'abc', 'broken', 'no start');

test.each([
  ['starts when it does in the thread', () => Promise.resolve(), undefined],
  ['fails as in the thread when it does not start there', () => Promise.reject(broken), broken],
])('a build %s', async (_, startBuild, failure) => {
  const { start } = startScripted(async () => true, { startBuild });
  const outcome = start({ remote: 'catalog', build: 'abc' }).catch((error: unknown) => error);
  expect(await outcome).toEqual(failure);
});

test('a build that ends the thread in which it is started fails', async () => {
  const { start } = startScripted(async () => true, {
    startBuild({ end }) {
      end(new Error('out of memory'));
      return new Promise(() => undefined);
    },
  });
  await expect(start({ remote: 'catalog', build: 'abc' })).rejects.toMatchObject({
    remote: 'catalog',
    build: 'abc',
    phase: 'run',
    reason: 'ended',
    message: 'catalog@abc: its code ended the thread',
  });
});
