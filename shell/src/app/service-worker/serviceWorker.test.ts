import { pushCalls } from '@storefront/api-contract';
import { removeWorker } from './removeWorker';
import { runWorker } from './runWorker';
import type { WorkerEvents, WorkerScope } from './workerScope';

const origin = 'https://shop.test';

const subscriptionAt = (name: string) => ({
  toJSON: () => ({ endpoint: `https://push.test/${name}`, keys: { p256dh: 'key', auth: 'secret' } }),
});
const sentAddress = (name: string) => [
  [pushCalls.subscribe.path, { endpoint: `https://push.test/${name}`, p256dh: 'key', auth: 'secret' }],
];

/** A browser that runs the worker. */
function startBrowser(run: (scope: WorkerScope) => void) {
  const listeners = new Map<string, (event: never) => void>();
  const stored = new Map<string, Map<string, string>>();
  const tabs: { url: string; focus: jest.Mock }[] = [];
  const browser = {
    isOnline: true,
    stored,
    tabs,
    shown: [] as [title: string, options: NotificationOptions][],
    opened: [] as string[],
    /** What the back end knows of the session; undefined for a guest. */
    push: undefined as
      | { public_key: string | null; is_subscribed: boolean; is_expired?: boolean }
      | undefined,
    sent: [] as [path: string, body: unknown][],
    subscribe: jest.fn(async () => subscriptionAt('renewed')),
    unregister: jest.fn(async () => true),
    enablePreload: jest.fn(async () => undefined),
    skipWaiting: jest.fn(async () => undefined),
    /** Sends an event to the worker, and waits for its work. */
    async send(name: keyof WorkerEvents, fields: object = {}): Promise<void> {
      const work: Promise<unknown>[] = [];
      const event = { ...fields, waitUntil: (one: Promise<unknown>) => void work.push(one) };
      listeners.get(name)?.(event as never);
      await Promise.all(work);
    },
    /** Asks the worker for a page; undefined when it leaves the request to the browser. */
    async navigate(request: Partial<Request> = {}, preloaded?: string) {
      let answer: Promise<Response> | undefined;
      await browser.send('fetch', {
        request: { mode: 'navigate', method: 'GET', url: `${origin}/menu`, ...request },
        preloadResponse: Promise.resolve(preloaded && new Response(preloaded)),
        respondWith: (given: Promise<Response>) => void (answer = given),
      });
      return answer && (await answer).text();
    },
  };
  const load = async (url: string, init?: RequestInit) => {
    if (!browser.isOnline) throw new TypeError('Failed to fetch');
    if (url === pushCalls.status.path)
      return new Response(JSON.stringify(browser.push ?? {}), { status: browser.push ? 200 : 401 });
    if (init?.method === 'POST') browser.sent.push([url, JSON.parse(String(init.body))]);
    return new Response(`the page ${new URL(url, origin).pathname}`);
  };
  const openCache = async (name: string) => {
    const cache = stored.get(name) ?? new Map<string, string>();
    stored.set(name, cache);
    return {
      add: async ({ url }: { url: string }) => {
        cache.set(new URL(url, origin).pathname, await (await load(url)).text());
      },
      match: async (path: string) => cache.has(path) && new Response(cache.get(path)),
    } as unknown as Cache;
  };
  // Node's own Request takes no path.
  jest.spyOn(globalThis, 'Request').mockImplementation((url, init) => ({ url, init }) as unknown as Request);
  run({
    location: { origin },
    caches: {
      keys: async () => [...stored.keys()],
      delete: async (name: string) => stored.delete(name),
      open: openCache,
    },
    clients: { matchAll: async () => tabs, openWindow: async (url) => browser.opened.push(url) },
    registration: {
      showNotification: async (...shown: [string, NotificationOptions?]) =>
        void browser.shown.push(shown as [string, NotificationOptions]),
      unregister: browser.unregister,
      pushManager: { subscribe: browser.subscribe },
      navigationPreload: { enable: browser.enablePreload },
    },
    fetch: (request) => load(request.url, (request as { init?: RequestInit }).init),
    skipWaiting: browser.skipWaiting,
    addEventListener: (name, listener) => void listeners.set(name, listener),
  });
  return browser;
}

afterEach(() => jest.restoreAllMocks());

