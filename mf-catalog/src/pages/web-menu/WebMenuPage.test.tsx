/** @jest-environment jsdom */
import { headContext, renderInShell } from '@storefront/testing';
import { screen, within } from '@testing-library/react';
import { address, groupRaw, paths, productRaw, soupsRaw } from '../../testing/menuFixture';
import WebMenuPage, { head } from './WebMenuPage';

beforeAll(() => {
  Object.assign(globalThis, {
    IntersectionObserver: class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
    matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  });
});

const energy = {
  energy_full_amount: 514.8,
  proteins_full_amount: 23.66,
  fats_full_amount: 24.4,
  carbohydrates_full_amount: 49.92,
};
const open = (products: unknown[]) =>
  renderInShell(<WebMenuPage />, {
    answers: { [paths.groups]: () => [groupRaw, soupsRaw], [paths.products]: () => products },
    url: '/web_menu',
  });

test('shows groups with dishes, prices and energy, and no controls but the tabs', async () => {
  const { calls } = open([productRaw(energy)]);
  const dish = await screen.findByRole('article');
  expect(within(dish).getByText('690 ₽')).toBeVisible();
  expect(
    within(dish)
      .getAllByRole('definition')
      .map((value) => value.textContent),
  ).toEqual(['515', '23,7\u00A0г', '24,4\u00A0г', '49,9\u00A0г']);
  expect(within(dish).queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('heading', { level: 1, name: 'Меню' })).toBeVisible();
  expect(screen.getByText('Танто')).toBeVisible();
  expect(document.querySelector('[data-widget]')).toBeNull();
  expect(calls.some(({ path }) => path === paths.cart)).toBe(false);
});

test.each([
  ['a back end without energy facts', {}],
  ['nulls', { energy_full_amount: null, weight: null, pieces: null, description: null, media_list: null }],
])('%s: the other facts are shown', async (_, more) => {
  const { container } = open([productRaw(more)]);
  expect(await screen.findByRole('article')).toBeVisible();
  expect(screen.queryByRole('definition')).toBeNull();
  expect(container).not.toHaveTextContent(/undefined|NaN|null/);
});

test('the delivery address and the labels of the URL are ignored', async () => {
  const { calls } = renderInShell(<WebMenuPage />, {
    answers: { [paths.groups]: () => [groupRaw], [paths.products]: () => [productRaw()] },
    takeMethod: { delivery: address },
    url: '/web_menu?labels=1',
  });
  await screen.findByRole('article');
  expect(calls.map(({ query }) => query)).toEqual([{}, { groups: [1] }]);
});

test('a sold-out dish says so', async () => {
  open([productRaw({ ...energy, is_stoplisted: true })]);
  expect(await screen.findByText('Сегодня закончилось')).toBeVisible();
});

test('a dish without a price is not free of charge', async () => {
  open([productRaw({ ...energy, price: null })]);
  expect(await screen.findByRole('article')).toHaveTextContent('Пока нельзя заказать');
  expect(screen.getByRole('article')).not.toHaveTextContent('₽');
});

test('an empty menu says so', async () => {
  open([]);
  expect(await screen.findByText('В меню пока ничего нет')).toBeVisible();
});

test('has a title of its own', () => {
  expect(head(headContext())).toMatchObject({ title: 'Меню в ресторане — Танто' });
});
