/** @jest-environment jsdom */
import { apiError, renderInShell, recovering } from '@storefront/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { testRestaurants } from '../../testing/testRestaurants';
import { restaurantPaths as paths, wholeRestaurant } from '../../testing/wholeRestaurant';
import RestaurantPanel from './RestaurantPanel';

// 21:00 in Moscow.
const evening = Date.parse('2026-11-21T18:00:00Z');
const answers = {
  [paths.list]: () => [wholeRestaurant(), ...testRestaurants().slice(1)],
  [paths.detail]: wholeRestaurant,
};
const open = (slug = 'rustaveli', more: Parameters<typeof renderInShell>[1] = {}) =>
  renderInShell(<RestaurantPanel slug={slug} />, { ...more, answers: { ...answers, ...more.answers } });
const filled = () => screen.findByRole('heading', { level: 2, name: 'Танто на Руставели' });

beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(evening));
afterEach(() => jest.restoreAllMocks());

test('shows everything about a restaurant', async () => {
  const { container } = open();
  expect(await filled()).toBeVisible();
  expect(screen.getByText('ул. Руставели, 14')).toBeVisible();
  expect(screen.getByText('Открыто до 23:00')).toBeVisible();
  const hours = within(screen.getByRole('table', { name: 'Часы работы' }));
  expect(hours.getByRole('row', { name: 'Ежедневно 10:00–23:00' })).toBeVisible();
  expect(screen.getByRole('link', { name: '+7 495 120-30-40' })).toHaveAttribute('href', 'tel:+74951203040');
  expect(screen.getByText('Парковка во дворе')).toBeVisible();
  expect(screen.getByText('Бутырская')).toBeVisible();
  expect(screen.getByText('Два зала и веранда.')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Построить маршрут/ })).toHaveAttribute(
    'href',
    'https://yandex.ru/maps/?rtext=~55.81969,37.60359',
  );
  expect(container).not.toHaveTextContent(/undefined|NaN|null/);
});

test('a restaurant of which only the name is known', async () => {
  const { container } = open('3', { answers: { [paths.detail]: () => ({ id: 3, name: 'Танто в Химках' }) } });
  expect(await screen.findByRole('heading', { level: 2, name: 'Танто в Химках' })).toBeVisible();
  expect(screen.getByText('Не указано')).toBeVisible();
  for (const title of ['Телефон', 'Как добраться', 'О ресторане']) {
    expect(screen.queryByRole('heading', { name: title })).not.toBeInTheDocument();
  }
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(container).not.toHaveTextContent(/undefined|NaN|null/);
});

test.each([
  ['before opening', '2026-11-21T06:00:00Z', 'Закрыто до 10:00'],
  ['after closing', '2026-11-21T20:30:00Z', 'Закрыто до завтра'],
])('the hours %s', async (_, now, label) => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now));
  open();
  expect(await screen.findByText(label)).toBeVisible();
});

test('the special days of the next two weeks follow the week', async () => {
  const specialDays = {
    '2026-12-05': { from: 0, to: 0 },
    '2026-11-22': null,
    '2026-11-21': { from: 600, to: 1320 },
    '2026-12-04': { from: 720, to: 120 },
    '2026-11-20': null,
    потом: null,
  };
  const one = { ...wholeRestaurant(), specialDays };
  open('rustaveli', { answers: { [paths.list]: () => [one], [paths.detail]: () => one } });
  await filled();
  const hours = within(screen.getByRole('table', { name: 'Часы работы' }));
  expect(hours.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'Ежедневно10:00–23:00',
    '21 ноября10:00–22:00',
    '22 ноябряВыходной',
    '4 декабря12:00–02:00',
  ]);
  expect(screen.getByText('Открыто до 22:00')).toBeVisible();
});

test('special days are shown where the hours of the week are a text', async () => {
  const one = {
    ...wholeRestaurant(),
    workTime: null,
    workTimeStr: 'по звонку',
    specialDays: { '2026-11-21': null },
  };
  open('rustaveli', { answers: { [paths.list]: () => [one], [paths.detail]: () => one } });
  await filled();
  expect(screen.getByText('по звонку')).toBeVisible();
  expect(screen.getByRole('row', { name: '21 ноября Выходной' })).toBeVisible();
  expect(screen.getByText('Закрыто до завтра')).toBeVisible();
});

test('a paused restaurant is closed until the pause ends', async () => {
  const pausedUntil = '2026-11-21T21:40:00+03:00';
  const one = { ...wholeRestaurant(), isWorking: false, pausedUntil };
  open('rustaveli', { answers: { [paths.list]: () => [one], [paths.detail]: () => one } });
  expect(await screen.findByText('Закрыто до 21:40')).toBeVisible();
});

test.each([
  ['closed', { isWorking: false }, 'Закрыто'],
  ['open', { isWorking: true, workingTo: '22:00' }, 'Открыто до 22:00'],
  ['open or closed', {}, 'пн–пт 10:00–22:00'],
])('a back end that has the hours as text: of a restaurant that is %s', async (_, fields, label) => {
  const workTimeStr = 'пн–пт 10:00–22:00';
  const one = { ...wholeRestaurant(), workTime: null, workTimeStr, ...fields };
  open('rustaveli', { answers: { [paths.list]: () => [one], [paths.detail]: () => one } });
  await filled();
  expect(screen.getByText(workTimeStr)).toBeVisible();
  expect(screen.getByText(label)).toBeVisible();
});

