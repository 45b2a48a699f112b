import { createPageCache } from './pageCache';

function cacheAt(start: number) {
  let time = start;
  const cache = createPageCache({ maxAge: 5, staleWhileRevalidate: 55, size: 2, now: () => time });
  return {
    cache,
    wait: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

test('a page is fresh, then stale, then dropped', () => {
  const { cache, wait } = cacheAt(0);
  cache.set('/', 'дом');
  expect(cache.get('/')).toEqual({ html: 'дом', isStale: false });
  wait(6);
  expect(cache.get('/')).toEqual({ html: 'дом', isStale: true });
  wait(60);
  expect(cache.get('/')).toBeUndefined();
});

test('the least recently used page is evicted', () => {
  const { cache } = cacheAt(0);
  cache.set('/', '1');
  cache.set('/menu', '2');
  cache.get('/');
  cache.set('/promos', '3');
  expect(cache.get('/menu')).toBeUndefined();
  expect(cache.get('/')).toBeDefined();
});

test('a stale page is rendered once, and stays when rendering fails', async () => {
  const { cache, wait } = cacheAt(0);
  cache.set('/', 'старая');
  wait(6);
  const render = jest.fn().mockResolvedValue('новая');
  cache.refresh('/', render);
  cache.refresh('/', render);
  await new Promise(setImmediate);
  expect(render).toHaveBeenCalledTimes(1);
  expect(cache.get('/')).toEqual({ html: 'новая', isStale: false });
  wait(6);
  cache.refresh('/', () => Promise.reject(new Error('the back end is down')));
  await new Promise(setImmediate);
  expect(cache.get('/')).toEqual({ html: 'новая', isStale: true });
});
