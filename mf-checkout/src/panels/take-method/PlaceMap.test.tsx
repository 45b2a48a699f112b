/** @jest-environment jsdom */
import { apiError, mockGeocoder, restoreGeocoder, house, street, deferredCall } from '@storefront/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { deliveryAddress, pickupRestaurant, rawCart } from '../../testing/answers';
import { openInShell } from '../../testing/openInShell';
import { TakeMethodInHistory } from '../../testing/TakeMethodInHistory';

jest.mock('@storefront/maps', () => ({
  ...jest.requireActual('@storefront/maps'),
  ...jest.requireActual('@storefront/testing/fake-map'),
}));

const zonesPath = '/api/app/delivery-zones/';
const polygonPath = '/api/app/get-polygon/';
const addPath = '/api/user/addresses/add/';

afterEach(() => {
  jest.useRealTimers();
  restoreGeocoder();
});

function open(options: Parameters<typeof openInShell>[1] = {}, from?: 'addresses') {
  return openInShell(<TakeMethodInHistory from={from} />, {
    takeMethod: {},
    ...options,
    answers: { '/api/user/addresses/': () => [], [zonesPath]: () => [], ...options.answers },
  });
}

const field = () => screen.getByLabelText('Улица и дом');
const button = (name: string) => screen.findByRole('button', { name });
const isReady = () =>
  waitFor(() => expect(screen.getByRole('button', { name: 'Выбрать' })).not.toHaveAttribute('aria-disabled'));

describe('the zones', () => {
  test('are read from a list and from JSON; an unreadable one is left out (readings 14)', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const area = [
      [55.7, 37.5],
      [55.7, 37.7],
      [55.8, 37.6],
    ];
    open({
      answers: {
        [zonesPath]: () => [
          { id: 1, area },
          { id: 2, area: JSON.stringify(area) },
          { id: 3, area: 'somewhere' },
        ],
      },
    });
    expect(await screen.findByText('zones: 2')).toBeInTheDocument();
    expect(warn).toHaveBeenCalledWith('a delivery zone has no outline', 3);
    warn.mockRestore();
  });

  test('that cannot be loaded leave the map and the search usable', async () => {
    const { queryClient } = open({
      answers: {
        [zonesPath]: () => {
          throw apiError(500);
        },
      },
    });
    await waitFor(() => expect(queryClient.getQueryState(['delivery-zones'])?.status).toBe('error'));
    expect(screen.getByText('zones: 0')).toBeInTheDocument();
    expect(await button('Выбрать')).toBeInTheDocument();
  });
});

