/** @jest-environment jsdom */
import { type Answer, renderInShell, recovering } from '@storefront/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { noFilter, useRestaurantFilter } from '../../features/restaurant-filter';
import { testRestaurants } from '../../testing/testRestaurants';
import RestaurantsPanel from './RestaurantsPanel';

jest.mock('@storefront/maps', () => ({
  ...jest.requireActual('@storefront/maps'),
  ...jest.requireActual('@storefront/testing/fake-map'),
}));

const path = '/api/app/restaurants/';

function open(list: Answer = testRestaurants) {
  return renderInShell(<RestaurantsPanel />, { answers: { [path]: list } });
}
const title = (name: string | RegExp) => screen.findByRole('heading', { level: 2, name });
const opened = (panel: string, params = {}) => ({ panel, params });

afterEach(() => useRestaurantFilter.setState(noFilter));

test('the title counts the restaurants, and each one is a link that opens its panel', async () => {
  const { user, emitted } = open();
  expect(await title(/^3\sресторана$/)).toBeVisible();
  const link = screen.getByRole('link', { name: /Танто на Руставели/ });
  expect(link).toHaveAttribute('href', '/restaurants/rustaveli');
  expect(within(link).getByText('ул. Руставели, 14')).toBeVisible();
  await user.click(link);
  expect(emitted('shell:panel-requested')).toEqual([opened('restaurant', { slug: 'rustaveli' })]);
});

test.each([
  ['Особенности', 'restaurant-filters'],
  ['Найти ресторан', 'restaurant-search'],
])('«%s» opens its panel', async (name, panel) => {
  const { user, emitted } = open();
  await user.click(await screen.findByRole('button', { name }));
  expect(emitted('shell:panel-requested')).toEqual([opened(panel)]);
});

test('the filter applies here, and the button says that it is on', async () => {
  open();
  await title(/^3\sресторана$/);
  act(() => useRestaurantFilter.setState({ tagIds: [3] }));
  expect(await title(/^1\sресторан$/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Особенности: фильтры включены' })).toBeVisible();
  expect(screen.getByRole('link', { name: /Арбате/ })).toBeVisible();
});

test('a filter that hides all can be cleared', async () => {
  useRestaurantFilter.setState({ tagIds: [99] });
  const { user } = open();
  expect(await screen.findByRole('heading', { name: 'Ресторан не найден' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Сбросить фильтры' }));
  expect(await title(/^3\sресторана$/)).toBeVisible();
});

test('the map shows the first restaurant until another one is chosen', async () => {
  const { user, emitted } = open();
  await title(/^3\sресторана$/);
  await user.click(screen.getByRole('radio', { name: 'На карте' }));
  const chosen = () => within(screen.getByRole('region', { name: 'Выбранный ресторан' }));
  expect(chosen().getByRole('heading', { name: 'Танто на Руставели' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^marker: Танто на Арбате/ }));
  expect(chosen().getByRole('heading', { name: 'Танто на Арбате' })).toBeVisible();
  expect(chosen().getByText('Открыто круглосуточно')).toBeVisible();
  await user.click(chosen().getByRole('link', { name: /^Подробнее/ }));
  expect(emitted('shell:panel-requested')).toEqual([opened('restaurant', { slug: 'arbat' })]);
  expect(screen.queryByRole('link', { name: /Химках/ })).not.toBeInTheDocument();
});

test('shows five skeletons while loading', () => {
  const { container } = open(() => new Promise(() => undefined));
  expect(screen.getByText('Загружаем рестораны')).toBeInTheDocument();
  expect(container.querySelectorAll('[data-shape]')).toHaveLength(5);
  expect(screen.getByRole('heading', { name: 'Рестораны' })).toBeVisible();
});

test('an empty list has a text', async () => {
  open(() => []);
  expect(await screen.findByRole('heading', { name: 'Ресторанов пока нет' })).toBeVisible();
});

test('a failed load is toasted and can be repeated', async () => {
  const call = recovering(() => testRestaurants());
  const { user, emitted } = open(call.answer);
  expect(await screen.findByRole('heading', { name: 'Не удалось получить данные' })).toBeVisible();
  await waitFor(() =>
    expect(emitted('shell:toast-requested')).toEqual([{ text: 'Не удалось получить данные', tone: 'error' }]),
  );
  call.recover();
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await title(/^3\sресторана$/)).toBeVisible();
});
