import { keptAddress } from './keptPage';

test.each([
  ['/', '/'],
  ['/?labels=3', '/?labels=3'],
  ['/menu?labels=3&labels=1', '/menu?labels=1&labels=3'],
  ['/menu?labels=03&labels=3', '/menu?labels=3'],
  ['/?labels=1&labels=2&labels=3&labels=4', undefined],
  ['/?labels=x', undefined],
  ['/?utm_source=a', undefined],
  ['/?labels=1&panel=search', undefined],
])('%s is kept as %s', (path, kept) => {
  expect(keptAddress(new URL(path, 'http://storefront'))).toBe(kept);
});
