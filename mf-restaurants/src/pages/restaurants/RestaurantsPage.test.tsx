/** @jest-environment jsdom */
import { cartKey, restaurantsQuery } from '@storefront/api-client';
import { useTakeMethod } from '@storefront/contracts';
import { headContext, apiError, renderInShell, recovering } from '@storefront/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { noFilter, useRestaurantFilter } from '../../features/restaurant-filter';
import { testRestaurants, testTags } from '../../testing/testRestaurants';
import RestaurantsPage, { head, prefetch, schema } from './RestaurantsPage';

jest.mock('@storefront/maps', () => ({
  ...jest.requireActual('@storefront/maps'),
  ...jest.requireActual('@storefront/testing/fake-map'),
}));

const path = '/api/app/restaurants/';
const tagsPath = '/api/app/restaurants/tags/';
const changePath = '/api/app/order/change-take-method/';
const renderPage = (list: unknown = testRestaurants(), more: Parameters<typeof renderInShell>[1] = {}) =>
  renderInShell(<RestaurantsPage />, {
    url: '/restaurants',
    ...more,
    answers: { [path]: () => list, [tagsPath]: testTags, ...more.answers },
  });
const card = async (name: string) =>
  within(
    (await screen.findAllByRole('article')).find((article) =>
      within(article).queryByRole('heading', { level: 2, name }),
    ) as HTMLElement,
  );
const choose = (name: string) => screen.getByRole('button', { name: `Выбрать ресторан: ${name}` });
const marker = (name: string) => screen.getByRole('button', { name: new RegExp(`^marker: ${name}`) });

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(() => {
  jest.restoreAllMocks();
  useRestaurantFilter.setState(noFilter);
});

test('lists the active restaurants with their count', async () => {
  const { container } = renderPage();
  expect(await screen.findByText(/^3\sресторана$/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Рестораны' })).toBeVisible();
  expect(screen.queryByText('Закрытый навсегда')).not.toBeInTheDocument();
  expect(container).not.toHaveTextContent(/undefined|NaN|null/);
});

test('exports its title, each restaurant and breadcrumbs', async () => {
  const context = headContext({ answers: { [path]: () => testRestaurants(), [tagsPath]: testTags } });
  await prefetch(context);
  expect(head(context).title).toBe('Рестораны — Танто');
  const found = await schema(context);
  expect(found).toHaveLength(4);
  expect(found[0]).toMatchObject({ '@type': 'Restaurant', name: 'Танто на Руставели' });
  expect(found[3]).toMatchObject({ '@type': 'BreadcrumbList' });
});

test('a card shows address, metro station, hours and phone', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-21T18:00:00Z'));
  const { user } = renderPage();
  const first = await card('Танто на Руставели');
  expect(first.getByText('ул. Руставели, 14')).toBeVisible();
  expect(first.getByText('Бутырская')).toBeVisible();
  expect(first.getByText('Открыто до 23:00')).toBeVisible();
  expect(first.getByRole('link', { name: '+7 495 120-30-40' })).toHaveAttribute('href', 'tel:+74951203040');
  expect((await card('Танто на Арбате')).getByText('Открыто круглосуточно')).toBeVisible();
  await user.click(choose('Танто на Арбате'));
  expect((await card('Танто на Арбате')).getByText('*1234')).toBeVisible();
  expect((await card('Танто в Химках')).getByText('Не указано')).toBeVisible();
});

test('names are links to the pages of the restaurants', async () => {
  renderPage();
  const name = (await card('Танто на Арбате')).getByRole('link', { name: 'Танто на Арбате' });
  expect(name).toHaveAttribute('href', '/restaurants/arbat');
});

test('the first restaurant is chosen; another one takes over the actions and the marker', async () => {
  const { user, emittedEvents } = renderPage();
  expect(
    await screen.findByRole('button', { name: /^marker: Танто на Руставели/, pressed: true }),
  ).toBeVisible();
  await user.click(choose('Танто на Арбате'));
  const chosen = await card('Танто на Арбате');
  expect(choose('Танто на Арбате')).toHaveAttribute('aria-pressed', 'true');
  expect(choose('Танто на Руставели')).toHaveAttribute('aria-pressed', 'false');
  expect(marker('Танто на Арбате')).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('region', { name: 'Карта с ресторанами' })).toHaveAttribute(
    'data-view',
    expect.stringMatching(/^55\.7525,37\.5921 /),
  );
  expect(chosen.getByRole('link', { name: /^Подробнее/ })).toHaveAttribute('href', '/restaurants/arbat');
  await user.click(chosen.getByRole('button', { name: /^Забронировать столик/ }));
  expect(emittedEvents).toContainEqual({
    name: 'shell:panel-requested',
    payload: { panel: 'booking', params: { slug: 'arbat' } },
  });
});

