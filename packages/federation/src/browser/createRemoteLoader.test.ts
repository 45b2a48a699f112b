/** @jest-environment jsdom */
import { provideShared } from '../sharing/provideShared';
import { createRemoteLoader } from './createRemoteLoader';

/** The scripts that the runtime asked for, in turn. Each hangs until the test lets it arrive. */
const scripts: { timeout: number; arrive: () => void }[] = [];

jest.mock('@module-federation/runtime/core', () => ({}));
jest.mock('@module-federation/runtime', () => ({
  createInstance: ({
    remotes,
    plugins,
  }: {
    remotes: { name: string; entry: string }[];
    plugins: unknown[];
  }) => ({
    options: { remotes },
    moduleCache: new Map(),
    loadRemote: () =>
      new Promise((resolve) => {
        const plugin = plugins[0] as { createScript: (request: object) => { timeout: number } };
        const { timeout } = plugin.createScript({ url: '/entry.js', remoteInfo: { name: 'mf_catalog' } });
        scripts.push({ timeout, arrive: () => resolve({ default: manifest }) });
      }),
  }),
}));

const manifest = {
  name: 'catalog',
  pages: {},
  panels: {},
  widgets: {},
  embeds: {},
  emits: [],
  hears: [],
  opens: [],
};
const catalog = { build: '1', base: '/mf/catalog/1/', entry: 'remoteEntry.js', integrity: 'sha384-x' };

/** What the shell gives to modules of the page that is being loaded. */
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
  scripts.length = 0;
  provideShared({});
});
afterEach(() => jest.useRealTimers());

const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);

test.each([
  ['the page waits for', pageLimit, 3],
  ['a press waits for', undefined, 20],
])('a hanging remote that %s is given up in time', async (_, limit, seconds) => {
  const load = track(createRemoteLoader({ releases: { catalog } }).load('catalog', limit));
  await pass(seconds - 0.1);
  expect(load.outcome).toBe('pending');
  await pass(0.2);
  expect(load.outcome).toBe('RemoteUnavailableError');
});

test('the runtime may wait for a script nearly as long as a press', () => {
  void createRemoteLoader({ releases: { catalog } }).load('catalog');
  expect(scripts[0]?.timeout).toBe(19_000);
});

test('a script that arrives slowly opens what was pressed', async () => {
  const load = track(createRemoteLoader({ releases: { catalog } }).load('catalog'));
  await pass(12);
  scripts[0]?.arrive();
  await pass(0);
  expect(load.outcome).toBe('loaded');
});

test('a press during the page’s load outlasts it, with a new request', async () => {
  const loader = createRemoteLoader({ releases: { catalog } });
  const page = track(loader.load('catalog', pageLimit));
  await pass(1);
  const press = track(loader.load('catalog'));
  await pass(2.1);
  expect(page.outcome).toBe('RemoteUnavailableError');
  expect(press.outcome).toBe('pending');
  expect(scripts).toHaveLength(2);
  await pass(10);
  scripts[1]?.arrive();
  await pass(0);
  expect(press.outcome).toBe('loaded');
  expect(await loader.load('catalog')).toBe(manifest);
});

test('a press joins a page’s load that succeeds', async () => {
  const loader = createRemoteLoader({ releases: { catalog } });
  const loads = [track(loader.load('catalog', pageLimit)), track(loader.load('catalog'))];
  scripts[0]?.arrive();
  await pass(0);
  expect(loads.map(({ outcome }) => outcome)).toEqual(['loaded', 'loaded']);
  expect(scripts).toHaveLength(1);
});

test.each([
  ['page', pageLimit],
  ['press', undefined],
])('a remote without a release fails at once for a press after a %s', async (_, limit) => {
  const loader = createRemoteLoader({ releases: {} });
  track(loader.load('catalog', limit));
  const press = track(loader.load('catalog'));
  await pass(0);
  expect(press.outcome).toBe('RemoteUnavailableError');
});
