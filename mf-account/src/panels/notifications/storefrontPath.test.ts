import { storefrontPath } from './storefrontPath';

test.each([
  ['/menu', '/menu'],
  ['/menu/rolly?from=push#top', '/menu/rolly?from=push#top'],
  ['/', '/'],
  ['/promos/чёрный', '/promos/%D1%87%D1%91%D1%80%D0%BD%D1%8B%D0%B9'],
])('%s leads to %s', (link, path) => {
  expect(storefrontPath(link)).toBe(path);
});

test.each([
  null,
  '',
  'menu',
  'https://example.com/menu',
  '//example.com',
  '/\\example.com',
  '/\t/example.com',
  'javascript:alert(1)',
  'data:text/html,x',
])('%j leads nowhere', (link) => {
  expect(storefrontPath(link)).toBeUndefined();
});