test('each press on a card moves the map there, also a second one on the same card', async () => {
  const { user } = renderPage();
  await card('Танто на Арбате');
  const moves = () => Number(screen.getByRole('region', { name: 'Карта с ресторанами' }).dataset['moves']);
  const before = moves();
  await user.click(choose('Танто на Арбате'));
  expect(moves()).toBe(before + 1);
  await user.click(choose('Танто на Арбате'));
  expect(moves()).toBe(before + 2);
  await user.click(marker('Танто на Руставели'));
  expect(moves()).toBe(before + 2);
});

test('a marker chooses the card and scrolls to it; a mouse over a card shows its marker', async () => {
  const { user } = renderPage();
  await card('Танто на Руставели');
  await user.click(marker('Танто на Арбате'));
  expect(choose('Танто на Арбате')).toHaveAttribute('aria-pressed', 'true');
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
  await user.hover(choose('Танто на Руставели'));
  expect(marker('Танто на Руставели')).toHaveAttribute('aria-pressed', 'true');
  expect(choose('Танто на Руставели')).toHaveAttribute('aria-pressed', 'false');
  await user.unhover(choose('Танто на Руставели'));
  expect(marker('Танто на Арбате')).toHaveAttribute('aria-pressed', 'true');
});

test('a restaurant without coordinates is in the list only', async () => {
  renderPage();
  await card('Танто в Химках');
  expect(screen.getAllByRole('button', { name: /^marker/ })).toHaveLength(2);
});

test('on a narrow screen a switch shows the map and the chosen restaurant', async () => {
  const { user } = renderPage();
  await card('Танто на Руставели');
  await user.click(screen.getByRole('radio', { name: 'На карте' }));
  await user.click(marker('Танто на Арбате'));
  const chosen = within(screen.getByRole('region', { name: 'Выбранный ресторан' }));
  expect(chosen.getByRole('heading', { name: 'Танто на Арбате' })).toBeInTheDocument();
  expect(chosen.getByText('Открыто круглосуточно')).toBeInTheDocument();
  expect(chosen.getByRole('link', { name: /^Подробнее/ })).toHaveAttribute('href', '/restaurants/arbat');
});

test.each([
  ['none match the filter', testRestaurants(), 'Ресторан не найден'],
  ['they do not load', undefined, 'Не удалось получить данные'],
])('on a narrow screen the map gives way to the list’s words when %s', async (_, list, title) => {
  const { user, container } = renderPage(list, {
    answers: { [path]: () => list ?? Promise.reject(apiError(500)) },
  });
  await user.click(await screen.findByRole('radio', { name: 'На карте' }));
  act(() => useRestaurantFilter.setState({ tagIds: [1, 3] }));
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  expect(container.querySelector('[data-view]:has([data-side])')).toHaveAttribute('data-view', 'list');
});

test('hours and their colour are updated while the page stays open', async () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-21T18:00:00Z'));
  jest.useFakeTimers({ doNotFake: ['Date', 'setTimeout', 'queueMicrotask', 'performance'] });
  try {
    renderPage();
    const first = await card('Танто на Руставели');
    expect(first.getByText('Открыто до 23:00')).toHaveAttribute('data-kind', 'ok');
    clock.mockReturnValue(Date.parse('2026-11-21T21:00:00Z'));
    act(() => jest.advanceTimersByTime(30_000));
    expect(first.getByText('Закрыто до 10:00')).toHaveAttribute('data-kind', 'quiet');
  } finally {
    jest.useRealTimers();
  }
});

