import { pageCacheKey } from './pageCacheKey';

const keyOf = (path: string) => pageCacheKey(new URL(path, 'http://storefront'));

test.each([
  ['/', 'plain', '/'],
  ['/about/blog', 'plain', '/about/blog'],
  ['/?source=app', 'plain', '/'],
  ['/menu?source=app&labels=3', 'filtered', '/menu?labels=3'],
  ['/?labels=3', 'filtered', '/?labels=3'],
  ['/menu?labels=3&labels=1', 'filtered', '/menu?labels=1&labels=3'],
  ['/menu?labels=03&labels=3', 'filtered', '/menu?labels=3'],
  ['/menu?labels=3&labels=1&labels=2', 'filtered', '/menu?labels=1&labels=2&labels=3'],
  ['/about/blog?labels=3', 'filtered', '/about/blog?labels=3'],
  ['/about/blog?page=2', 'numbered', '/about/blog?page=2'],
  ['/about/news?page=84', 'numbered', '/about/news?page=84'],
])('%s is cached with the %s pages as %s', (path, kind, key) => {
  expect(keyOf(path)).toEqual({ kind, key });
});

test.each([
  '/?labels=1&labels=2&labels=3&labels=4',
  '/?labels=x',
  '/?labels=x1',
  '/?labels=1x',
  '/?labels=1234567890',
  '/?utm_source=a',
  '/?source=a',
  '/?labels=1&panel=search',
  '/about/blog?page=abc',
  '/about/blog?page=02',
  '/about/blog?page=0',
  '/about/blog?page=100000',
  '/about/blog?page=2&page=3',
  '/about/blog?page=2&labels=1',
  '/about/blog?page=2&utm_source=a',
  '/about/blog?utm_source=2',
  '/menu?page=2',
  '/about/blog/ramen?page=2',
])('%s is not cached', (path) => expect(keyOf(path)).toBeUndefined());
