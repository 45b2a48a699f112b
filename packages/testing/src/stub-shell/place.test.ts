import { pagePath, panelPath, placeOf, widgetPath } from './place';

describe('the stub shell’s addresses', () => {
  it('show a page at its own route', () => {
    expect(placeOf('/menu/rolls', '')).toEqual({
      kind: 'page',
      id: 'menu-group',
      params: { group: 'rolls' },
    });
  });

  it('show a panel with the parameters of the query', () => {
    expect(placeOf(panelPath('product'), '?group=rolls&slug=5')).toEqual({
      kind: 'panel',
      id: 'product',
      params: { group: 'rolls', slug: '5' },
    });
  });

  it('show a widget with the props of the query', () => {
    expect(placeOf(widgetPath('catalog:recommendations'), '?productId=5&title=Rolls')).toEqual({
      kind: 'widget',
      id: 'catalog:recommendations',
      props: { productId: 5, title: 'Rolls' },
    });
  });

  it.each(['/__panel/nothing', '/__panel/product', '/__widget/nothing', '/nothing/of/ours/here'])(
    'say why there is nothing at %s',
    (pathname) => {
      expect(placeOf(pathname, '')).toEqual({ kind: 'nothing', because: expect.any(String) });
    },
  );

  it('carry the parameters of a panel', () => {
    expect(panelPath('search', { q: 'a b' })).toBe('/__panel/search?q=a+b');
    expect(panelPath('search')).toBe('/__panel/search');
  });

  it('are linked where they need no parameter', () => {
    expect(pagePath('home')).toBe('/');
    expect(pagePath('monitoring')).toBe('/monitoring');
    expect(pagePath('product')).toBeUndefined();
  });
});
