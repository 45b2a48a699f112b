import { RemoteLoadError } from '@storefront/federation/server';
import { matchRoute } from '../../shared/routing/matchRoute';
import { catalogFile, log, remoteReports, startScripted, visit } from '../../testing/scriptedThreads';

test('a thread learns that a remote of the page has no build, which is reported already', async () => {
  const absent = new RemoteLoadError('content', 'none', 'not-released', 'no build');
  const { render, requests } = startScripted(async () => true);
  await render({ ...visit, pinned: { ...visit.pinned, absent: [absent] } }, { log });
  const { message } = absent;
  expect(requests).toMatchObject([
    { unusable: { content: { type: 'RemoteLoadError', message, isReported: true } } },
  ]);
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

test('a build that does not start fails as in the thread', async () => {
  const broken = new RemoteLoadError('catalog', 'abc', 'broken', 'no start');
  const { start } = startScripted(async () => true, { startBuild: () => Promise.reject(broken) });
  await expect(start({ remote: 'catalog', build: 'abc' })).rejects.toEqual(broken);
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
