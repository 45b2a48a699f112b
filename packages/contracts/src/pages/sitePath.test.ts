import { anchorIds, sitePath, withoutOrigin, withScheme } from './sitePath';

test.each([
  ['https://kitsune.example/menu/supy?a=1#top', '/menu/supy?a=1#top'],
  ['http://kitsune.example/menu', '/menu'],
  ['HTTPS://Kitsune.Example/menu', '/menu'],
  ['https://kitsune.example', '/'],
  ['https://kitsune.example?a=1', '/?a=1'],
  ['//kitsune.example/menu', '/menu'],
  ['//evil.example/menu', '//evil.example/menu'],
  ['https://kitsune.example//evil.example', 'https://kitsune.example//evil.example'],
  ['https://kitsune.example/\\evil.example', 'https://kitsune.example/\\evil.example'],
  ['https://kitsune.example.evil.example/', 'https://kitsune.example.evil.example/'],
  ['https://kitsune.example@evil.example/', 'https://kitsune.example@evil.example/'],
  ['https://kitsune.example\\@evil.example/', 'https://kitsune.example\\@evil.example/'],
  ['https://kitsune.example:8443/', 'https://kitsune.example:8443/'],
  ['/menu', '/menu'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['https://kitsune.example/menu\n/promos', 'https://kitsune.example/menu\n/promos'],
])('on https://kitsune.example the address %s is written as %s', (address, written) =>
  expect(withoutOrigin(address, 'https://kitsune.example')).toBe(written),
);

test.each([
  ['https://кицунэ.рф/menu', '/menu'],
  ['https://КИЦУНЭ.рф/menu', '/menu'],
  ['https://xn--h1adkxo8b.xn--p1ai/menu', '/menu'],
  ['https://кицунэ.example/menu', 'https://кицунэ.example/menu'],
  ['https://кицунэ рф/menu', 'https://кицунэ рф/menu'],
])('on https://кицунэ.рф the address %s is written as %s', (address, written) =>
  expect(withoutOrigin(address, 'https://кицунэ.рф')).toBe(written),
);

test.each([
  ['/menu', '/menu'],
  ['/menu/rolly?from=push#top', '/menu/rolly?from=push#top'],
  ['/', '/'],
  [' /promos/чёрный ', '/promos/чёрный'],
  ['/menu?from=моя рассылка', '/menu?from=моя%20рассылка'],
  ['https://kitsune.example/menu/rolly?from=push#top', '/menu/rolly?from=push#top'],
  ['HTTP://Kitsune.Example', '/'],
  ['https://kitsune.example?from=push', '/?from=push'],
  ['//kitsune.example/menu', '/menu'],
])('on https://kitsune.example the link %p leads to %p', (link, path) => {
  expect(sitePath(link, 'https://kitsune.example')).toBe(path);
});

test('a link to a Cyrillic domain, which the site has in punycode, leads to its path', () => {
  expect(sitePath('https://кицунэ.рф/menu', 'https://xn--h1adkxo8b.xn--p1ai')).toBe('/menu');
});

test.each([
  null,
  '',
  'menu',
  '#top',
  'https://example.com/menu',
  'https://kitsune.example.com/menu',
  'https://kitsune.example:8443/menu',
  'https://kitsune.example@example.com/menu',
  'https://kitsune.example//evil.example',
  'https://kitsune.example/\\evil.example',
  'ftp://kitsune.example/menu',
  '//example.com',
  '/\\example.com',
  '/\t/example.com',
  '/.//evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
])('on https://kitsune.example the link %j leads to no page', (link) => {
  expect(sitePath(link, 'https://kitsune.example')).toBeUndefined();
});

test('without the address of the site a link with a host leads to no page', () => {
  expect(sitePath('https://kitsune.example/menu')).toBeUndefined();
  expect(sitePath('https://kitsune example/menu')).toBeUndefined();
  expect(sitePath('/menu')).toBe('/menu');
});

test.each([
  ['//cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
  ['//2gis.ru/moscow', 'https://2gis.ru/moscow'],
  ['///a.jpg', '///a.jpg'],
  ['/a.jpg', '/a.jpg'],
])('%s with its scheme is %s', (address, full) => {
  expect(withScheme(address)).toBe(full);
});

test.each([
  ['#top', ['top', 'cms-top']],
  ['#%D1%81%D0%BE%D1%81%D1%82%D0%B0%D0%B2', ['состав', 'cms-состав']],
  ['#50%', []],
])('the hash %s may mean the ids %j', (hash, ids) => {
  expect(anchorIds(hash)).toEqual(ids);
});

test('a browser without `URL.canParse`, such as Safari 16, knows the path', () => {
  jest.spyOn(URL, 'canParse').mockImplementation(() => {
    throw new TypeError('URL.canParse is not a function');
  });
  expect(sitePath('https://shop.example/menu', 'https://shop.example')).toBe('/menu');
  expect(sitePath('https://', 'https://shop.example')).toBeUndefined();
  jest.restoreAllMocks();
});
