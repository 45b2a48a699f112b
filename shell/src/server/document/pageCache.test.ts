import { createPageCache } from './pageCache';

const startCache = () =>
  createPageCache<string>({ maxAge: 5, staleWhileRevalidate: 55, size: 2, maxWait: 1000 });

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test.each([1, -1])('a clock that jumps by %d day makes no page older or younger', (days) => {
  const cache = startCache();
  cache.begin('/')('дом');
  jest.setSystemTime(Date.now() + days * 86_400_000);
  expect(cache.get('/')).toEqual({ page: 'дом', isStale: false });
  jest.advanceTimersByTime(6);
  expect(cache.get('/')).toEqual({ page: 'дом', isStale: true });
  jest.advanceTimersByTime(60);
  expect(cache.get('/')).toBeUndefined();
});

test('a rendering that fails leaves the stale page, and only its first end counts', async () => {
  const cache = startCache();
  cache.begin('/')('старая');
  jest.advanceTimersByTime(6);
  const end = cache.begin('/');
  const pending = cache.pending('/');
  end(undefined);
  end('поздняя');
  expect(await pending).toBeUndefined();
  expect(cache.pending('/')).toBeUndefined();
  expect(cache.get('/')).toEqual({ page: 'старая', isStale: true });
});

test('a second rendering of one page does not end the wait for the first, and is cached', async () => {
  const cache = startCache();
  const end = cache.begin('/');
  const pending = cache.pending('/');
  cache.begin('/')('вторая');
  expect(cache.pending('/')).toBe(pending);
  expect(cache.get('/')?.page).toBe('вторая');
  end('первая');
  expect(await pending).toBe('первая');
});

test('a rendering that takes too long is no longer waited for, and is cached all the same', async () => {
  const cache = startCache();
  const end = cache.begin('/');
  const pending = cache.pending('/');
  jest.advanceTimersByTime(999);
  expect(cache.pending('/')).toBe(pending);
  jest.advanceTimersByTime(1);
  expect(await pending).toBeUndefined();
  expect(cache.pending('/')).toBeUndefined();
  end('дом');
  expect(cache.get('/')?.page).toBe('дом');
});
