import { createPageCache } from './pageCache';

function cacheAt(start: number) {
  let time = start;
  const cache = createPageCache({ freshFor: 5, usableFor: 60, size: 2, now: () => time });
  return {
    cache,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

test('a page is fresh, then stale, then gone', () => {
  const { cache, pass } = cacheAt(0);
  cache.set('/', 'дом');
  expect(cache.get('/')).toEqual({ html: 'дом', isStale: false });
  pass(6);
  expect(cache.get('/')).toEqual({ html: 'дом', isStale: true });
  pass(60);
  expect(cache.get('/')).toBeUndefined();
});

test('the page used longest ago makes room', () => {
  const { cache } = cacheAt(0);
  cache.set('/', '1');
  cache.set('/menu', '2');
  cache.get('/');
  cache.set('/promos', '3');
  expect(cache.get('/menu')).toBeUndefined();
  expect(cache.get('/')).toBeDefined();
});

test('a stale page is drawn once, and a failed drawing leaves it', async () => {
  const { cache, pass } = cacheAt(0);
  cache.set('/', 'старая');
  pass(6);
  const draw = jest.fn().mockResolvedValue('новая');
  cache.refresh('/', draw);
  cache.refresh('/', draw);
  await new Promise(setImmediate);
  expect(draw).toHaveBeenCalledTimes(1);
  expect(cache.get('/')).toEqual({ html: 'новая', isStale: false });
  pass(6);
  cache.refresh('/', () => Promise.reject(new Error('the back end is down')));
  await new Promise(setImmediate);
  expect(cache.get('/')).toEqual({ html: 'новая', isStale: true });
});
