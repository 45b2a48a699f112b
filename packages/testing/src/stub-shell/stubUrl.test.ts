import { pagePath, panelPath, parseStubUrl, widgetPath } from './stubUrl';

describe('addresses of the stub shell', () => {
  test('a page has its own route', () => {
    expect(parseStubUrl('/menu/rolls', '')).toEqual({
      kind: 'page',
      id: 'menu-group',
      params: { group: 'rolls' },
    });
  });

  test('a panel gets its parameters from the query', () => {
    expect(parseStubUrl(panelPath('product'), '?group=rolls&slug=5')).toEqual({
      kind: 'panel',
      id: 'product',
      params: { group: 'rolls', slug: '5' },
    });
  });

  test('a widget gets its props from the query', () => {
    expect(parseStubUrl(widgetPath('catalog:recommendations'), '?productId=5&title=Rolls')).toEqual({
      kind: 'widget',
      id: 'catalog:recommendations',
      props: { productId: 5, title: 'Rolls' },
    });
  });

  test.each(['/__panel/unknown', '/__panel/product', '/__widget/unknown', 'no/slash'])(
    'an unknown address has a reason: %s',
    (pathname) => {
      expect(parseStubUrl(pathname, '')).toEqual({ kind: 'not-found', reason: expect.any(String) });
    },
  );

  test('an address that no other page has is a landing', () => {
    expect(parseStubUrl('/akcii/leto', '')).toMatchObject({ id: 'landing', params: { '*': 'akcii/leto' } });
  });

  test('a panel’s address carries its parameters', () => {
    expect(panelPath('search', { q: 'a b' })).toBe('/__panel/search?q=a+b');
    expect(panelPath('search')).toBe('/__panel/search');
  });

  test('only pages without parameters have an address', () => {
    expect(pagePath('home')).toBe('/');
    expect(pagePath('monitoring')).toBe('/monitoring');
    expect(pagePath('product')).toBeUndefined();
    expect(pagePath('landing')).toBeUndefined();
  });
});
