import { RemoteLoadError } from '@storefront/federation/server';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { MessageChannel } from 'node:worker_threads';
import { until } from '@storefront/config/until';
import type { Visit } from '../document/visit';
import { createPageRenderer, type PageRenderer } from './createPageRenderer';
import type { PageAnswer, PageCall, RenderEvent, RenderRequest } from './messages';
import type { RenderThread } from './openThread';
import { type Asked, createPeer, type Peer } from './peer';
import { sendError } from './sentError';
import { matchRoute } from '../../shared/routing/matchRoute';

// The main thread's side: its threads are scripted here, behind real channels.

/** What a script can do to its thread. */
interface ScriptedThread {
  end(reason: Error): void;
  hang(): void;
}
type Script = (request: RenderRequest, asked: Asked, main: Peer, thread: ScriptedThread) => Promise<boolean>;

const catalogFile = '/releases/catalog/abc/server.cjs';
const received: IncomingMessage[] = [];
const backEnd = createServer((request, response) => {
  received.push(request);
  response.setHeader('content-type', 'application/json').end('{"name":"Аня"}');
});
let apiUrl = '';
let renderer: PageRenderer | undefined;
/** What threads were asked to render, in order. */
let requests: RenderRequest[] = [];
let opened = 0;
/** All that was posted to threads. */
let posted = '';
const remoteReports = { notLoaded: jest.fn(), notRendered: jest.fn(() => false) };
/** A slow disk. */
const readFile = jest.fn(() => wait(100, Buffer.from('file')));
const log = { error: jest.fn(), warn: jest.fn() } as never;

beforeAll(async () => {
  await new Promise<void>((done) => backEnd.listen(0, '127.0.0.1', done));
  apiUrl = `http://127.0.0.1:${(backEnd.address() as AddressInfo).port}`;
});
afterAll(() => {
  backEnd.close();
  backEnd.closeAllConnections();
});
beforeEach(() => {
  requests = [];
  opened = 0;
  received.length = 0;
  posted = '';
  jest.clearAllMocks();
});
afterEach(() => renderer?.close());

function start(script: Script, { starts = (): boolean => true } = {}) {
  const openThread = (): RenderThread => {
    opened += 1;
    const { port1, port2 } = new MessageChannel();
    let hasEnded: (reason: Error) => void = () => undefined;
    const ended = new Promise<Error>((resolve) => {
      hasEnded = resolve;
    });
    const end = (reason: Error) => {
      port1.close();
      hasEnded(reason);
    };
    const main = createPeer(port2, {
      render(request: RenderRequest, asked) {
        requests.push(request);
        return script(request, asked, main, { end, hang: () => (isHanging = true) });
      },
    });
    let isHanging = false;
    let cpuMs = 0;
    return {
      port: {
        postMessage(message) {
          posted += JSON.stringify(message);
          port1.postMessage(message);
        },
        on: (event, listener) => port1.on(event, listener),
      },
      ended,
      hasStarted: starts,
      vitals: () => (isHanging ? { beats: 1, cpuMs: (cpuMs += 1000) } : undefined),
      frames: async () => ['node:internal', catalogFile],
      end: async () => end(new Error('ended from outside')),
    };
  };
  renderer = createPageRenderer({
    apiUrl,
    shellSecret: 'a secret of sixteen',
    remoteReports,
    registry: '/releases',
    log,
    files: { read: readFile, has: async () => true },
    openThread,
    threads: 2,
    rendersOnServer: true,
  });
  return renderer;
}

const visit: Visit = {
  url: new URL('http://storefront/menu'),
  matched: undefined,
  session: { status: 'user' },
  token: 'the token of Anna',
  address: '203.0.113.9',
  requestId: 'request-1',
  preview: undefined,
  rejected: undefined,
  pinned: {
    key: 'builds',
    browser: { catalog: { build: 'abc', base: '/mf/catalog/abc/', entry: 'remoteEntry.js' } },
    absent: [],
  },
};

const send = (asked: Asked, event: RenderEvent) => asked.emit(event);

test('the chunks of a page arrive in order, with one nonce', async () => {
  const chunks: [string, string][] = [];
  const page = start(async (_, asked) => {
    send(asked, { type: 'chunk', html: '<html>' });
    send(asked, { type: 'chunk', html: '</html>' });
    return true;
  }).render(visit, { log, onChunk: (html, nonce) => chunks.push([html, nonce]) });
  const { html, nonce, isComplete } = await page;
  expect({ html, isComplete }).toEqual({ html: '<html></html>', isComplete: true });
  expect(chunks).toEqual([
    ['<html>', nonce],
    ['</html>', nonce],
  ]);
  expect(requests[0]).toMatchObject({ nonce, mode: 'any', unusable: {} });
});

