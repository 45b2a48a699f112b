/** @jest-environment jsdom */
import { type Answer, apiError, headContext, renderInShell, recovering } from '@storefront/testing';
import { screen, within } from '@testing-library/react';
import { testRestaurants } from '../../testing/testRestaurants';
import { restaurantPaths, wholeRestaurant } from '../../testing/wholeRestaurant';
import YandexMapsPage, { head, prefetch, schema } from './YandexMapsPage';

jest.mock('@storefront/maps', () => ({
  ...jest.requireActual('@storefront/maps'),
  ...jest.requireActual('@storefront/testing/fake-map'),
}));

const path = restaurantPaths.list;
const arbat = testRestaurants()[1];
const list = () => [wholeRestaurant(), arbat, ...testRestaurants().slice(2)];
const renderPage = (answer: Answer = list) =>
  renderInShell(<YandexMapsPage />, { answers: { [path]: answer } });
const entry = async (name: string) => {
  const row = (await screen.findByRole('heading', { level: 2, name })).closest('li') as HTMLElement;
  return { row, ...within(row) };
};
const scrolled: Element[] = [];

beforeEach(() => {
  scrolled.length = 0;
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled.push(this);
  };
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-21T18:00:00Z'));
});
afterEach(() => jest.restoreAllMocks());

test('each restaurant has its menu, booking and route', async () => {
  const { user, emittedEvents } = renderPage();
  expect(screen.getByRole('heading', { level: 1, name: 'Рестораны на карте' })).toBeVisible();
  const { getByRole, getByText } = await entry('Танто на Руставели');
  expect(getByText('Открыто до 23:00')).toBeVisible();
  const linkTo = (name: RegExp) => getByRole('link', { name }).getAttribute('href');
  expect(linkTo(/^Танто на Руставели$/)).toBe('/restaurants/rustaveli');
  expect(linkTo(/^Меню/)).toBe('/menu');
  expect(linkTo(/^Забронировать/)).toBe('/restaurants/rustaveli');
  expect(linkTo(/^Маршрут/)).toBe('https://yandex.ru/maps/?rtext=~55.81969,37.60359');
  await user.click(getByRole('link', { name: /^Забронировать/ }));
  expect(emittedEvents.at(-1)?.payload).toEqual({ panel: 'booking', params: { slug: 'rustaveli' } });
});

test('a marker and its entry choose each other', async () => {
  const { user } = renderPage();
  const map = await screen.findByRole('region', { name: 'Карта с ресторанами' });
  const marker = (name: string) => within(map).getByRole('button', { name: `marker: ${name}` });
  const first = await entry('Танто на Руставели');
  const second = await entry('Танто на Арбате');
  expect(within(map).getAllByRole('button')).toHaveLength(2);

  await user.click(marker('Танто на Арбате'));
  expect(second.row).toHaveAttribute('aria-current', 'true');
  expect(scrolled).toEqual([second.row]);

  await user.click(first.getByRole('button', { name: /^Показать на карте/ }));
  expect(marker('Танто на Руставели')).toHaveAttribute('aria-pressed', 'true');
  expect(map).toHaveAttribute('data-view', '55.81969,37.60359 14');
  expect(scrolled.at(-1)).toContainElement(map);
  const moves = Number(map.dataset['moves']);
  await user.click(first.getByRole('button', { name: /^Показать на карте/ }));
  expect(map).toHaveAttribute('data-moves', `${moves + 1}`);
  expect(second.row).not.toHaveAttribute('aria-current');
});

test.each([
  ['a phone', 328, 320, 11],
  ['a wide screen', 980, 868, 13],
])('the first view shows all restaurants as near as %s allows', async (_, width, height, zoom) => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, width, height));
  renderPage();
  const map = await screen.findByRole('region', { name: 'Карта с ресторанами' });
  expect(map.dataset['view']).toMatch(new RegExp(` ${zoom}$`));
  expect(map).toHaveAttribute('data-moves', '1');
});

test('a restaurant without coordinates is in the list only', async () => {
  renderPage(() => [testRestaurants()[2]]);
  const { queryByRole, getByRole } = await entry('Танто в Химках');
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(queryByRole('button')).not.toBeInTheDocument();
  expect(queryByRole('link', { name: /^Маршрут/ })).not.toBeInTheDocument();
  expect(getByRole('link', { name: /^Меню/ })).toBeVisible();
});

test('shows five skeletons while it loads', () => {
  const { container } = renderPage(() => new Promise(() => undefined));
  expect(screen.getByText('Загружаем рестораны')).toBeInTheDocument();
  expect(container.querySelectorAll('[data-shape=button]')).toHaveLength(5);
});

test('without restaurants it says so', async () => {
  renderPage(() => []);
  expect(await screen.findByRole('heading', { name: 'Ресторанов пока нет' })).toBeVisible();
});

test('a restaurant with coordinates of nowhere near is in the list only', async () => {
  renderPage(() => [{ ...wholeRestaurant(), latitude: 0, longitude: 0 }, arbat]);
  expect((await entry('Танто на Руставели')).row).toBeVisible();
  expect(screen.queryByRole('button', { name: /^marker: Танто на Руставели/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Показать на карте: Танто на Руставели' })).toBeNull();
});

test('a failed load can be repeated', async () => {
  const call = recovering(() => list(), apiError(500, 'Рестораны обновляются'));
  const { user, emittedEvents } = renderPage(call.answer);
  expect(await screen.findByRole('heading', { name: 'Не удалось получить данные' })).toBeVisible();
  expect(emittedEvents).toEqual([
    { name: 'shell:toast-requested', payload: { text: 'Рестораны обновляются', tone: 'error' } },
  ]);
  call.recover();
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect((await entry('Танто на Арбате')).row).toBeVisible();
});

test('exports its title and every restaurant', async () => {
  const context = headContext({ answers: { [path]: list } });
  await prefetch(context);
  expect(head(context).title).toBe('Рестораны на карте — Танто');
  await expect(schema(context)).resolves.toMatchObject([
    { url: 'https://shop.example/restaurants/rustaveli' },
    { url: 'https://shop.example/restaurants/arbat' },
    { url: 'https://shop.example/restaurants/3' },
  ]);
});
