import { deferred } from '../../testing/deferred';
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
  'the prefetch of %s that stays pending without a query is given up, and the error names its build',
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

test('a prefetch that waits for the back end is not given up, even with one call after another', async () => {
  let fetching = 1;
  const { promise: prefetch, resolve: end } = deferred();
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

test('the error of a prefetch is passed on', async () => {
  await expect(run(Promise.reject(new Error('down')), () => 0, 'page:menu')).rejects.toThrow('down');
});
