/** @jest-environment jsdom */
import { renderInShell } from '@storefront/testing';
import { act, screen, within } from '@testing-library/react';
import { groupRaw, paths, productRaw, soupsRaw } from '../../testing/menuFixture';
import MenuPage from './MenuPage';

type Callback = (entries: { isIntersecting: boolean; target: Element }[]) => void;
let spy: Callback = () => {};

beforeAll(() => {
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(callback: Callback) {
        spy = callback;
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
const reach = (id: string) => {
  const target = document.getElementById(id);
  if (target) act(() => spy([{ isIntersecting: true, target }]));
};
const tab = (name: string) => screen.getByRole('link', { name });

async function open() {
  const view = renderInShell(<MenuPage />, { answers, url: '/menu' });
  await screen.findByRole('region', { name: 'Роллы' });
  return view;
}

test('all groups with all their products', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Меню' })).toBeVisible();
  const way = within(screen.getByRole('navigation', { name: 'Навигационная цепочка' }));
  expect(way.getAllByRole('link').map((link) => link.textContent)).toEqual(['Главная']);
  expect(within(screen.getByRole('region', { name: 'Супы' })).getByText('1 позиция')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Роллы' })).toHaveAttribute('data-place', 'near');
  expect(screen.getByRole('region', { name: 'Супы' })).toHaveAttribute('data-place', 'far');
});

test('the current tab follows the scroll', async () => {
  await open();
  expect(tab('Роллы')).toHaveAttribute('aria-current', 'true');
  reach('supy');
  expect(tab('Супы')).toHaveAttribute('aria-current', 'true');
  expect(tab('Роллы')).not.toHaveAttribute('aria-current');
});

test('a press goes to the section, and the spy does not fight it on the way', async () => {
  const { user } = await open();
  const before = window.history.length;
  await user.click(tab('Супы'));
  reach('rolly');
  expect(tab('Супы')).toHaveAttribute('aria-current', 'true');
  expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
  expect([window.location.hash, window.history.length]).toEqual(['#supy', before]);

  act(() => void window.dispatchEvent(new Event('scrollend')));
  reach('rolly');
  expect(tab('Роллы')).toHaveAttribute('aria-current', 'true');
});

test('a tab pressed by the keyboard leads the focus into its section, a finger leaves it alone', async () => {
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
