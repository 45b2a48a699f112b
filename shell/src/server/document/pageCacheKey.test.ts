import { pageCacheKey } from './pageCacheKey';

const keyOf = (path: string) => pageCacheKey(new URL(path, 'http://storefront'), ['partner']);

test.each([
  ['/', 'plain', '/'],
  ['/about/blog', 'plain', '/about/blog'],
  ['/?source=app', 'plain', '/'],
  ['/menu?source=app&labels=3', 'filtered', '/menu?labels=3'],
  ['/?utm_source=vk&utm_campaign=a%20b', 'plain', '/'],
  ['/menu?yclid=1&gclid=2&ymclid=3&from=mail&click_id=4', 'plain', '/menu'],
  ['/menu?partner=7&labels=3', 'filtered', '/menu?labels=3'],
  ['/about/blog?page=2&utm_source=a', 'numbered', '/about/blog?page=2'],
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
  '/?utmost=a',
  '/?utm_source=a&q=1',
  '/?source=a',
  '/?labels=1&panel=search',
  '/about/blog?page=abc',
  '/about/blog?page=02',
  '/about/blog?page=0',
  '/about/blog?page=100000',
  '/about/blog?page=2&page=3',
  '/about/blog?page=2&labels=1',
  '/menu?page=2',
  '/about/blog/ramen?page=2',
])('%s is not cached', (path) => expect(keyOf(path)).toBeUndefined());