describe('the pin', () => {
  test('stands at the address and shows the duration', async () => {
    open({ takeMethod: { delivery: deliveryAddress } });
    expect(
      await screen.findByText('pin: 55.8196 37.6035 Огородный проезд, 16 Привезем за 45 минут'),
    ).toBeInTheDocument();
  });

  test('shows that the kitchen is closed (readings 12)', async () => {
    open({
      takeMethod: { delivery: deliveryAddress },
      answers: { [polygonPath]: () => ({ success: true, timeBeforeOpening: -60, restriction: null }) },
    });
    expect(await screen.findByText(/^pin: .* Сейчас закрыто$/)).toBeInTheDocument();
  });

  test('dropped elsewhere finds the address there and keeps its own coordinates', async () => {
    const reverse = deferredCall();
    mockGeocoder(() => reverse.answer());
    const { user, calls } = open();
    await user.click(await button('drop the pin'));
    expect(await button('Ищем адрес...')).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(globalThis.fetch).toHaveBeenCalled());
    await reverse.succeed(house);
    await isReady();
    expect(field()).toHaveValue('Огородный проезд, 16');
    expect(calls.find(({ path }) => path === polygonPath)?.query).toEqual({
      latitude: '55.8201',
      longitude: '37.6024',
    });
  });

  test('dropped where only the street is known requests the house', async () => {
    mockGeocoder(() => street);
    const { user } = open();
    await user.click(await button('drop the pin'));
    await waitFor(() => expect(field()).toHaveValue('Огородный проезд, '));
    expect(field()).toHaveAccessibleDescription('Укажите номер дома');
  });

  test('dropped where nothing is known toasts so', async () => {
    mockGeocoder(() => null);
    const { user, toasts } = open();
    await user.click(await button('drop the pin'));
    await waitFor(() => expect(toasts()).toEqual(['Рядом нет известного нам дома. Введите адрес']));
    expect(await button('Выбрать')).toHaveAttribute('aria-disabled', 'true');
  });

  test('dropped outside the region sends no request', async () => {
    const requests = mockGeocoder(() => house);
    open();
    const drop = await button('drop the pin far away');
    jest.useFakeTimers();
    fireEvent.click(drop);
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(screen.getByRole('button', { name: 'Вне зоны доставки' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(requests).toEqual([]);
  });

  test('moved on within 300 ms sends one request, for where it rests', async () => {
    const requests = mockGeocoder(() => house);
    open();
    const drop = await button('drop the pin');
    jest.useFakeTimers();
    const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
    fireEvent.click(drop);
    await pass(299);
    fireEvent.click(drop);
    await pass(299);
    expect(requests).toEqual([]);
    await pass(1);
    expect(requests).toHaveLength(1);
  });

  test.each([
    ['moved on', () => fireEvent.click(screen.getByRole('button', { name: 'drop the pin' }))],
    ['left with the panel', (view: ReturnType<typeof open>) => view.unmount()],
  ])('%s aborts the request that is under way', async (_, leave) => {
    const signals: (AbortSignal | null | undefined)[] = [];
    mockGeocoder((_url, signal) => {
      signals.push(signal);
      return new Promise(() => undefined);
    });
    const view = open();
    await view.user.click(await button('drop the pin'));
    await waitFor(() => expect(signals).toHaveLength(1));
    expect(signals[0]?.aborted).toBe(false);
    leave(view);
    expect(signals[0]?.aborted).toBe(true);
  });

  test('is forgotten when the customer types: a late answer changes nothing', async () => {
    const reverse = deferredCall();
    mockGeocoder((url) => (url.pathname.endsWith('reverse') ? reverse.answer() : []));
    const { user } = open();
    await user.click(await button('drop the pin'));
    await waitFor(() => expect(globalThis.fetch).toHaveBeenCalled());
    await user.type(field(), 'арбат');
    await reverse.succeed(house);
    expect(await screen.findByText(/Ничего не нашлось/)).toBeInTheDocument();
    expect(field()).toHaveValue('арбат');
  });
});

describe('restaurants', () => {
  const restaurants = [
    {
      id: 7,
      name: 'На Руставели',
      address: 'ул. Руставели, 14',
      active: true,
      latitude: 55.81,
      longitude: 37.59,
    },
    { id: 8, name: 'Без места', address: '', active: true, latitude: null, longitude: null },
    {
      id: 9,
      name: 'На Покровке',
      address: 'Покровка, 2',
      active: true,
      latitude: 55.76,
      longitude: 37.65,
      workTime: {},
    },
  ];
  const answers = { '/api/app/restaurants/': () => restaurants };

  test('are markers; a pressed one is chosen', async () => {
    const { user } = open({ answers, cart: rawCart(), takeMethod: { takeMethod: 'pickup' } });
    expect(await button('Выберите ресторан')).toHaveAttribute('aria-disabled', 'true');
    await user.click(await button('marker: На Руставели'));
    await isReady();
    expect(await button('marker: На Руставели')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.queryByText(/Без места/)).not.toBeInTheDocument();
  });

  test('without hours are grey while the back end says that they are closed', async () => {
    const closed = { ...restaurants[0], isWorking: false, workingTo: '10:00' };
    open({ answers: { '/api/app/restaurants/': () => [closed] }, takeMethod: { takeMethod: 'pickup' } });
    expect(await button('marker: На Руставели, closed')).toBeInTheDocument();
  });

  test('with coordinates outside the region are only in the list', async () => {
    const atZero = { ...restaurants[2], latitude: 0, longitude: 0 };
    const all = [restaurants[0], atZero];
    open({ answers: { '/api/app/restaurants/': () => all }, takeMethod: { takeMethod: 'pickup' } });
    expect(await button('marker: На Руставели')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'marker: На Покровке' })).not.toBeInTheDocument();
  });

  const restaurantPath = '/api/app/restaurants/detail/{id}/';

  test('one that has closed for good is not offered', async () => {
    const closed = { ...restaurants[0], id: 99, active: false };
    const withOwn = { ...answers, [restaurantPath]: () => closed };
    open({ answers: withOwn, takeMethod: { takeMethod: 'pickup', pickup: { ...pickupRestaurant, id: 99 } } });
    expect(await button('marker: На Руставели')).toHaveAttribute('aria-pressed', 'false');
    expect(await button('Выберите ресторан')).toHaveAttribute('aria-disabled', 'true');
  });

  test('one that the plain list lacks can be chosen', async () => {
    const far = { ...restaurants[0], id: 99 };
    const { calls } = open({
      answers: { ...answers, [restaurantPath]: () => far },
      takeMethod: { takeMethod: 'pickup', pickup: { ...pickupRestaurant, id: 99 } },
    });
    await waitFor(() => expect(calls.filter(({ path }) => path === restaurantPath)).toHaveLength(1));
    await isReady();
  });

  test('the chosen one is marked', async () => {
    open({ answers, takeMethod: { takeMethod: 'pickup', pickup: pickupRestaurant } });
    expect(await button('marker: На Руставели')).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('opened from the saved addresses', () => {
  async function add(answer: () => unknown) {
    mockGeocoder(() => [house]);
    const view = open(
      { session: 'user', takeMethod: { delivery: deliveryAddress }, answers: { [addPath]: answer } },
      'addresses',
    );
    expect(screen.getByRole('heading', { name: 'Добавить новый адрес' })).toBeInTheDocument();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(field()).toHaveValue('');
    await view.user.type(field(), 'огородный 16');
    await view.user.click(await screen.findByText('Бутырский район, Москва'));
    await view.user.click(await button('Сохранить адрес'));
    return view;
  }

  test('adds the address and does not change the order', async () => {
    const { sent, emitted } = await add(() => ({ id: 77, street: 'Огородный проезд', home: '16' }));
    await waitFor(() => expect(emitted('shell:panel-back-requested')).toHaveLength(1));
    expect(sent(addPath)).toHaveLength(1);
    expect(emitted('checkout:address-chosen')).toEqual([]);
  });

  test('stays open when it could not be saved', async () => {
    const { toasts, emitted } = await add(() => {
      throw apiError(500);
    });
    await waitFor(() => expect(toasts()).toEqual(['Не удалось сохранить изменения']));
    await waitFor(async () => expect(await button('Сохранить адрес')).not.toHaveAttribute('aria-busy'));
    expect(emitted('shell:panel-back-requested')).toEqual([]);
  });
});
