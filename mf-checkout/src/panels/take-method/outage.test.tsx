/** @jest-environment jsdom */
import { keepTogether } from '@storefront/domain';
import { enter, mockGeocoder, restoreGeocoder, house } from '@storefront/testing';
import { useTakeMethod } from '@storefront/contracts';
import { screen, waitFor } from '@testing-library/react';
import { openInShell } from '../../testing/openInShell';
import { TakeMethodInHistory } from '../../testing/TakeMethodInHistory';

const mockService = { suggest: jest.fn(), reverse: jest.fn(), retry: jest.fn() };
jest.mock('@storefront/maps', () => ({
  ...jest.requireActual('@storefront/testing/fake-map'),
  createGeocoder: () => mockService,
}));

const polygonPath = '/api/app/get-polygon/';
const savedPath = '/api/user/addresses/';
const saved = { id: 5, street: 'Арбат', home: '1', full_address: 'Арбат, 1', coordinates: '55.7521,37.5933' };

beforeEach(() => {
  for (const call of [mockService.suggest, mockService.reverse]) {
    call.mockReset().mockRejectedValue(new Error('the maps service did not load'));
  }
  mockService.retry.mockReset();
});
afterEach(restoreGeocoder);

function open(options: Parameters<typeof openInShell>[1] = {}) {
  return openInShell(<TakeMethodInHistory />, {
    takeMethod: {},
    ...options,
    answers: { [savedPath]: () => [], '/api/app/delivery-zones/': () => [], ...options.answers },
  });
}

const field = () => screen.getByLabelText('Улица и дом');
const button = (name: string) => screen.findByRole('button', { name });
const isReady = () =>
  waitFor(() => expect(screen.getByRole('button', { name: 'Выбрать' })).not.toHaveAttribute('aria-disabled'));

test('a guest learns what failed and what to do, and may try again', async () => {
  const { user } = open();
  enter(field(), 'огородный 16');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Не удалось получить данные: поиск адресов не отвечает. Отметьте дом на карте или определите свое местоположение.',
  );
  expect(screen.queryByRole('list', { name: 'Найденные адреса' })).not.toBeInTheDocument();
  mockService.suggest.mockResolvedValue([house]);
  await user.click(await button('Повторить'));
  expect(mockService.retry).toHaveBeenCalledTimes(1);
  await user.click(
    await screen.findByRole('option', { name: 'Огородный проезд, 16 Бутырский район, Москва' }),
  );
  expect(await screen.findByLabelText('Квартира')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a customer chooses a saved address', async () => {
  const { user, emitted } = open({ session: 'user', answers: { [savedPath]: () => [saved] } });
  enter(field(), 'огородный 16');
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(/Выберите сохраненный адрес, отметьте/),
  );
  await user.click(await button('Арбат, 1'));
  await isReady();
  await user.click(await button('Выбрать'));
  await waitFor(() => expect(emitted('shell:panel-back-requested')).toHaveLength(1));
  expect(useTakeMethod.getState().delivery).toMatchObject({ id: 5, coordinates: '55.7521,37.5933' });
});

test('a point on the map takes its street and house from the customer, and its coordinates from the map', async () => {
  const requests = mockGeocoder(() => [house]);
  const { user, calls, emitted } = open();
  await user.click(await button('drop the pin'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Точка на карте отмечена, курьер приедет к ней. Напишите улицу и дом.',
  );
  expect(await button('Выбрать')).toHaveAttribute('aria-disabled', 'true');
  expect(await button('Выбрать')).toHaveAccessibleDescription(
    keepTogether('Напишите улицу и дом отмеченной точки'),
  );

  await user.click(await button('Указать этот адрес'));
  expect(screen.getByLabelText('Улица')).toHaveFocus();
  expect(screen.getByLabelText('Улица')).toBeInvalid();
  enter(screen.getByLabelText('Улица'), ' Огородный проезд ');
  enter(screen.getByLabelText('Дом'), '16к2');
  await user.keyboard('{Enter}');
  expect(field()).toHaveValue('Огородный проезд, 16к2');
  await isReady();
  expect(calls.find(({ path }) => path === polygonPath)?.query).toEqual({
    latitude: '55.8201',
    longitude: '37.6024',
  });

  await user.click(await button('Выбрать'));
  await user.click(await button('Сохранить адрес'));
  await waitFor(() => expect(emitted('shell:panel-back-requested')).toHaveLength(1));
  expect(useTakeMethod.getState().delivery).toStrictEqual({
    type: 'delivery',
    street: 'Огородный проезд',
    home: '16к2',
    fullAddress: 'Огородный проезд, 16к2',
    coordinates: '55.8201,37.6024',
  });
  // The embedded geocoder only estimates where houses stand, so it gets no request.
  expect(requests).toEqual([]);
});

test('typed fields stay while the lookup is repeated; a found address replaces them', async () => {
  const { user } = open();
  await user.click(await button('drop the pin'));
  enter(await screen.findByLabelText('Улица'), 'Огородный');
  await user.click(await button('Повторить'));
  await waitFor(() => expect(mockService.reverse).toHaveBeenCalledTimes(2));
  await waitFor(async () => expect(await button('Выбрать')).toBeInTheDocument());
  expect(screen.getByLabelText('Улица')).toHaveValue('Огородный');
  mockService.reverse.mockResolvedValue(house);
  await user.click(await button('drop the pin'));
  await waitFor(() => expect(field()).toHaveValue('Огородный проезд, 16'));
  expect(screen.queryByLabelText('Улица')).not.toBeInTheDocument();
});

test('typed fields survive a change of the tab, a point out of the city and a point without an address', async () => {
  const { user, toasts } = open();
  const street = () => screen.findByLabelText('Улица');
  await user.click(await button('drop the pin'));
  enter(await street(), 'Огородный');
  enter(screen.getByLabelText('Дом'), '16');
  await user.click(screen.getByRole('radio', { name: 'Ресторан' }));
  await user.click(screen.getByRole('radio', { name: 'Доставка' }));
  expect(await street()).toHaveValue('Огородный');
  expect(screen.getByLabelText('Дом')).toHaveValue('16');

  await user.click(await button('drop the pin far away'));
  expect(screen.queryByLabelText('Улица')).not.toBeInTheDocument();
  await user.click(await button('drop the pin'));
  expect(await street()).toHaveValue('Огородный');

  mockService.reverse.mockResolvedValueOnce(null);
  await user.click(await button('drop the pin'));
  await waitFor(() => expect(toasts()).toHaveLength(1));
  await user.click(await button('drop the pin'));
  expect(await street()).toHaveValue('Огородный');
});

test('an address that could not be searched for is taken over for the marked point', async () => {
  const { user } = open();
  enter(field(), 'Тверская улица, 16');
  await screen.findByRole('alert');
  await user.click(await button('drop the pin'));
  expect(await screen.findByLabelText('Улица')).toHaveValue('Тверская улица');
  await user.click(await button('Указать этот адрес'));
  expect(field()).toHaveValue('Тверская улица, 16');

  // A new point is another house, so the fields are empty.
  await user.click(await button('drop the pin'));
  expect(await screen.findByLabelText('Улица')).toHaveValue('');
});

test('a point outside the zones is refused before its address is typed', async () => {
  const { user } = open({ answers: { [polygonPath]: () => ({ success: false }) } });
  await user.click(await button('drop the pin'));
  expect(await button('Вне зоны доставки')).toHaveAttribute('aria-disabled', 'true');
});
