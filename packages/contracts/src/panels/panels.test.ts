import { isOwedPanel, panelIds, panels, parsePanelTarget } from './panels';

const linkable = panelIds.filter((id) => 'linkable' in panels[id]);

test('what a link may open is what readings 3 names', () => {
  expect(linkable.sort()).toEqual(['product', 'promo', 'restaurant', 'search']);
});

test('parameters are strings, since they stand in the address bar', () => {
  expect(parsePanelTarget('product', { group: 'supy', slug: 'ramen' })).toBeDefined();
  expect(parsePanelTarget('order-monitoring', { id: 7 })).toBeUndefined();
});

test.each(['registration', 'restaurants', 'promo'] as const)(
  '%s opens by its contract, built or not',
  (panel) => {
    expect(isOwedPanel(panel)).toBe(true);
    expect(parsePanelTarget(panel, { slug: 'x' })).toMatchObject({ panel });
  },
);

test('a panel that has never been is none', () => {
  expect(parsePanelTarget('toString', {})).toBeUndefined();
});
