/** @jest-environment jsdom */
import { renderInShell, setOnline } from '@storefront/testing';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import MenuGroupsPanel from './panels/menu-groups/MenuGroupsPanel';
import ProductPanel from './panels/product/ProductPanel';
import ProductsSliderPanel from './panels/products-slider/ProductsSliderPanel';
import SearchPanel from './panels/search/SearchPanel';
import ProductPage from './pages/product/ProductPage';
import ComboSliderWidget from './widgets/combo-slider/ComboSliderWidget';
import ProductsSliderWidget from './widgets/products-slider/ProductsSliderWidget';

beforeEach(() => setOnline(false));
afterEach(() => setOnline(true));

test.each<[string, () => ReactElement]>([
  ['the groups of the menu', () => <MenuGroupsPanel />],
  ['the panel of a product', () => <ProductPanel group="supy" slug="ramen" />],
  ['the page of a product', () => <ProductPage params={{ slug: 'ramen' }} />],
  ['the replacements of a dish', () => <ProductsSliderPanel group="3" />],
  ['the search for dishes', () => <SearchPanel q="фила" />],
  ['the products of a group', () => <ProductsSliderWidget title="Соусы" groupId={3} />],
  ['the parts of a combo', () => <ComboSliderWidget slug="combo" />],
])('%s: there is no network, and no button to press', async (_, view) => {
  renderInShell(view());
  expect(await screen.findByText('Нет сети. Загрузим, когда она появится')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Повторить' })).toBeNull();
});