test('the photographs are turned by buttons and keys', async () => {
  const { user } = open();
  const photos = within(await screen.findByRole('group', { name: 'Фотографии: Танто на Руставели' }));
  const dot = (number: number) => photos.getByRole('button', { name: `Фото ${number} из 2` });
  expect(dot(1)).toHaveAttribute('aria-current', 'true');
  await user.click(photos.getByRole('button', { name: 'Следующее фото', hidden: true }));
  expect(dot(2)).toHaveAttribute('aria-current', 'true');
  photos.getByRole('group', { name: 'Фото 2 из 2' }).focus();
  await user.keyboard('{ArrowLeft}');
  expect(dot(1)).toHaveAttribute('aria-current', 'true');
});

test('another restaurant in the panel begins with its first photograph', async () => {
  const second = { ...wholeRestaurant(), id: 2, slug: 'arbat', name: 'Танто на Арбате' };
  const { user, rerender } = open('rustaveli', {
    answers: {
      [paths.list]: () => [wholeRestaurant(), second],
      [paths.detail]: ({ params }) => (params['id'] === '2' ? second : wholeRestaurant()),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Фото 2 из 2' }));
  expect(screen.getByRole('button', { name: 'Фото 2 из 2' })).toHaveAttribute('aria-current', 'true');
  rerender(<RestaurantPanel slug="arbat" />);
  await screen.findByRole('group', { name: 'Фотографии: Танто на Арбате' });
  expect(screen.getByRole('button', { name: 'Фото 1 из 2' })).toHaveAttribute('aria-current', 'true');
});

test('one photograph, also sent twice, has no controls; without any there is a drawing', async () => {
  const photo = { original: '/storage/hall.jpg' };
  const one = { ...wholeRestaurant(), mediaList: [photo, photo] };
  const view = open('rustaveli', { answers: { [paths.list]: () => [one], [paths.detail]: () => one } });
  expect(await screen.findByRole('img', { name: 'Танто на Руставели' })).toHaveAttribute(
    'src',
    photo.original,
  );
  expect(screen.queryByRole('button', { name: /фото/i })).not.toBeInTheDocument();
  view.unmount();
  const none = { ...one, mediaList: [] };
  const { container } = open('rustaveli', {
    answers: { [paths.list]: () => [none], [paths.detail]: () => none },
  });
  await filled();
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('[data-hue]')).toBeInTheDocument();
});

test('its buttons book a table, open the review and choose the restaurant for pickup', async () => {
  const { user, emittedEvents } = open();
  await user.click(await screen.findByRole('button', { name: 'Забронировать столик' }));
  expect(emittedEvents.at(-1)?.payload).toEqual({ panel: 'booking', params: { slug: 'rustaveli' } });
  await user.click(screen.getByRole('button', { name: 'Оценить ресторан' }));
  expect(emittedEvents.at(-1)?.payload).toEqual({
    panel: 'restaurant-review',
    params: { slug: 'rustaveli' },
  });
  await user.click(screen.getByRole('button', { name: 'Забрать отсюда' }));
  expect(screen.getByRole('button', { name: 'Заберете отсюда' })).toHaveAttribute('aria-pressed', 'true');
  expect(emittedEvents.at(-1)?.payload).toMatchObject({ text: 'Заберете в ресторане: Танто на Руставели' });
});

test('the list is enough when the details fail, which is logged', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const { emittedEvents } = open('rustaveli', {
    answers: { [paths.detail]: () => Promise.reject(apiError(500, 'нет')) },
  });
  expect(await filled()).toBeVisible();
  await waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
  expect(screen.getByText('Два зала и веранда.')).toBeVisible();
  expect(emittedEvents).toEqual([]);
});

test('fields that only the details have are added', async () => {
  open('3', { answers: { [paths.detail]: () => ({ data: { id: 3, description: 'Новый зал' } }) } });
  expect(await screen.findByText('Новый зал')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Танто в Химках' })).toBeVisible();
});

test('shows skeletons while it loads', () => {
  open('rustaveli', { answers: { [paths.list]: () => new Promise(() => undefined) } });
  expect(screen.getByText('Загружаем ресторан')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'Ресторан' })).toBeVisible();
});

test('a failed load is toasted and can be repeated', async () => {
  const call = recovering(() => [wholeRestaurant()]);
  const { user, emittedEvents } = open('rustaveli', {
    answers: {
      [paths.list]: call.answer,
    },
  });
  expect(await screen.findByRole('heading', { name: 'Не удалось получить данные' })).toBeVisible();
  expect(emittedEvents.at(-1)?.payload).toEqual({ text: 'Не удалось получить данные', tone: 'error' });
  call.recover();
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await filled()).toBeVisible();
});

test.each(['net', '4', ''])('the slug «%s» is of no active restaurant', async (slug) => {
  open(slug);
  expect(await screen.findByRole('heading', { name: 'Ресторан не найден' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Все рестораны' })).toHaveAttribute('href', '/restaurants');
  expect(screen.queryByRole('button', { name: 'Забронировать столик' })).not.toBeInTheDocument();
});