test('the main thread makes the calls of a page, with what only it knows', async () => {
  let answer: PageAnswer | undefined;
  await start(async (_, { id }, main) => {
    const call: PageCall = {
      page: id,
      url: `${apiUrl}/api/user`,
      method: 'GET',
      headers: [['x-source', 'site']],
    };
    answer = (await main.ask('fetch', call)) as PageAnswer;
    return true;
  }).render(visit, { log });
  expect(Buffer.from(answer?.body ?? []).toString()).toBe('{"name":"Аня"}');
  expect(received[0]?.headers).toMatchObject({
    authorization: 'Bearer the token of Anna',
    'x-forwarded-for': '203.0.113.9',
    'x-shell-secret': 'a secret of sixteen',
    'x-source': 'site',
  });
  expect(posted).not.toMatch(/the token of Anna|a secret of sixteen/);
});

test.each([
  ['another server', 'GET', 'http://127.0.0.1:9/api/user'],
  ['a server whose name begins the same', 'GET', '.evil.example/api/user'],
  ['a call that writes', 'POST', '/api/cart'],
])('a page cannot call %s', async (_, method, path) => {
  const page = start(async (_request, { id }, main) => {
    const url = path.startsWith('http') ? path : apiUrl + path;
    await main.ask('fetch', { page: id, url, method, headers: [] } satisfies PageCall);
    return true;
  }).render(visit, { log });
  await expect(page).rejects.toThrow(`a page cannot call ${method}`);
  expect(received).toEqual([]);
});

test('a page whose thread ends is rendered again without the build that ended it, and so are the next ones', async () => {
  const render = start(async (request, _asked, _main, { end }) => {
    if (request.unusable.catalog) return true;
    end(Object.assign(new Error('late'), { stack: `Error: late\n    at f (${catalogFile}:1:2)` }));
    return new Promise(() => undefined);
  }).render;
  expect(await render(visit, { log })).toMatchObject({ isComplete: true });
  await render(visit, { log });
  expect(requests.map(({ unusable, mode }) => [unusable.catalog?.fields['reason'], mode])).toEqual([
    [undefined, 'any'],
    ['ended', 'any'],
    ['ended', 'any'],
  ]);
  expect(remoteReports.notLoaded.mock.calls).toEqual([
    [expect.objectContaining({ remote: 'catalog', build: 'abc', phase: 'run', reason: 'ended' }), log],
  ]);
  // The pages that need it are to be counted.
  expect(requests[1]?.unusable.catalog?.isReported).toBe(false);
  const other = { ...visit.pinned, browser: { catalog: { build: 'def', base: '', entry: '' } } };
  await render({ ...visit, pinned: other }, { log }).catch(() => undefined);
  expect(requests[3]?.unusable).toEqual({});
});

test('a thread that hangs is ended, and the code that it hangs in is left to the browser for a minute', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(0);
  const { render } = start(async (request, _asked, _main, { hang }) => {
    if (request.unusable.catalog) return true;
    hang();
    return new Promise(() => undefined);
  });
  expect(await render(visit, { log })).toMatchObject({ isComplete: true });
  expect(requests.map(({ unusable }) => unusable.catalog?.fields['reason'])).toEqual([undefined, 'hung']);
  now.mockReturnValue(60_000);
  await render(visit, { log });
  expect(requests.map(({ unusable }) => unusable.catalog?.fields['reason'])).toEqual([
    undefined,
    'hung',
    undefined,
    'hung',
  ]);
  now.mockRestore();
});

test('a page that ends two threads in unknown code is rendered without any remote', async () => {
  const { isComplete } = await start(async ({ mode }, _asked, _main, { end }) => {
    if (mode === 'shell-only') return false;
    end(new Error('out of memory'));
    return new Promise(() => undefined);
  }).render(visit, { log });
  expect(isComplete).toBe(false);
  expect(requests.map(({ mode }) => mode)).toEqual(['any', 'any', 'shell-only']);
});

test('a thread that does not even start is opened again after a second; pages fail meanwhile, and it is not ready', async () => {
  let starts = false;
  const { render, isReady } = start(
    (_request, _asked, _main, { end }) => {
      end(new Error('no such file'));
      return new Promise(() => undefined);
    },
    { starts: () => starts },
  );
  await expect(render(visit, { log })).rejects.toThrow('no thread renders pages');
  expect(opened).toBe(2);
  expect(isReady()).toBe(false);
  await until(() => opened === 4);
  expect(isReady()).toBe(false);
  starts = true;
  expect(isReady()).toBe(true);
});

