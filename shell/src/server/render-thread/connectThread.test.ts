import { RemoteLoadError } from '@storefront/federation/server';
import { until } from '@storefront/config/until';
import { proxiedBackEnd } from '../../testing/proxiedBackEnd';
import { log, remoteReports, startScripted, visit } from '../../testing/scriptedThreads';
import { tagOf } from '../document/answers';
import type { PageAnswer, PageCall } from './messages';
import { sendError } from './sentError';

const backEnd = proxiedBackEnd();

test('the main thread makes the calls of a page, with the headers that only it knows', async () => {
  let answer: PageAnswer | undefined;
  const { render, seen } = startScripted(
    async (_, { id }, main) => {
      const call: PageCall = {
        page: id,
        url: `${backEnd.url}/api/user`,
        method: 'GET',
        headers: [['x-source', 'site']],
      };
      answer = await main.fetch(call);
      return true;
    },
    { apiUrl: backEnd.url },
  );
  await render(visit, { log });
  expect(Buffer.from(answer?.body ?? []).toString()).toBe('{"success":true}');
  expect(backEnd.received[0]?.headers).toMatchObject({
    authorization: 'Bearer the token of Anna',
    'x-forwarded-for': '203.0.113.9',
    'x-shell-secret': 'a secret of sixteen',
    'x-source': 'site',
  });
  expect(seen.posted).not.toMatch(/the token of Anna|a secret of sixteen/);
});

test('the renderer learns which answers a page was made of, and which of its calls failed', async () => {
  const answers = new Map<string, string | undefined>();
  const { render } = startScripted(
    async (_, { id }, main) => {
      const call = { page: id, method: 'GET', headers: [] };
      await main.fetch({ ...call, url: `${backEnd.url}/api/user` });
      const fetch = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no answer'));
      await main.fetch({ ...call, url: `${backEnd.url}/api/lost` }).catch(() => undefined);
      fetch.mockRestore();
      return true;
    },
    { apiUrl: backEnd.url },
  );
  await render(visit, { log, onAnswer: (url, tag) => answers.set(url, tag) });
  expect([...answers]).toEqual([
    [`${backEnd.url}/api/user`, tagOf(200, new Headers(), Buffer.from('{"success":true}'))],
    [`${backEnd.url}/api/lost`, undefined],
  ]);
});

test.each([
  ['another server', 'GET', 'http://127.0.0.1:9/api/user'],
  ['a server whose name begins the same', 'GET', '.evil.example/api/user'],
  ['a call that writes', 'POST', '/api/cart'],
])('a page cannot call %s', async (_, method, path) => {
  const { render } = startScripted(
    async (_request, { id }, main) => {
      const url = path.startsWith('http') ? path : backEnd.url + path;
      await main.fetch({ page: id, url, method, headers: [] } satisfies PageCall);
      return true;
    },
    { apiUrl: backEnd.url },
  );
  await expect(render(visit, { log })).rejects.toThrow(`a page cannot call ${method}`);
  expect(backEnd.received).toEqual([]);
});

test.each(['../key.pem', 'catalog/abc/../../key.pem', 'log/00000001.json', '/etc/passwd'])(
  'a thread cannot read %s',
  async (path) => {
    const page = startScripted(async (_request, _asked, main) => Boolean(await main.read(path))).render(
      visit,
      {
        log,
      },
    );
    await expect(page).rejects.toThrow('a page cannot read');
  },
);

test.each([
  ['a page that counts in a trial', true, visit.address],
  ['another page', false, undefined],
])(
  'an error that a thread reports of %s keeps its class, and has the address only if the page counts',
  async (_, isCounted, address) => {
    const error = new RemoteLoadError('catalog', 'abc', 'broken', 'no start', new Error('cause'));
    const { render } = startScripted(async (_request, asked) => {
      asked.emit({ type: 'not-loaded', error: sendError(error) });
      asked.emit({ type: 'not-rendered', error: sendError(new TypeError('no price')) });
      return false;
    });
    await render({ ...visit, isCounted }, { log });
    const [[reported, , counted] = []] = remoteReports.notLoaded.mock.calls as unknown[][];
    expect(reported).toBeInstanceOf(RemoteLoadError);
    expect(reported).toEqual(error);
    expect(counted).toBe(address);
    expect(remoteReports.notRendered).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'TypeError', message: 'no price' }),
      log,
      address,
    );
  },
);

test('an error of a listener fails its page and no other', async () => {
  const { render } = startScripted(async (_request, asked) => {
    asked.emit({ type: 'chunk', html: '<html>' });
    return true;
  });
  const onChunk = () => {
    throw new Error('the answer is over');
  };
  await expect(render(visit, { log, onChunk })).rejects.toThrow('the answer is over');
  expect(await render(visit, { log })).toMatchObject({ html: '<html>' });
});

test('a result that cannot be sent fails its page and no other', async () => {
  const { render, requests } = startScripted(async () =>
    requests.length === 1 ? ((() => true) as never) : true,
  );
  await expect(render(visit, { log })).rejects.toThrow('could not be cloned');
  expect(await render(visit, { log })).toMatchObject({ isComplete: true });
});

test.each([
  ['page has ended', () => undefined],
  ['thread has ended', (end: (reason: Error) => void) => end(new Error('out of memory'))],
])('a call is aborted once its %s', async (_, lose) => {
  const signals: (AbortSignal | null | undefined)[] = [];
  const fetch = jest.spyOn(globalThis, 'fetch').mockImplementation((_url, init) => {
    signals.push(init?.signal);
    return new Promise(() => undefined);
  });
  const { render, requests } = startScripted(
    async (_request, { id }, main, { end }) => {
      if (requests.length > 1) return true;
      main
        .fetch({ page: id, url: `${backEnd.url}/api/user`, method: 'GET', headers: [] })
        .catch(() => undefined);
      await until(() => signals.length === 1);
      lose(end);
      return true;
    },
    { apiUrl: backEnd.url },
  );
  await render(visit, { log });
  fetch.mockRestore();
  expect(signals).toMatchObject([{ aborted: true }]);
});

test('a page that never ends is given up', async () => {
  const { render } = startScripted(() => new Promise(() => undefined), { remoteTimeoutMs: 1 });
  await expect(render(visit, { log })).rejects.toThrow('timeout');
});
