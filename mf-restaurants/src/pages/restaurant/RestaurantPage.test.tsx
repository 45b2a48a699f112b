/** @jest-environment jsdom */
import { apiError, headContext, renderInShell, recovering } from '@storefront/testing';
import { screen, waitFor } from '@testing-library/react';
import { testRestaurants } from '../../testing/testRestaurants';
import { restaurantPaths as paths, wholeRestaurant } from '../../testing/wholeRestaurant';
import RestaurantPage, { head, prefetch, schema } from './RestaurantPage';

jest.mock('@storefront/maps', () => jest.requireActual('@storefront/testing/fake-map'));

const answers = {
  [paths.list]: () => [wholeRestaurant(), ...testRestaurants().slice(1)],
  [paths.detail]: wholeRestaurant,
};
const renderPage = (slug = 'rustaveli', more = {}) =>
  renderInShell(<RestaurantPage params={{ slug }} />, { answers: { ...answers, ...more } });
const title = (name = 'Танто на Руставели') => screen.findByRole('heading', { level: 1, name });

test('shows the restaurant with breadcrumbs, buttons and a map', async () => {
  renderPage();
  expect(await title()).toBeVisible();
  expect(screen.getByRole('link', { name: 'Рестораны' })).toHaveAttribute('href', '/restaurants');
  expect(screen.getByRole('button', { name: 'Забронировать столик' })).toBeVisible();
  expect(screen.getByRole('link', { name: /Построить маршрут/ })).toBeVisible();
  const map = await screen.findByRole('region', { name: 'Танто на Руставели на карте' });
  expect(map).toHaveAttribute('data-view', '55.81969,37.60359 15');
});

test('without coordinates there is no map, and the route leads to the address', async () => {
  const arbat = { ...testRestaurants()[1], latitude: null, longitude: null };
  renderPage('arbat', { [paths.list]: () => [arbat], [paths.detail]: () => arbat });
  expect(await title('Танто на Арбате')).toBeVisible();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Построить маршрут/ })).toHaveAttribute(
    'href',
    `https://yandex.ru/maps/?rtext=~${encodeURIComponent('Арбат, 10')}`,
  );
});

test('another restaurant begins with its first photograph', async () => {
  const second = { ...wholeRestaurant(), id: 2, slug: 'arbat', name: 'Танто на Арбате' };
  const { user, rerender } = renderPage('rustaveli', {
    [paths.list]: () => [wholeRestaurant(), second],
    [paths.detail]: ({ params }: { params: Record<string, string> }) =>
      params['id'] === '2' ? second : wholeRestaurant(),
  });
  await user.click(await screen.findByRole('button', { name: 'Фото 2 из 2' }));
  expect(screen.getByRole('button', { name: 'Фото 2 из 2' })).toHaveAttribute('aria-current', 'true');
  rerender(<RestaurantPage params={{ slug: 'arbat' }} />);
  await title('Танто на Арбате');
  expect(screen.getByRole('button', { name: 'Фото 1 из 2' })).toHaveAttribute('aria-current', 'true');
});

test('shows skeletons while it loads', () => {
  renderPage('rustaveli', { [paths.list]: () => new Promise(() => undefined) });
  expect(screen.getByText('Загружаем ресторан')).toBeInTheDocument();
});

test('a failed load can be repeated', async () => {
  const call = recovering(() => [wholeRestaurant()], apiError(500, 'Рестораны обновляются'));
  const { user, emittedEvents } = renderPage('rustaveli', {
    [paths.list]: call.answer,
  });
  expect(await title('Не удалось получить данные')).toBeVisible();
  expect(emittedEvents).toEqual([
    { name: 'shell:toast-requested', payload: { text: 'Рестораны обновляются', tone: 'error' } },
  ]);
  call.recover();
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await title()).toBeVisible();
});

test('a restaurant that has closed meanwhile', async () => {
  const { queryClient } = renderPage();
  await title();
  queryClient.setQueryData(['restaurants', 'all'], []);
  expect(await title('Ресторан не найден')).toBeVisible();
});

const visit = (slug: string, more = {}) =>
  headContext({ params: { slug }, answers: { ...answers, ...more } });

test('exports its title, description and picture', async () => {
  const context = visit('rustaveli');
  await prefetch(context);
  expect(head(context)).toEqual({
    title: 'Танто на Руставели — Танто',
    description: 'Два зала и веранда.',
    image: '/storage/hall.jpg',
  });
  const bare = visit('3', { [paths.detail]: () => testRestaurants()[2] });
  await prefetch(bare);
  expect(head(bare)).toEqual({
    title: 'Танто в Химках — Танто',
    description: 'Танто в Химках. Часы работы, телефон, как добраться, бронь столика.',
  });
});

test('exports the restaurant and its breadcrumbs', async () => {
  const context = visit('rustaveli');
  await prefetch(context);
  const [restaurant, crumbs] = await schema(context);
  expect(restaurant).toMatchObject({
    '@type': 'Restaurant',
    url: 'https://shop.example/restaurants/rustaveli',
    openingHoursSpecification: [{ opens: '10:00', closes: '23:00' }],
  });
  expect(crumbs).toMatchObject({
    itemListElement: [{ name: 'Танто' }, { name: 'Рестораны' }, { name: 'Танто на Руставели' }],
  });
});

test('failed details do not fail the page', async () => {
  const context = visit('rustaveli', { [paths.detail]: () => Promise.reject(apiError(500)) });
  await expect(prefetch(context)).resolves.toBeUndefined();
  expect(head(context).title).toBe('Танто на Руставели — Танто');
});

test.each([['net'], ['4'], [''], ['\0'], ['я'.repeat(5000)], ['Руставели'], ['__proto__']])(
  'the slug %j is a 404',
  async (slug) => {
    const context = visit(slug);
    await expect(prefetch(context)).rejects.toMatchObject({ status: 404 });
    expect(head(context)).toEqual({});
    await expect(schema(context)).resolves.toEqual([]);
  },
);

test('a failed list decides about the status', async () => {
  const down = { [paths.list]: () => Promise.reject(apiError(503)) };
  await expect(prefetch(visit('rustaveli', down))).rejects.toMatchObject({ status: 503 });
});

test('the buttons of the page open panels', async () => {
  const { user, emittedEvents } = renderPage();
  await user.click(await screen.findByRole('button', { name: 'Забронировать столик' }));
  await waitFor(() =>
    expect(emittedEvents.at(-1)?.payload).toEqual({ panel: 'booking', params: { slug: 'rustaveli' } }),
  );
});
