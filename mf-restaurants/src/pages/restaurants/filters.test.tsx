/** @jest-environment jsdom */
import { apiError, deferredCall, renderInShell } from '@storefront/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { noFilter, useRestaurantFilter } from '../../features/restaurant-filter';
import { denied, here, mockGeolocation, removeGeolocation, unavailable } from '../../testing/mockGeolocation';
import { testRestaurants, testTags } from '../../testing/testRestaurants';
import RestaurantsPage from './RestaurantsPage';

jest.mock('@storefront/maps', () => ({
  ...jest.requireActual('@storefront/maps'),
  ...jest.requireActual('@storefront/testing/fake-map'),
}));

const path = '/api/app/restaurants/';
const tagsPath = '/api/app/restaurants/tags/';
const near = '55.8196,37.6035';

function renderPage(answers: Parameters<typeof renderInShell>[1] = {}) {
  const shell = renderInShell(<RestaurantsPage />, {
    url: '/restaurants',
    answers: { [path]: testRestaurants, [tagsPath]: testTags, ...answers.answers },
  });
  return {
    ...shell,
    queries: () => shell.calls.filter((call) => call.path === path).map(({ query }) => query),
  };
}
const names = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading', { level: 2 }).textContent);
const chip = (name: string | RegExp) => screen.findByRole('button', { name });
const listed = () => screen.findByRole('heading', { level: 2, name: 'Танто на Арбате' });

afterEach(() => {
  jest.useRealTimers();
  removeGeolocation();
  useRestaurantFilter.setState(noFilter);
});

