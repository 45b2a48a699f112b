import { panelOpener, readPanelOpener } from './panelOpener';

test('a control names the shape of its panel', () => {
  expect(panelOpener('search')).toEqual({ 'data-sheet': 'panel' });
});

test.each([
  { group: 'rolly', slug: 'philadelphia' },
  { group: 'суши & роллы', slug: 'a=b?c' },
])('the panel of a control is read with the parameters it was written with: $slug', (params) => {
  const opener = panelOpener('product', params);
  expect(opener['data-sheet']).toBe('panel-product');
  expect(readPanelOpener(opener['data-panel-target'] ?? '')).toEqual({ panel: 'product', params });
});

test('a panel without parameters is read as such', () => {
  expect(readPanelOpener('search')).toEqual({ panel: 'search', params: {} });
});