test('a restaurant is chosen for pickup; without a cart no call is made', async () => {
  const { user, emittedEvents, calls } = renderPage();
  const button = await screen.findByRole('button', { name: /Забрать отсюда.*Руставели/ });
  expect(button).toHaveAttribute('aria-pressed', 'false');
  await user.click(button);
  expect(useTakeMethod.getState()).toMatchObject({
    takeMethod: 'pickup',
    pickup: { id: 1, externalId: 'r-1', coordinates: '55.8196,37.6035' },
  });
  expect(screen.getByRole('button', { name: /Заберете отсюда.*Руставели/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(emittedEvents).toEqual([
    { name: 'checkout:address-chosen', payload: { takeMethod: 'pickup' } },
    { name: 'checkout:address-changed', payload: { coordinates: '55.8196,37.6035' } },
    {
      name: 'shell:toast-requested',
      payload: { text: 'Заберете в ресторане: Танто на Руставели', tone: 'success' },
    },
  ]);
  expect(calls.some((call) => call.path === changePath)).toBe(false);
});

test('an existing cart gets the choice', async () => {
  const { user, queryClient, calls } = renderPage(testRestaurants(), {
    answers: { [changePath]: () => ({ order: { items: [] }, error: false }) },
  });
  queryClient.setQueryData(cartKey, { items: [] });
  await user.click(await screen.findByRole('button', { name: /Забрать отсюда.*Руставели/ }));
  await waitFor(() =>
    expect(calls.find((call) => call.path === changePath)?.body).toEqual({
      method: 'pickup',
      organization_id: 1,
    }),
  );
});

test('a draft whose cart has not been read gets the choice', async () => {
  const { user, calls } = renderPage(testRestaurants(), {
    takeMethod: { draftUuid: 'd-1' },
    answers: { [changePath]: () => ({ order: { items: [] }, error: false }) },
  });
  await user.click(await screen.findByRole('button', { name: /Забрать отсюда.*Руставели/ }));
  await waitFor(() =>
    expect(calls.find((call) => call.path === changePath)?.body).toMatchObject({
      method: 'pickup',
      draft_uuid: 'd-1',
    }),
  );
});

test.each([
  ['lacks', [{ id: 9, product_id: 90, product: { id: 90, name: 'Маки' } }], ['unavailable-items']],
  ['has', [], []],
])('a restaurant that %s a dish of the cart', async (_, stoplisted_items, opened) => {
  const { user, emitted, queryClient } = renderPage(testRestaurants(), {
    answers: { [changePath]: () => ({ order: { items: [], stoplisted_items }, error: false }) },
  });
  queryClient.setQueryData(cartKey, { items: [] });
  await user.click(await screen.findByRole('button', { name: /Забрать отсюда.*Руставели/ }));
  await waitFor(() =>
    expect(queryClient.getQueryData(cartKey)).toHaveProperty(
      'stoplisted_items.length',
      stoplisted_items.length,
    ),
  );
  await act(async () => Promise.resolve());
  expect(emitted('shell:panel-requested')).toEqual(
    opened.map((panel): unknown => expect.objectContaining({ panel })),
  );
});

test.each([
  ['the take method', 'delivery', 'Не удалось сменить тип доставки'],
  ['the address', 'pickup', 'Не удалось изменить адрес в корзине'],
] as const)('a refusal to change %s has a text of its own', async (_, takeMethod, text) => {
  const place = { name: '', address: '', street: '', home: '', fullAddress: '', coordinates: '55.8,37.6' };
  const { user, emitted, queryClient } = renderPage(testRestaurants(), {
    takeMethod: {
      takeMethod,
      delivery: { ...place, type: 'delivery' },
      pickup: { ...place, type: 'pickup', id: 2, externalId: '2' },
    },
    answers: {
      [changePath]: () => {
        throw apiError(500);
      },
    },
  });
  queryClient.setQueryData(cartKey, { items: [] });
  await user.click(await screen.findByRole('button', { name: /Забрать отсюда.*Руставели/ }));
  await waitFor(() => expect(emitted('shell:toast-requested')).toEqual([{ text, tone: 'error' }]));
  expect(useTakeMethod.getState()).toMatchObject({ takeMethod, pickup: { id: 2 } });
});

test('an empty list has a text', async () => {
  renderPage([]);
  expect(await screen.findByRole('heading', { name: 'Ресторанов пока нет' })).toBeVisible();
});

test.each([
  ['without a message', undefined, 'Не удалось получить данные'],
  ['with one', 'Рестораны обновляются', 'Рестораны обновляются'],
])('a failed load %s is toasted', async (_, message, text) => {
  const { emittedEvents } = renderPage(undefined, {
    answers: {
      [path]: () => {
        throw apiError(500, message);
      },
    },
  });
  await screen.findByRole('button', { name: 'Повторить' });
  expect(emittedEvents).toEqual([{ name: 'shell:toast-requested', payload: { text, tone: 'error' } }]);
});

test('a failed load can be retried', async () => {
  const call = recovering(() => testRestaurants());
  const { user } = renderPage(undefined, {
    answers: {
      [path]: call.answer,
    },
  });
  expect(await screen.findByRole('heading', { name: 'Не удалось получить данные' })).toBeVisible();
  call.recover();
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('heading', { name: 'Танто на Арбате' })).toBeVisible();
});

test('prefetch loads the list, and rejects when that fails', async () => {
  const context = (answer: () => unknown) => headContext({ answers: { [path]: answer } });
  // The tags have no answer here: the list does not depend on them.
  const loaded = context(testRestaurants);
  await prefetch(loaded);
  expect(loaded.queryClient.getQueryData(restaurantsQuery().queryKey)).toHaveLength(3);
  await expect(prefetch(context(() => Promise.reject(apiError(503))))).rejects.toMatchObject({ status: 503 });
});
