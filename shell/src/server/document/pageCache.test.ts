import { createPageCache } from './pageCache';

function cacheAt(start: number) {
  let time = start;
  const cache = createPageCache<string>({
    maxAge: 5,
    staleWhileRevalidate: 55,
    size: 2,
    maxWait: 1000,
    now: () => time,
  });
  return {
    cache,
    put: (key: string, page: string) => cache.begin(key)(page),
    wait: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

test('a page is fresh, then stale, then dropped', () => {
  const { cache, put, wait } = cacheAt(0);
  put('/', 'дом');
  expect(cache.get('/')).toEqual({ page: 'дом', isStale: false });
  wait(6);
  expect(cache.get('/')).toEqual({ page: 'дом', isStale: true });
  wait(60);
  expect(cache.get('/')).toBeUndefined();
});

test.each([1, -1])('a clock that jumps by %d day makes no page older or younger', (days) => {
  jest.useFakeTimers();
  const cache = createPageCache<string>({ maxAge: 5, staleWhileRevalidate: 55, size: 2, maxWait: 1000 });
  cache.begin('/')('дом');
  jest.setSystemTime(Date.now() + days * 86_400_000);
  expect(cache.get('/')).toEqual({ page: 'дом', isStale: false });
  jest.advanceTimersByTime(6);
  expect(cache.get('/')).toEqual({ page: 'дом', isStale: true });
  jest.advanceTimersByTime(60);
  expect(cache.get('/')).toBeUndefined();
  jest.useRealTimers();
});

test('a page that is too old to be sent is still the last one', () => {
  const { cache, put, wait } = cacheAt(0);
  expect(cache.last('/')).toBeUndefined();
  put('/', 'дом');
  wait(66);
  expect([cache.get('/'), cache.last('/')]).toEqual([undefined, 'дом']);
});

test('the least recently used page is evicted', () => {
  const { cache, put } = cacheAt(0);
  put('/', '1');
  put('/menu', '2');
  cache.get('/');
  put('/promos', '3');
  expect(cache.get('/menu')).toBeUndefined();
  expect(cache.get('/')).toBeDefined();
});

test('a page is pending while it is rendered, and waiting visitors get it', async () => {
  const { cache } = cacheAt(0);
  const end = cache.begin('/');
  const pending = cache.pending('/');
  expect(cache.pending('/menu')).toBeUndefined();
  end('дом');
  expect(await pending).toBe('дом');
  expect(cache.pending('/')).toBeUndefined();
  expect(cache.get('/')).toEqual({ page: 'дом', isStale: false });
});

test('a rendering that fails leaves the stale page, and only its first end counts', async () => {
  const { cache, put, wait } = cacheAt(0);
  put('/', 'старая');
  wait(6);
  const end = cache.begin('/');
  const pending = cache.pending('/');
  end(undefined);
  end('поздняя');
  expect(await pending).toBeUndefined();
  expect(cache.pending('/')).toBeUndefined();
  expect(cache.get('/')).toEqual({ page: 'старая', isStale: true });
});

test('a second rendering of one page does not end the wait for the first, and is cached', async () => {
  const { cache, put } = cacheAt(0);
  const end = cache.begin('/');
  const pending = cache.pending('/');
  put('/', 'вторая');
  expect(cache.pending('/')).toBe(pending);
  expect(cache.get('/')?.page).toBe('вторая');
  end('первая');
  expect(await pending).toBe('первая');
});

test('a rendering that takes too long is no longer waited for, and is cached all the same', async () => {
  jest.useFakeTimers();
  const { cache } = cacheAt(0);
  const end = cache.begin('/');
  const pending = cache.pending('/');
  jest.advanceTimersByTime(999);
  expect(cache.pending('/')).toBe(pending);
  jest.advanceTimersByTime(1);
  expect(await pending).toBeUndefined();
  expect(cache.pending('/')).toBeUndefined();
  end('дом');
  expect(cache.get('/')?.page).toBe('дом');
  jest.useRealTimers();
});