describe('tags', () => {
  test('the first ones are chips; a restaurant is shown when it has every selected one', async () => {
    const { user } = renderPage();
    await user.click(await chip('Детская комната'));
    expect(names()).toEqual(['Танто на Руставели', 'Танто на Арбате']);
    expect(screen.getByText(/^2\sресторана$/)).toBeVisible();
    await user.click(await chip('Веранда'));
    expect(names()).toEqual(['Танто на Руставели']);
    expect(await chip('Веранда')).toHaveAttribute('aria-pressed', 'true');
    await user.click(await chip('Веранда'));
    await user.click(await chip('Детская комната'));
    expect(names()).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Парковка' })).not.toBeInTheDocument();
  });

  test('a selection that no restaurant has can be cleared', async () => {
    useRestaurantFilter.setState({ tagIds: [1, 3] });
    const { user } = renderPage();
    expect(await screen.findByRole('heading', { name: 'Ресторан не найден' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Сбросить фильтры' }));
    expect(names()).toHaveLength(3);
  });

  test('«Особенности» opens the panel and says when filters are on', async () => {
    const { user, emittedEvents } = renderPage();
    await user.click(await chip('Особенности'));
    expect(emittedEvents).toContainEqual({
      name: 'shell:panel-requested',
      payload: { panel: 'restaurant-filters', params: {} },
    });
    await user.click(await chip('Детская комната'));
    expect(await chip('Особенности: фильтры включены')).toBeVisible();
  });

  test('that do not load are toasted, and the list works', async () => {
    const { toasts } = renderPage({ answers: { [tagsPath]: () => Promise.reject(apiError(500)) } });
    await listed();
    await waitFor(() => expect(toasts()).toEqual(['Не удалось получить данные']));
    expect(await chip('Особенности')).toBeVisible();
  });
});

describe('nearby', () => {
  test('on sends the cut position and shows distances; off reloads the whole list', async () => {
    mockGeolocation((found) => found(here));
    const answer = ({ query }: { query: unknown }) =>
      (query as { nearby?: string }).nearby ? testRestaurants().toReversed() : testRestaurants();
    const { user, queries } = renderPage({ answers: { [path]: answer } });
    await listed();
    await user.click(await chip('Рядом со мной'));
    // The server's order is kept.
    await waitFor(() => expect(names()).toEqual(['Танто в Химках', 'Танто на Арбате', 'Танто на Руставели']));
    expect(queries()).toEqual([{}, { nearby: near }]);
    expect(screen.getByText(/^7,5\sкм$/)).toBeVisible();
    expect(screen.getByText(/^10\sм$/)).toBeVisible();
    expect(await chip('Рядом со мной')).toHaveAttribute('aria-pressed', 'true');
    expect(await chip('Особенности: фильтры включены')).toBeVisible();
    await user.click(await chip('Рядом со мной'));
    await waitFor(() => expect(queries()).toEqual([{}, { nearby: near }, {}]));
    expect(names()[0]).toBe('Танто на Руставели');
    expect(screen.queryByText(/^10\sм$/)).not.toBeInTheDocument();
  });

  test('a server that ignores the position gets the nearest first', async () => {
    mockGeolocation((found) =>
      found({ coords: { latitude: 55.75, longitude: 37.6 } } as GeolocationPosition),
    );
    const { user, queries } = renderPage();
    await listed();
    await user.click(await chip('Рядом со мной'));
    await waitFor(() => expect(queries()).toHaveLength(2));
    expect(names()).toEqual(['Танто на Арбате', 'Танто на Руставели', 'Танто в Химках']);
  });

  test('the list stays on the screen until the nearest ones have loaded', async () => {
    mockGeolocation((found) => found(here));
    const nearest = deferredCall();
    const answer = ({ query }: { query: unknown }) =>
      (query as { nearby?: string }).nearby ? nearest.answer() : testRestaurants();
    const { user } = renderPage({ answers: { [path]: answer } });
    await listed();
    await user.click(await chip('Рядом со мной'));
    await nearest.isSent();
    expect(names()).toHaveLength(3);
    await nearest.succeed(testRestaurants().slice(0, 2));
    await waitFor(() => expect(names()).toHaveLength(2));
  });

  test('the map shows the customer’s position beside the restaurants', async () => {
    const [west, east] = [37.4, 37.60359];
    mockGeolocation((found) =>
      found({ coords: { latitude: 55.7525, longitude: west } } as GeolocationPosition),
    );
    const { user } = renderPage();
    await listed();
    await user.click(await chip('Рядом со мной'));
    const centre = () => screen.getByRole('region', { name: 'Карта с ресторанами' }).dataset['view'];
    await waitFor(() => expect(Number(centre()?.split(/[, ]/)[1])).toBeCloseTo((west + east) / 2, 3));
  });

  test('the map shows the position also after a card has moved it to a restaurant', async () => {
    mockGeolocation((found) =>
      found({ coords: { latitude: 55.7525, longitude: 37.4 } } as GeolocationPosition),
    );
    const { user } = renderPage();
    await listed();
    const view = () => screen.getByRole('region', { name: 'Карта с ресторанами' }).dataset['view'];
    const all = view();
    const press = () => user.click(screen.getByRole('button', { name: 'Выбрать ресторан: Танто на Арбате' }));
    await press();
    expect(view()).toMatch(/^55\.7525,37\.5921 /);
    await user.click(await chip('Рядом со мной'));
    await waitFor(() => expect(Number(view()?.split(/[, ]/)[1])).toBeCloseTo((37.4 + 37.60359) / 2, 3));
    await press();
    expect(view()).toMatch(/^55\.7525,37\.5921 /);
    await user.click(await chip('Рядом со мной'));
    await waitFor(() => expect(view()).toBe(all));
  });

  test.each([
    ['no geolocation', removeGeolocation],
    ['no position', () => mockGeolocation((_, failed) => failed?.(unavailable))],
  ])('%s turns it off with a toast', async (_, prepare) => {
    prepare();
    const { user, toasts, queries } = renderPage();
    await listed();
    await user.click(await chip('Рядом со мной'));
    await waitFor(() => expect(toasts()).toEqual(['Необходимо разрешить доступ к геопозиции']));
    expect(await chip('Рядом со мной')).toHaveAttribute('aria-pressed', 'false');
    expect(queries()).toEqual([{}]);
  });

  test('a denial leaves everything as it was, and the wait ends', async () => {
    let deny = () => undefined as void;
    mockGeolocation((_, failed) => {
      deny = () => failed?.(denied);
    });
    const { user, toasts, queries } = renderPage();
    await listed();
    await user.click(await chip('Рядом со мной'));
    expect(await chip('Рядом со мной')).toHaveAttribute('aria-busy', 'true');
    await act(async () => deny());
    expect(await chip('Рядом со мной')).not.toHaveAttribute('aria-busy');
    expect(await chip('Рядом со мной')).toHaveAttribute('aria-pressed', 'false');
    expect(toasts()).toEqual([]);
    expect(queries()).toEqual([{}]);
  });

  test('a slow search is shown, and a second press cancels it', async () => {
    let answer = () => undefined as void;
    mockGeolocation((found) => {
      answer = () => found(here);
    });
    const { user, queries } = renderPage();
    await listed();
    await user.click(await chip('Рядом со мной'));
    expect(screen.getByText('Определяем местоположение')).toBeInTheDocument();
    expect(await chip('Рядом со мной')).toHaveAccessibleDescription('Нажмите еще раз, чтобы отменить');
    await user.click(await chip('Рядом со мной'));
    expect(await chip('Рядом со мной')).not.toHaveAttribute('aria-busy');
    await act(async () => answer());
    expect(await chip('Рядом со мной')).toHaveAttribute('aria-pressed', 'false');
    expect(queries()).toEqual([{}]);
  });

  test('leaving the page cancels the search', async () => {
    let answer = () => undefined as void;
    mockGeolocation((found) => {
      answer = () => found(here);
    });
    const { user, unmount } = renderPage();
    await listed();
    await user.click(await chip('Рядом со мной'));
    expect(await chip('Рядом со мной')).toHaveAttribute('aria-busy', 'true');
    unmount();
    const { queries } = renderPage();
    await listed();
    expect(await chip('Рядом со мной')).not.toHaveAttribute('aria-busy');
    await act(async () => answer());
    expect(await chip('Рядом со мной')).toHaveAttribute('aria-pressed', 'false');
    expect(queries()).toEqual([{}]);
  });

  test('a search without an answer ends at the time limit', async () => {
    mockGeolocation(() => undefined);
    const { toasts } = renderPage();
    await listed();
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] });
    act(() => screen.getByRole('button', { name: 'Рядом со мной' }).click());
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    expect(toasts()).toEqual(['Необходимо разрешить доступ к геопозиции']);
    jest.useRealTimers();
    expect(await chip('Рядом со мной')).not.toHaveAttribute('aria-busy');
  });

  test('a list that does not load is toasted and can be repeated', async () => {
    mockGeolocation((found) => found(here));
    let isDown = true;
    const answer = ({ query }: { query: unknown }) => {
      if (isDown && (query as { nearby?: string }).nearby) throw apiError(500);
      return testRestaurants();
    };
    const { user, toasts } = renderPage({ answers: { [path]: answer } });
    await listed();
    await user.click(await chip('Рядом со мной'));
    expect(await screen.findByRole('heading', { name: 'Не удалось получить данные' })).toBeVisible();
    expect(toasts()).toEqual(['Не удалось получить данные']);
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(await listed()).toBeVisible();
  });
});
