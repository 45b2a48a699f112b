/** @jest-environment jsdom */
import { provideShared } from '../sharing/provideShared';
import { createRemoteLoader } from './createRemoteLoader';

/** The scripts of entries on the page, in order. Each hangs until the test lets it arrive. */
const scripts = () => Array.from(document.querySelectorAll('script'));

/** The container that the remote's script defines once it has arrived. */
const container = { init: jest.fn(), get: jest.fn(async () => () => ({ default: manifest })) };

function arrive(script = scripts()[0]): void {
  Object.assign(globalThis, { mf_catalog: container });
  script?.dispatchEvent(new Event('load'));
}

const manifest = {
  name: 'catalog',
  pages: {},
  panels: {},
  widgets: {},
  embeds: {},
};
const page = { is: 'the page’s react' };
const catalog = { build: '1', base: '/mf/catalog/1/', entry: 'remoteEntry.js', integrity: 'sha384-x' };

const entry = '/mf/catalog/1/remoteEntry.js';

/** The time limit of the shell for modules of the page that is being loaded. */
const pageLimit = 3000;

/** Loads, and records the outcome. */
function track(loading: Promise<unknown>) {
  const tracked = { outcome: 'pending' };
  loading.then(
    () => (tracked.outcome = 'loaded'),
    (error: Error) => (tracked.outcome = error.name),
  );
  return tracked;
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  document.head.replaceChildren();
  Object.assign(globalThis, { mf_catalog: undefined });
  provideShared({ react: { version: '19.2.0', instance: page } });
});
afterEach(() => jest.useRealTimers());

const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);

test('a press during the page’s load outlasts it, with a new request', async () => {
  const loader = createRemoteLoader({ releases: { catalog } });
  const page = track(loader.load('catalog', pageLimit));
  await pass(1);
  const press = track(loader.load('catalog'));
  await pass(2.1);
  expect(page.outcome).toBe('RemoteUnavailableError');
  expect(press.outcome).toBe('pending');
  expect(scripts().map(({ src }) => src)).toEqual([`http://localhost${entry}?attempt=1`]);
  await pass(10);
  arrive();
  await pass(0);
  expect(press.outcome).toBe('loaded');
  expect(await loader.load('catalog')).toBe(manifest);
});

test('a press joins a page’s load that succeeds', async () => {
  const loader = createRemoteLoader({ releases: { catalog } });
  const loads = [track(loader.load('catalog', pageLimit)), track(loader.load('catalog'))];
  arrive();
  await pass(0);
  expect(loads.map(({ outcome }) => outcome)).toEqual(['loaded', 'loaded']);
  expect(container.init).toHaveBeenCalledTimes(1);
});

test('a remote without a release fails at once, each time', async () => {
  const loader = createRemoteLoader({ releases: {} });
  const loads = [track(loader.load('catalog', pageLimit)), track(loader.load('catalog'))];
  await pass(0);
  expect(loads.map(({ outcome }) => outcome)).toEqual(['RemoteUnavailableError', 'RemoteUnavailableError']);
});

test('an entry is loaded with its hash, and its script element is removed once it has run', async () => {
  const load = track(createRemoteLoader({ releases: { catalog } }).load('catalog'));
  const [script] = scripts();
  expect(script?.getAttribute('src')).toBe(entry);
  expect([script?.integrity, script?.crossOrigin]).toEqual(['sha384-x', 'anonymous']);
  arrive();
  await pass(0);
  expect(load.outcome).toBe('loaded');
  expect(scripts()).toEqual([]);
});

test('a container takes the page’s packages, under the rules of the page', async () => {
  track(createRemoteLoader({ releases: { catalog } }).load('catalog'));
  arrive();
  await pass(0);
  const [[scope, initScope, options] = []] = container.init.mock.calls as unknown[][];
  const { react } = scope as { react: Record<string, { lib: () => unknown; shareConfig: object }> };
  expect(react['19.2.0']?.lib()).toBe(page);
  expect(react['19.2.0']?.shareConfig).toMatchObject({ singleton: true, requiredVersion: '^19.2.0' });
  expect([initScope, options]).toEqual([[], { version: '', shareScopeKeys: 'default' }]);
  expect((options as { shareScopeMap: unknown }).shareScopeMap).toEqual({ default: scope });
});

/** The cause with which the first load of the script fails. */
async function causeOf(fail: (script: HTMLScriptElement) => void): Promise<unknown> {
  const loader = createRemoteLoader({ releases: { catalog } });
  const cause = loader.load('catalog').catch((error: Error) => error.cause);
  for (const script of scripts()) fail(script);
  await pass(0);
  const again = track(loader.load('catalog'));
  expect(scripts().map(({ src }) => src)).toEqual([`http://localhost${entry}?attempt=1`]);
  arrive();
  await pass(0);
  expect(again.outcome).toBe('loaded');
  return cause;
}

test('an entry that throws is a failure of the build with its own error, and is requested again by another URL', async () => {
  const cause = await causeOf((script) => {
    const error = new TypeError('x is not a function');
    window.dispatchEvent(new ErrorEvent('error', { filename: script.src, error }));
    script.dispatchEvent(new Event('load'));
  });
  expect(String(cause)).toBe('TypeError: x is not a function');
});

test('a script beside an entry that throws is not the reason of a missing container', async () => {
  const cause = await causeOf((script) => {
    const filename = 'http://localhost/analytics.js';
    window.dispatchEvent(new ErrorEvent('error', { filename, error: new Error('no consent') }));
    script.dispatchEvent(new Event('load'));
  });
  expect(String(cause)).toMatch(/^Error: .*remoteEntry\.js left no container$/);
});

test('a container whose script arrives after it was given up is taken by the next load', async () => {
  const loader = createRemoteLoader({ releases: { catalog } });
  track(loader.load('catalog', pageLimit));
  const [late] = scripts();
  await pass(3.1);
  expect(scripts()).toEqual([]);
  arrive(late);
  const load = track(loader.load('catalog'));
  await pass(0);
  expect(load.outcome).toBe('loaded');
  expect(scripts()).toEqual([]);
});

test('an entry without a hash is not run in production', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
  const { integrity, ...unhashed } = catalog;
  const load = createRemoteLoader({ releases: { catalog: unhashed } }).load('catalog');
  await expect(load).rejects.toThrow('the entry of mf_catalog has no hash');
  expect(integrity).toBeDefined();
  expect(scripts()).toEqual([]);
  jest.restoreAllMocks();
});
