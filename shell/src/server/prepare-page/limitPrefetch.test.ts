import { limitPrefetch } from './limitPrefetch';

const endless = () => new Promise<void>(() => undefined);
const builds = { browser: { catalog: { build: 'abc', base: '/mf/catalog/abc/', entry: 'remoteEntry.js' } } };

function run(
  prefetch: Promise<void>,
  isFetching: () => number,
  key: 'page:menu' | 'widget:catalog:combo-slider',
) {
  return limitPrefetch(prefetch, { key, builds, queryClient: { isFetching } });
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test.each(['page:menu', 'widget:catalog:combo-slider'] as const)(
  'the prefetch of %s that waits for nothing is given up, and its build named',
  async (key) => {
    const failure = run(endless(), () => 0, key).catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(600);
    expect(await failure).toMatchObject({
      name: 'RemoteLoadError',
      remote: 'catalog',
      build: 'abc',
      phase: 'prefetch',
      reason: 'too-slow',
    });
    expect(jest.getTimerCount()).toBe(0);
  },
);

test('a prefetch that waits for the back end has the time of its calls, and so has each call after another', async () => {
  let fetching = 1;
  let end = () => {};
  const prefetch = new Promise<void>((resolve) => {
    end = resolve;
  });
  const result = run(prefetch, () => fetching, 'page:menu');
  await jest.advanceTimersByTimeAsync(4_000);
  fetching = 0;
  await jest.advanceTimersByTimeAsync(500);
  fetching = 1;
  await jest.advanceTimersByTimeAsync(4_000);
  end();
  await result;
  expect(jest.getTimerCount()).toBe(0);
});

test('what a prefetch throws is passed on', async () => {
  await expect(run(Promise.reject(new Error('down')), () => 0, 'page:menu')).rejects.toThrow('down');
});
