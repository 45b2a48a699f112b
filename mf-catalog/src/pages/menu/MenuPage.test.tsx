/** @jest-environment jsdom */
import { storageKeys } from '@storefront/contracts';
import { renderInShell, testBrand } from '@storefront/testing';
import { act, screen, within } from '@testing-library/react';
import { groupRaw, paths, productRaw, soupsRaw } from '../../testing/menuFixture';
import MenuPage from './MenuPage';

type Callback = (entries: { isIntersecting: boolean; target: Element }[]) => void;
let report: Callback = () => {};

beforeAll(() => {
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(callback: Callback) {
        report = callback;
      }
      observe() {}
      disconnect() {}
    },
    matchMedia: () => ({ matches: false }),
  });
  Element.prototype.scrollIntoView = jest.fn();
});

const answers = {
  [paths.groups]: () => [groupRaw, soupsRaw],
  [paths.labels]: () => [],
  [paths.products]: () => [productRaw(), productRaw({ id: 2, slug: 'sup', parent_group_id: 2 })],
};
const scrollTo = (id: string) => {
  const target = document.getElementById(id);
  if (target) act(() => report([{ isIntersecting: true, target }]));
};
const tab = (name: string) => screen.getByRole('link', { name });

async function open() {
  const view = renderInShell(<MenuPage />, { answers, url: '/menu' });
  await screen.findByRole('region', { name: 'Роллы' });
  return view;
}

test('shows all groups with all their products', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Меню' })).toBeVisible();
  const breadcrumbs = within(screen.getByRole('navigation', { name: 'Навигационная цепочка' }));
  expect(breadcrumbs.getAllByRole('link').map((link) => link.textContent)).toEqual(['Главная']);
  expect(within(screen.getByRole('region', { name: 'Супы' })).getByText('1 позиция')).toBeVisible();
});

test('the tab of the marked dishes comes first where the back end keeps marks', async () => {
  localStorage.setItem(storageKeys(testBrand.key).favourites, '10');
  const settings = { [paths.settings]: () => [{ key: 'extras', value: 'favourites' }] };
  renderInShell(<MenuPage />, { answers: { ...answers, ...settings }, url: '/menu' });
  expect(await screen.findByRole('link', { name: 'Избранное' })).toHaveAttribute('href', '/menu/favourites');
  const tabs = within(screen.getByRole('navigation', { name: 'Группы меню' })).getAllByRole('link');
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Избранное', 'Роллы', 'Супы']);
  localStorage.clear();
});

test('the chosen labels stay beside the tabs', async () => {
  renderInShell(<MenuPage />, { answers, url: '/menu?labels=1' });
  expect(await screen.findByRole('link', { name: 'Сбросить метки: 1' })).toHaveAttribute('href', '/menu');
});

test('the current tab follows the scroll', async () => {
  await open();
  expect(tab('Роллы')).toHaveAttribute('aria-current', 'true');
  scrollTo('supy');
  expect(tab('Супы')).toHaveAttribute('aria-current', 'true');
  expect(tab('Роллы')).not.toHaveAttribute('aria-current');
});

test('a press selects the tab until the scroll to its section has ended', async () => {
  const { user } = await open();
  const before = window.history.length;
  await user.click(tab('Супы'));
  scrollTo('rolly');
  expect(tab('Супы')).toHaveAttribute('aria-current', 'true');
  expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
  expect([window.location.hash, window.history.length]).toEqual(['#supy', before]);

  act(() => void window.dispatchEvent(new Event('scrollend')));
  scrollTo('rolly');
  expect(tab('Роллы')).toHaveAttribute('aria-current', 'true');
});

test('a tab pressed by the keyboard moves the focus to its section, a pointer does not', async () => {
  const { user } = await open();
  const soups = screen.getByRole('region', { name: 'Супы' });
  await user.click(tab('Супы'));
  expect(soups).not.toHaveFocus();
  await user.keyboard('{Enter}');
  expect(soups).toHaveFocus();
  await user.tab();
  expect(soups).toContainElement(document.activeElement as HTMLElement);
});

test('a menu without products says so', async () => {
  renderInShell(<MenuPage />, { answers: { ...answers, [paths.products]: () => [] } });
  expect(await screen.findByText('В меню пока ничего нет')).toBeVisible();
});
