import { pageCacheKey } from './pageCacheKey';

test.each([
  ['/', '/'],
  ['/?labels=3', '/?labels=3'],
  ['/menu?labels=3&labels=1', '/menu?labels=1&labels=3'],
  ['/menu?labels=03&labels=3', '/menu?labels=3'],
  ['/?labels=1&labels=2&labels=3&labels=4', undefined],
  ['/?labels=x', undefined],
  ['/?utm_source=a', undefined],
  ['/?labels=1&panel=search', undefined],
])('%s is cached as %s', (path, key) => {
  expect(pageCacheKey(new URL(path, 'http://storefront'))).toBe(key);
});