test('it stays ready while threads that had started are replaced', async () => {
  let starts = true;
  const { render, isReady } = start(
    (_request, _asked, _main, { end }) => {
      end(new Error('out of memory'));
      return new Promise(() => undefined);
    },
    { starts: () => starts },
  );
  await expect(render(visit, { log })).rejects.toThrow('the thread of the page has ended');
  expect(opened).toBe(5);
  starts = false;
  expect(isReady()).toBe(true);
});

test('a page that was sent in part is not rendered again', async () => {
  let endThread: () => void = () => undefined;
  const page = start(async (_request, asked, _main, { end }) => {
    endThread = () => end(new Error('out of memory'));
    send(asked, { type: 'chunk', html: '<html>' });
    return new Promise(() => undefined);
  }).render(visit, { log, onChunk: () => endThread() });
  await expect(page).rejects.toThrow('the thread of the page has ended');
  expect(requests).toHaveLength(1);
});

test('what a thread reports keeps its class, and the address of the visitor is not that of staff', async () => {
  const error = new RemoteLoadError('catalog', 'abc', 'broken', 'no start', new Error('cause'));
  const { render } = start(async (_, asked) => {
    send(asked, { type: 'not-loaded', error: sendError(error) });
    send(asked, { type: 'not-rendered', error: sendError(new TypeError('no price')) });
    return false;
  });
  await render({ ...visit, preview: { remote: 'catalog', build: 'abc', expires: 1 } }, { log });
  const [[reported, , address] = []] = remoteReports.notLoaded.mock.calls as unknown[][];
  expect(reported).toBeInstanceOf(RemoteLoadError);
  expect(reported).toEqual(error);
  expect(address).toBeUndefined();
  expect(remoteReports.notRendered).toHaveBeenCalledWith(
    expect.objectContaining({ name: 'TypeError', message: 'no price' }),
    log,
    undefined,
  );
});

test('when a thread ends without naming the code, the owner of its only page is left to the browser', async () => {
  const { render, start: startBuild } = start(async (request, _asked, _main, { end }) => {
    if (request.unusable.catalog) return true;
    end(new Error('out of memory'));
    return new Promise(() => undefined);
  });
  expect(await render({ ...visit, matched: matchRoute('/menu') }, { log })).toMatchObject({
    isComplete: true,
  });
  expect(requests).toHaveLength(2);
  await expect(startBuild({ remote: 'catalog', build: 'abc' })).rejects.toMatchObject({ reason: 'ended' });
});

test('when a thread ends with several pages, their owner is left to the browser after the second loss', async () => {
  const waiting: (() => void)[] = [];
  const { render } = start(async (request, _asked, _main, { end }) => {
    if (request.unusable.catalog) return true;
    waiting.push(() => end(new Error('out of memory')));
    if (waiting.length % 4 === 0) for (const endThread of waiting.splice(0)) endThread();
    return new Promise(() => undefined);
  });
  const menu = { ...visit, matched: matchRoute('/menu') };
  const pages = await Promise.all([1, 2, 3, 4].map(() => render(menu, { log })));
  expect(pages.map(({ isComplete }) => isComplete)).toEqual([true, true, true, true]);
  expect(requests.filter(({ unusable }) => !unusable.catalog)).toHaveLength(4);
});

test('an error of a listener fails its page and no other', async () => {
  const { render } = start(async (_request, asked) => {
    send(asked, { type: 'chunk', html: '<html>' });
    return true;
  });
  const onChunk = () => {
    throw new Error('the answer is over');
  };
  await expect(render(visit, { log, onChunk })).rejects.toThrow('the answer is over');
  expect(await render(visit, { log })).toMatchObject({ html: '<html>' });
});

test.each(['../key.pem', 'catalog/abc/../../key.pem', 'log/00000001.json', '/etc/passwd'])(
  'a thread cannot read %s',
  async (path) => {
    const page = start(async (_request, _asked, main) => Boolean(await main.ask('read', path))).render(
      visit,
      {
        log,
      },
    );
    await expect(page).rejects.toThrow('a page cannot read');
  },
);

test('threads that ask for the same file share one read', async () => {
  const { render } = start(async (_request, _asked, main) =>
    Boolean(await main.ask('read', 'catalog/abc/server.cjs')),
  );
  await Promise.all([render(visit, { log }), render(visit, { log })]);
  expect(readFile).toHaveBeenCalledTimes(1);
});
