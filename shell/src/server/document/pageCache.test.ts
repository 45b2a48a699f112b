import { createPageCache } from './pageCache';

const startCache = () => createPageCache<string>({ size: 2, maxWait: 1000 });

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const outdate = (cache: ReturnType<typeof startCache>) => {
  for (const cached of cache.pages()) cached.outdatedAt = performance.now();
};

test.each([0, 1, -1])(
  'an outdated page is sent for a minute, and a clock that jumps by %d days changes nothing',
  (days) => {
    const cache = startCache();
    cache.begin('/')('дом');
    jest.advanceTimersByTime(30 * 86_400_000);
    expect(cache.get('/')).toMatchObject({ page: 'дом', outdatedAt: undefined });
    outdate(cache);
    jest.setSystemTime(Date.now() + days * 86_400_000);
    jest.advanceTimersByTime(60_000);
    expect(cache.get('/')).toMatchObject({ page: 'дом' });
    jest.advanceTimersByTime(1);
    expect(cache.get('/')).toBeUndefined();
    expect(cache.last('/')).toBe('дом');
    cache.begin('/')('новый дом');
    expect(cache.get('/')).toMatchObject({ page: 'новый дом', outdatedAt: undefined });
  },
);

test('the most recently read page comes first and stays longest; a rendering is no reading', () => {
  const cache = startCache();
  cache.begin('/')('дом');
  cache.begin('/menu')('меню');
  cache.get('/');
  cache.begin('/menu')('новое меню');
  expect([...cache.pages()].map(({ page }) => page)).toEqual(['дом', 'новое меню']);
  cache.begin('/about')('о нас');
  expect(cache.last('/menu')).toBeUndefined();
});

test('a rendering that fails leaves the outdated page, and only its first end counts', async () => {
  const cache = startCache();
  cache.begin('/')('старая');
  outdate(cache);
  const end = cache.begin('/');
  const pending = cache.pending('/');
  end(undefined);
  end('поздняя');
  expect(await pending).toBeUndefined();
  expect(cache.pending('/')).toBeUndefined();
  expect(cache.get('/')).toMatchObject({ page: 'старая', outdatedAt: expect.any(Number) as number });
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