describe('the worker', () => {
  it('replaces the one before at once, and deletes what that has cached', async () => {
    const browser = startBrowser(runWorker);
    browser.stored.set('old-site-v7', new Map([['/menu', 'an old menu']]));
    await browser.send('install');
    expect(browser.skipWaiting).toHaveBeenCalledTimes(1);
    await browser.send('activate');
    expect([...browser.stored].map(([name, cache]) => [name, [...cache.keys()]])).toEqual([
      ['offline-page', ['/offline.html']],
    ]);
    expect(browser.enablePreload).toHaveBeenCalledTimes(1);
  });

  it('shows the kept page without a network, and pages of the site with one', async () => {
    const browser = startBrowser(runWorker);
    await browser.send('install');
    expect(await browser.navigate()).toBe('the page /menu');
    expect(await browser.navigate({}, 'a page that was asked for before')).toBe(
      'a page that was asked for before',
    );
    browser.isOnline = false;
    expect(await browser.navigate()).toBe('the page /offline.html');
  });

  it('leaves scripts, data and sent forms to the browser', async () => {
    const browser = startBrowser(runWorker);
    expect(await browser.navigate({ mode: 'no-cors' })).toBeUndefined();
    expect(await browser.navigate({ mode: 'cors' })).toBeUndefined();
    expect(await browser.navigate({ method: 'POST' })).toBeUndefined();
  });

  it('fails as the network does when the kept page is lost', async () => {
    const browser = startBrowser(runWorker);
    browser.isOnline = false;
    await expect(browser.navigate()).rejects.toThrow('Failed to fetch');
  });

  it('shows a message about an order', async () => {
    const browser = startBrowser(runWorker);
    const sent = { title: 'Заказ № 7 у курьера', body: 'Скоро будет у вас.', tag: 'order-7' };
    await browser.send('push', { data: { json: () => ({ ...sent, url: '/monitoring/7' }) } });
    const { title, ...options } = sent;
    expect(browser.shown).toEqual([
      [title, expect.objectContaining({ ...options, data: { url: '/monitoring/7' } })],
    ]);
  });

  it.each([
    ['no data', null],
    ['no JSON', { json: () => JSON.parse('<') as unknown }],
    ['null', { json: () => null }],
    ['other fields', { json: () => ({ title: 7, url: {} }) }],
  ])('shows something for a message with %s', async (_what, data) => {
    const browser = startBrowser(runWorker);
    await browser.send('push', { data });
    expect(browser.shown).toEqual([['Новый статус заказа', expect.objectContaining({ data: { url: '/' } })]]);
  });

  it.each([
    ['when the address of the device expires', { is_subscribed: true }],
    ['when the back end has met the expired address first', { is_subscribed: false, is_expired: true }],
  ])('subscribes again %s', async (_when, status) => {
    const browser = startBrowser(runWorker);
    browser.push = { public_key: 'server-key', ...status };
    await browser.send('pushsubscriptionchange');
    expect(browser.subscribe).toHaveBeenCalledWith({
      userVisibleOnly: true,
      applicationServerKey: 'server-key',
    });
    expect(browser.sent).toEqual(sentAddress('renewed'));
  });

  it('sends the address that the browser has renewed itself', async () => {
    const browser = startBrowser(runWorker);
    browser.push = { public_key: 'server-key', is_subscribed: true };
    await browser.send('pushsubscriptionchange', { newSubscription: subscriptionAt('given') });
    expect(browser.subscribe).not.toHaveBeenCalled();
    expect(browser.sent).toEqual(sentAddress('given'));
  });

  it.each([
    ['a guest', undefined],
    ['a customer who has ended the messages', { public_key: 'server-key', is_subscribed: false }],
    ['a back end that sends none any more', { public_key: null, is_subscribed: true }],
  ])('does not subscribe %s', async (_who, push) => {
    const browser = startBrowser(runWorker);
    browser.push = push;
    await browser.send('pushsubscriptionchange', { newSubscription: subscriptionAt('given') });
    expect(browser.subscribe).not.toHaveBeenCalled();
    expect(browser.sent).toEqual([]);
  });

  const press = (browser: ReturnType<typeof startBrowser>, url: string) => {
    const close = jest.fn();
    return browser.send('notificationclick', { notification: { close, data: { url } } }).then(() => close);
  };

  it('opens the order of a pressed message', async () => {
    const browser = startBrowser(runWorker);
    browser.tabs.push({ url: `${origin}/monitoring/71`, focus: jest.fn() });
    const close = await press(browser, '/monitoring/7');
    expect(browser.opened).toEqual([`${origin}/monitoring/7`]);
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('shows the tab that is at the order already', async () => {
    const browser = startBrowser(runWorker);
    const tab = { url: `${origin}/monitoring/7?panel=menu`, focus: jest.fn() };
    browser.tabs.push({ url: `${origin}/`, focus: jest.fn() }, tab);
    await press(browser, '/monitoring/7');
    expect(tab.focus).toHaveBeenCalledTimes(1);
    expect(browser.opened).toEqual([]);
  });

  it.each(['https://evil.example/monitoring/7', '//evil.example/', 'javascript:alert(1)'])(
    'opens the shop rather than %s',
    async (url) => {
      const browser = startBrowser(runWorker);
      await press(browser, url);
      expect(browser.opened).toEqual([`${origin}/`]);
    },
  );
});

test('a site that is done with its worker removes it and every cache', async () => {
  const browser = startBrowser(removeWorker);
  browser.stored.set('offline-page', new Map()).set('old-site-v7', new Map());
  await browser.send('install');
  await browser.send('activate');
  expect(browser.skipWaiting).toHaveBeenCalledTimes(1);
  expect(browser.stored.size).toBe(0);
  expect(browser.unregister).toHaveBeenCalledTimes(1);
  expect(await browser.navigate()).toBeUndefined();
});
