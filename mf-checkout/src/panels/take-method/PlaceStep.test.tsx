/** @jest-environment jsdom */
import { keepTogether } from '@storefront/domain';
import {
  enter,
  apiError,
  mockGeocoder,
  restoreGeocoder,
  type GeocoderAnswer,
  house,
  street,
} from '@storefront/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { deliveryAddress } from '../../testing/answers';
import { openInShell } from '../../testing/openInShell';
import TakeMethodPanel from './TakeMethodPanel';

jest.mock('@storefront/maps', () => ({
  ...jest.requireActual('@storefront/maps'),
  ...jest.requireActual('@storefront/testing/fake-map'),
}));

const polygonPath = '/api/app/get-polygon/';

afterEach(() => {
  jest.useRealTimers();
  restoreGeocoder();
  Reflect.deleteProperty(navigator, 'geolocation');
});

function open(options: Parameters<typeof openInShell>[1] = {}) {
  return openInShell(<TakeMethodPanel />, {
    takeMethod: {},
    ...options,
    answers: { '/api/user/addresses/': () => [], ...options.answers },
  });
}

const field = () => screen.getByLabelText('Улица и дом');
const button = (name: string) => screen.findByRole('button', { name });

describe('the button of a delivery', () => {
  test('waits for an address', async () => {
    open();
    expect(screen.getByRole('heading', { name: 'Выберите адрес' })).toBeInTheDocument();
    expect(await button('Выбрать')).toHaveAttribute('aria-disabled', 'true');
  });

  test('shows that it searches, then takes the address and shows its terms', async () => {
    mockGeocoder(() => [house]);
    const { user } = open();
    enter(field(), 'огородный 16');
    expect(await button('Ищем адрес...')).toHaveAttribute('aria-disabled', 'true');
    await user.click(
      await screen.findByRole('option', { name: 'Огородный проезд, 16 Бутырский район, Москва' }),
    );
    expect(field()).toHaveValue('Огородный проезд, 16');
    await waitFor(async () => expect(await button('Выбрать')).not.toHaveAttribute('aria-disabled'));
    expect(screen.getByText('Всегда бесплатно')).toBeInTheDocument();
    expect(screen.getByText(/^990\s₽$/)).toBeInTheDocument();
  });

  test('requests the zone by coordinates cut to four decimals', async () => {
    mockGeocoder(() => [house]);
    const { user, calls } = open();
    enter(field(), 'огородный 16');
    await user.keyboard('{Enter}');
    await screen.findByText('Бутырский район, Москва');
    await user.type(field(), '{Enter}');
    await waitFor(() =>
      expect(calls.find(({ path }) => path === polygonPath)?.query).toEqual({
        latitude: '55.8196',
        longitude: '37.6035',
      }),
    );
  });

  test.each([
    ['the delivery zones', house, { success: false }],
    ['the box that the chain serves', { ...house, coords: '59.9398,30.3146' }, { success: true }],
  ])('is blocked for a point outside %s', async (_, suggestion, zone) => {
    mockGeocoder(() => [suggestion]);
    const { user } = open({ answers: { [polygonPath]: () => zone } });
    enter(field(), 'огородный 16');
    await user.click(await screen.findByText('Бутырский район, Москва'));
    const outside = await button('Вне зоны доставки');
    expect(outside).toHaveAttribute('aria-disabled', 'true');
    await user.click(outside);
    expect(screen.queryByLabelText('Квартира')).not.toBeInTheDocument();
  });

  test.each([
    ['loaded', () => Promise.reject(apiError(500))],
    ['read', () => ({ message: 'упс' })],
  ])('offers a retry when the zone could not be %s', async (_, broken) => {
    mockGeocoder(() => [house]);
    let isBroken = true;
    const { user } = open({
      answers: {
        [polygonPath]: () => (isBroken ? broken() : { success: true }),
      },
    });
    enter(field(), 'огородный 16');
    await user.click(await screen.findByText('Бутырский район, Москва'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Не удалось получить данные');
    isBroken = false;
    await user.click(await button('Повторить'));
    await waitFor(async () => expect(await button('Выбрать')).not.toHaveAttribute('aria-disabled'));
  });
});

describe('the search', () => {
  test('sends one request after a pause in typing', async () => {
    const requests = mockGeocoder(() => [house]);
    const { user } = open();
    await user.type(field(), 'огородный');
    await screen.findByText('Бутырский район, Москва');
    expect(requests).toEqual(['огородный']);
  });

  test('is a combobox: the arrow keys move through the addresses, Enter chooses one, Escape keeps the choice', async () => {
    mockGeocoder(() => [street, house]);
    const { user } = open();
    enter(field(), 'огородный');
    const list = await screen.findByRole('listbox', { name: 'Найденные адреса' });
    expect(field()).toHaveAttribute('aria-controls', list.id);
    expect(await screen.findByText(/^Найдено: 2\sадреса$/)).toHaveAttribute('role', 'status');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const option = screen.getByRole('option', { name: /Бутырский/, selected: true });
    expect(field()).toHaveAttribute('aria-activedescendant', option.id);
    expect(field()).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(field()).toHaveValue('Огородный проезд, 16');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(field()).toHaveValue('Огородный проезд, 16');
    await user.type(field(), 'к{Escape}');
    expect(field()).toHaveValue('');
  });

  test('a suggestion without a house fills the field and requests the house', async () => {
    mockGeocoder(() => [street]);
    const { user } = open();
    enter(field(), 'огородный');
    await user.click(await screen.findByRole('option', { name: 'Огородный проезд Москва' }));
    expect(field()).toHaveValue('Огородный проезд, ');
    expect(field()).toHaveFocus();
    expect(field()).toHaveAccessibleDescription('Укажите номер дома');
    await user.type(field(), '16');
    expect(field()).toHaveValue('Огородный проезд, 16');
  });

  test('only one message says what to do where the street of a suggestion has no house yet', async () => {
    mockGeocoder((url) => (url.searchParams.get('q')?.includes(',') ? [] : [street]));
    const { user } = open();
    const advice = () =>
      screen
        .queryAllByText(/^(Укажите номер дома|Ничего не нашлось.*|Найдите адрес и выберите его из списка)$/)
        .filter((message) => message.getAttribute('role') !== 'tooltip')
        .map((message) => message.textContent);
    expect(advice()).toEqual([keepTogether('Найдите адрес и выберите его из списка')]);
    enter(field(), 'огородный');
    await user.click(await screen.findByRole('option', { name: 'Огородный проезд Москва' }));
    await waitFor(() => expect(advice()).toEqual(['Укажите номер дома']));
    await user.type(field(), '999');
    await waitFor(() =>
      expect(advice()).toEqual([keepTogether('Ничего не нашлось. Проверьте улицу и номер дома')]),
    );
  });

  test('suggestions have the room of the advice, of the location button and of the map on phones', async () => {
    mockGeocoder((url) => (url.searchParams.get('q') === 'огородный' ? [house] : []));
    const { user, container } = open();
    const isMapCovered = () => container.querySelector('[data-map=covered]') !== null;
    const locate = () => screen.queryByRole('button', { name: 'Определить мое местоположение' });
    const note = () =>
      screen.queryByText('Найдите адрес и выберите его из списка', { ignore: '[role=tooltip]' });
    expect([note() !== null, locate() !== null, isMapCovered()]).toEqual([true, true, false]);
    enter(field(), 'огородный');
    await screen.findByRole('option', { name: /Огородный проезд, 16/ });
    expect([note() !== null, locate() !== null, isMapCovered()]).toEqual([false, false, true]);
    enter(field(), 'огородный 999');
    await screen.findByText('Ничего не нашлось. Проверьте улицу и номер дома');
    expect([note() !== null, locate() !== null, isMapCovered()]).toEqual([false, true, false]);
    await user.clear(field());
    expect([note() !== null, locate() !== null, isMapCovered()]).toEqual([true, true, false]);
  });

  test('a late answer to an older text is dropped and its call aborted', async () => {
    const answers: (() => void)[] = [];
    const signals: (AbortSignal | null | undefined)[] = [];
    mockGeocoder((url, signal) => {
      const q = url.searchParams.get('q') ?? '';
      signals.push(signal);
      const found = [{ ...house, id: q, firstLine: `Дом ${q}` }];
      return q === 'тверская' ? found : new Promise((resolve) => answers.push(() => resolve(found)));
    });
    const { user } = open();
    enter(field(), 'арбат');
    await waitFor(() => expect(answers).toHaveLength(1));
    await user.clear(field());
    enter(field(), 'тверская');
    expect(await screen.findByText('Дом тверская')).toBeInTheDocument();
    await act(async () => answers.forEach((answer) => answer()));
    expect(screen.queryByText('Дом арбат')).not.toBeInTheDocument();
    expect(signals[0]?.aborted).toBe(true);
  });

  test('an empty result is reported, a failure can be repeated', async () => {
    let answer: GeocoderAnswer = () => {
      throw new TypeError('network');
    };
    mockGeocoder((...call) => answer(...call));
    const { user } = open();
    enter(field(), 'ъъъ');
    expect(await screen.findByText(/поиск адресов не отвечает/)).toBeInTheDocument();
    answer = () => [];
    await user.click(await button('Повторить'));
    expect(await screen.findByText(/Ничего не нашлось/)).toBeInTheDocument();
  });

  test('the typed text survives a change of the tab', async () => {
    mockGeocoder(() => []);
    const { user } = open();
    enter(field(), 'арбат');
    await user.click(screen.getByRole('radio', { name: 'Ресторан' }));
    await user.click(screen.getByRole('radio', { name: 'Доставка' }));
    expect(field()).toHaveValue('арбат');
  });

  test('the field can be emptied', async () => {
    const { user } = open({ takeMethod: { delivery: deliveryAddress } });
    expect(field()).toHaveValue('Огородный проезд, 16');
    await user.click(await button('Очистить адрес'));
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
    expect(await button('Выбрать')).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('without a network', () => {
  const network = (state: 'online' | 'offline') => act(() => void window.dispatchEvent(new Event(state)));
  afterEach(() => network('online'));

  test('the search reports it, and continues once the network is back', async () => {
    mockGeocoder(() => [house]);
    open();
    network('offline');
    enter(field(), 'огородный 16');
    expect(await screen.findByRole('alert')).toHaveTextContent('Не удалось получить данные');
    network('online');
    expect(await screen.findByText('Бутырский район, Москва')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('a found address cannot be checked, and the check does not seem to run for ever', async () => {
    mockGeocoder(() => [house]);
    const { user } = open({ session: 'user' });
    enter(field(), 'огородный 16');
    await screen.findByText('Бутырский район, Москва');
    network('offline');
    await user.click(screen.getByText('Бутырский район, Москва'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Не удалось получить данные');
    expect(await button('Выбрать')).toHaveAttribute('aria-disabled', 'true');
    network('online');
    await waitFor(async () => expect(await button('Выбрать')).not.toHaveAttribute('aria-disabled'));
  });
});

describe('my location', () => {
  function mockGeolocation(answer: (found: PositionCallback, failed: PositionErrorCallback) => void) {
    Object.defineProperty(navigator, 'geolocation', {
      configurable: true,
      value: { getCurrentPosition: answer },
    });
  }
  const here = { coords: { latitude: 55.81969, longitude: 37.60359 } } as GeolocationPosition;
  const failure = (code: number) => ({ code }) as GeolocationPositionError;
  const locate = 'Определить мое местоположение';

  test('chooses the address at the point', async () => {
    mockGeocoder(() => house);
    mockGeolocation((found) => found(here));
    const { user } = open();
    await user.click(await button(locate));
    await waitFor(() => expect(field()).toHaveValue('Огородный проезд, 16'));
  });

  test.each([
    [
      'has typed meanwhile',
      (user: { type: (field: Element, text: string) => Promise<void> }) => user.type(field(), 'а'),
    ],
    ['has closed the panel', (_: unknown, unmount: () => void) => unmount()],
  ])('is dropped when the customer %s', async (_, leave) => {
    const requests = mockGeocoder(() => house);
    const requestPosition = jest.fn<void, [PositionCallback]>();
    mockGeolocation(requestPosition);
    const { user, unmount } = open();
    await user.click(await button(locate));
    expect(requestPosition).toHaveBeenCalledTimes(1);
    await leave(user, unmount);
    jest.useFakeTimers();
    act(() => requestPosition.mock.calls[0]?.[0](here));
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(requests).not.toContain('/geo/reverse');
  });

  const far = { coords: { latitude: 59.9343, longitude: 30.3351 } } as GeolocationPosition;
  test.each([
    ['the delivery zones', here, { success: false }],
    ['the box that the chain serves', far, { success: true }],
  ])('outside %s blocks the choice', async (_, position, zone) => {
    mockGeocoder(() => house);
    mockGeolocation((found) => found(position));
    const { user } = open({ answers: { [polygonPath]: () => zone } });
    await user.click(await button(locate));
    expect(await button('Вне зоны доставки')).toHaveAttribute('aria-disabled', 'true');
  });

  test('toasts when nothing is known there', async () => {
    mockGeocoder(() => null);
    mockGeolocation((found) => found(here));
    const { user, toasts } = open();
    await user.click(await button(locate));
    await waitFor(() => expect(toasts()).toEqual(['Рядом нет известного нам дома. Введите адрес']));
  });

  test('a browser without geolocation gets a hint', async () => {
    const { user, toasts } = open();
    await user.click(await button(locate));
    expect(toasts()).toEqual(['Необходимо разрешить доступ к геопозиции']);
  });

  test('an unavailable position gets the same hint; a denial shows nothing', async () => {
    mockGeolocation((_, failed) => failed(failure(2)));
    const { user, toasts } = open();
    await user.click(await button(locate));
    expect(toasts()).toEqual(['Необходимо разрешить доступ к геопозиции']);
    mockGeolocation((_, failed) => failed(failure(1)));
    await user.click(await button(locate));
    expect(toasts()).toHaveLength(1);
    expect(await button(locate)).not.toHaveAttribute('aria-busy');
  });
});
