import { panelQuery, readPanelQuery, withoutPanelQuery } from './panelQuery';

const ramen = { panel: 'product', params: { group: 'supy', slug: 'ramen' } } as const;
const ramenQuery = 'panel=product&panel.group=supy&panel.slug=ramen';

test('a panel survives being written into a query and read from it', () => {
  expect(panelQuery(ramen).toString()).toBe(ramenQuery);
  expect(readPanelQuery(`?labels=1&${ramenQuery}`)).toEqual(ramen);
});

test('parameters that are not text are not written', () => {
  expect(
    panelQuery({ panel: 'product', params: { group: 'supy', slug: undefined as never } }).toString(),
  ).toBe('panel=product&panel.group=supy');
});

test('a query without a panel names no panel', () => {
  expect(readPanelQuery('?labels=1')).toEqual({ panel: null, params: {} });
});

test.each([
  ['', ''],
  [`?${ramenQuery}`, ''],
  [`?labels=1&${ramenQuery}&panels=2`, 'labels=1&panels=2'],
])('%p without its panel is %p', (search, rest) => {
  expect(withoutPanelQuery(search).toString()).toBe(rest);
});
