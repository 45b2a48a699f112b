import { storefrontPath } from './storefrontPath';

afterEach(() => jest.restoreAllMocks());

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

test.each([
  ['https://kitsune.example/menu/rolly?from=push#top', '/menu/rolly?from=push#top'],
  ['HTTP://Kitsune.Example', '/'],
  ['//kitsune.example/menu', '/menu'],
  ['/menu', '/menu'],
  ['https://kitsune.example.com/menu', undefined],
  ['https://kitsune.example:8443/menu', undefined],
  ['https://kitsune.example@example.com/menu', undefined],
  ['ftp://kitsune.example/menu', undefined],
])('on the site kitsune.example %j leads to %j', (link, path) => {
  expect(storefrontPath(link, 'https://kitsune.example')).toBe(path);
});

test('a browser without `URL.canParse`, such as Safari 16, knows the path', () => {
  jest.spyOn(URL, 'canParse').mockImplementation(() => {
    throw new TypeError('URL.canParse is not a function');
  });
  expect(storefrontPath('/menu')).toBe('/menu');
  expect(storefrontPath('//')).toBeUndefined();
});
