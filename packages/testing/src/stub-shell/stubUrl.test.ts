import { pagePath, panelPath, parseStubUrl, widgetPath } from './stubUrl';

test.each([
  ['/menu/rolls', '', { kind: 'page', id: 'menu-group', params: { group: 'rolls' } }],
  // No other page has this address.
  ['/akcii/leto', '', { kind: 'page', id: 'landing', params: { '*': 'akcii/leto' } }],
  [panelPath('product'), '?group=rolls&slug=5', { kind: 'panel', params: { group: 'rolls', slug: '5' } }],
  [
    widgetPath('catalog:recommendations'),
    '?productId=5&title=Rolls',
    { kind: 'widget', id: 'catalog:recommendations', props: { productId: 5, title: 'Rolls' } },
  ],
  ['/__panel/unknown', '', { kind: 'not-found' }],
  ['/__panel/product', '', { kind: 'not-found' }],
  ['/__widget/unknown', '', { kind: 'not-found' }],
  ['no/slash', '', { kind: 'not-found' }],
])('the address %s%s', (pathname, search, location) => {
  expect(parseStubUrl(pathname, search)).toMatchObject(location);
});

test('a panel’s address carries its parameters, and only pages without parameters have an address', () => {
  expect(panelPath('search', { q: 'a b' })).toBe('/__panel/search?q=a+b');
  expect(panelPath('search')).toBe('/__panel/search');
  expect(pagePath('home')).toBe('/');
  expect(pagePath('monitoring')).toBe('/monitoring');
  expect(pagePath('product')).toBeUndefined();
  expect(pagePath('landing')).toBeUndefined();
});
