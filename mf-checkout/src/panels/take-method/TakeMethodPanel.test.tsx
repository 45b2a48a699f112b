/** @jest-environment jsdom */
import { type ChosenRestaurant, emit, useTakeMethod, WidgetHostProvider } from '@storefront/contracts';
import { refuse } from '@storefront/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { deliveryAddress, draftUuid, pickupRestaurant, rawCart } from '../../testing/answers';
import { answerGeo, forgetGeo, house } from '../../testing/geocoder';
import { openInShell } from '../../testing/openInShell';
import TakeMethodPanel from './TakeMethodPanel';

jest.mock('@storefront/maps', () => ({
  ...jest.requireActual('@storefront/maps'),
  ...jest.requireActual('../../testing/fakeMap'),
}));

const takeMethodPath = '/api/app/order/change-take-method/';
const addressPath = '/api/user/addresses/add/';

afterEach(forgetGeo);

function open(options: Parameters<typeof openInShell>[1] = {}) {
  return openInShell(<TakeMethodPanel />, {
    takeMethod: {},
    ...options,
    answers: { '/api/user/addresses/': () => [], ...options.answers },
  });
}

const field = () => screen.getByLabelText('Улица и дом');
const button = (name: string) => screen.findByRole('button', { name });

describe('choosing a delivery', () => {
  async function toParams(options: Parameters<typeof openInShell>[1] = {}) {
    answerGeo(() => [house]);
    const view = open(options);
    await view.user.type(field(), 'огородный 16');
    await view.user.click(await screen.findByText('Бутырский район, Москва'));
    await waitFor(async () => expect(await button('Выбрать')).not.toHaveAttribute('aria-disabled'));
    await view.user.click(await button('Выбрать'));
    return view;
  }

  test('asks for the flat, keeps what is said and tells the others', async () => {
    const { user, said, calls } = await toParams();
    await user.type(screen.getByLabelText('Квартира'), ' 48 ');
    await user.type(screen.getByLabelText('Этаж'), '  ');
    await user.click(await button('Сохранить адрес'));
    await waitFor(() => expect(said('shell:panel-back-requested')).toHaveLength(1));
    const { takeMethod, delivery } = useTakeMethod.getState();
    expect(takeMethod).toBe('delivery');
    expect(delivery).toStrictEqual({ ...deliveryAddress, apartment: '48' });
    expect(said('checkout:address-chosen')).toEqual([{ takeMethod: 'delivery' }]);
    expect(said('checkout:address-changed')).toEqual([{ coordinates: '55.8196,37.6035' }]);
    expect(calls.map(({ path }) => path)).not.toContain(takeMethodPath);
    expect(calls.map(({ path }) => path)).not.toContain(addressPath);
  });

  test('the second step leads back to the first with what was found', async () => {
    const { user } = await toParams();
    await user.click(await button('Назад к поиску адреса'));
    expect(field()).toHaveValue('Огородный проезд, 16');
  });

  test('tells a cart that there is', async () => {
    const { user, sent, said } = await toParams({
      takeMethod: { draftUuid },
      answers: { [takeMethodPath]: () => ({ order: rawCart() }) },
    });
    await user.click(await button('Сохранить адрес'));
    await waitFor(() => expect(said('shell:panel-back-requested')).toHaveLength(1));
    expect(sent(takeMethodPath)).toEqual([
      { method: 'delivery', latitude: 55.8196, longitude: 37.6035, draft_uuid: draftUuid },
    ]);
  });

  test('a cart that could not be told is said, the address stays chosen', async () => {
    const { user, toasts, said } = await toParams({
      takeMethod: { draftUuid },
      answers: { [takeMethodPath]: () => Promise.reject(refuse(500)) },
    });
    await user.click(await button('Сохранить адрес'));
    await waitFor(() => expect(said('shell:panel-back-requested')).toHaveLength(1));
    expect(toasts()).toEqual(['Не удалось изменить адрес в корзине']);
    expect(useTakeMethod.getState().delivery).toEqual(deliveryAddress);
  });

  test('saves a customer’s address and keeps its id', async () => {
    const { user, sent, said } = await toParams({
      session: 'user',
      answers: { [addressPath]: () => ({ id: 77, street: 'Огородный проезд', home: '16' }) },
    });
    await user.type(screen.getByLabelText('Квартира'), '48');
    await user.click(await button('Сохранить адрес'));
    await waitFor(() => expect(said('shell:panel-back-requested')).toHaveLength(1));
    expect(sent(addressPath)).toEqual([
      {
        street: 'Огородный проезд',
        home: '16',
        coordinates: '55.8196,37.6035',
        full_address: 'Москва, Огородный проезд, 16',
        apartment: '48',
      },
    ]);
    expect(useTakeMethod.getState().delivery?.id).toBe(77);
  });

  test('an address that could not be saved is used all the same', async () => {
    const { user, toasts, said } = await toParams({
      session: 'user',
      answers: { [addressPath]: () => Promise.reject(refuse(500)) },
    });
    await user.click(await button('Сохранить адрес'));
    await waitFor(() => expect(said('shell:panel-back-requested')).toHaveLength(1));
    expect(toasts()).toEqual(['Не удалось сохранить изменения']);
    expect(useTakeMethod.getState().delivery).toStrictEqual(deliveryAddress);
  });

  test('the same place is no change of the address', async () => {
    const { user, said } = await toParams({
      takeMethod: { delivery: { ...deliveryAddress, street: 'Арбат' } },
    });
    await user.click(await button('Сохранить адрес'));
    await waitFor(() => expect(said('shell:panel-back-requested')).toHaveLength(1));
    expect(said('checkout:address-chosen')).toHaveLength(1);
    expect(said('checkout:address-changed')).toEqual([]);
  });

  test('a panel that was closed meanwhile closes no other one', async () => {
    let answer = () => {};
    const { user, said } = await toParams({
      takeMethod: { draftUuid },
      answers: {
        [takeMethodPath]: () =>
          new Promise((resolve) => {
            answer = () => resolve({ order: rawCart() });
          }),
      },
    });
    await user.click(await button('Сохранить адрес'));
    act(() => emit('shell:panel-closed', { panel: 'take-method' }));
    await act(async () => answer());
    expect(said('shell:panel-back-requested')).toEqual([]);
  });
});

describe('saved addresses', () => {
  const saved = [
    {
      id: 5,
      street: 'Арбат',
      home: '1',
      apartment: '2',
      full_address: 'Арбат, 1',
      coordinates: '55.75211,37.59333',
    },
    { id: 6, street: 'Тверская', home: '9', latitude: null, longitude: null },
  ];
  const answers = { '/api/user/addresses/': () => saved };

  test('are chosen with their flat and id, without a second step', async () => {
    const { user, said, sent } = open({ session: 'user', answers });
    await user.click(await button('Арбат, 1 кв. 2'));
    await waitFor(async () => expect(await button('Выбрать')).not.toHaveAttribute('aria-disabled'));
    await user.click(await button('Выбрать'));
    await waitFor(() => expect(said('shell:panel-back-requested')).toHaveLength(1));
    expect(useTakeMethod.getState().delivery).toStrictEqual({
      type: 'delivery',
      id: 5,
      street: 'Арбат',
      home: '1',
      apartment: '2',
      fullAddress: 'Арбат, 1',
      coordinates: '55.7521,37.5933',
    });
    expect(sent(addressPath)).toEqual([]);
  });

  test('one without a point is searched for', async () => {
    const asked = answerGeo(() => []);
    const { user } = open({ session: 'user', answers });
    await user.click(await button('Тверская, 9'));
    expect(field()).toHaveValue('Тверская, 9');
    await waitFor(() => expect(asked).toEqual(['Тверская, 9']));
  });

  test('are not shown to a guest, nor when there are none', async () => {
    const { calls } = open({ answers });
    expect(screen.queryByText('Сохраненные')).not.toBeInTheDocument();
    expect(calls.map(({ path }) => path)).not.toContain('/api/user/addresses/');
  });
});

describe('a restaurant', () => {
  const restaurant: ChosenRestaurant = { ...pickupRestaurant, hours: 'Открыто до 23:00', isWorking: true };

  function Picker({ props }: { props: object }) {
    const { onChoose } = props as { onChoose: (chosen: ChosenRestaurant) => void };
    return (
      <button type="button" onClick={() => onChoose(restaurant)}>
        the picker
      </button>
    );
  }

  test('is asked for, then chosen', async () => {
    const { user, said, sent } = openInShell(
      <WidgetHostProvider value={Picker}>
        <TakeMethodPanel />
      </WidgetHostProvider>,
      { takeMethod: { draftUuid }, answers: { [takeMethodPath]: () => ({ order: rawCart() }) } },
    );
    await user.click(screen.getByRole('radio', { name: 'Ресторан' }));
    expect(await button('Выберите ресторан')).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByText('the picker'));
    await user.click(await button('Выбрать'));
    await waitFor(() => expect(said('shell:panel-back-requested')).toHaveLength(1));
    expect(useTakeMethod.getState()).toMatchObject({ takeMethod: 'pickup' });
    expect(useTakeMethod.getState().pickup).toStrictEqual(pickupRestaurant);
    expect(sent(takeMethodPath)).toEqual([{ method: 'pickup', organization_id: 7, draft_uuid: draftUuid }]);
    expect(said('checkout:address-chosen')).toEqual([{ takeMethod: 'pickup' }]);
  });

  test('that is remembered can be taken at once', async () => {
    const { user } = open({ takeMethod: { takeMethod: 'pickup', pickup: pickupRestaurant } });
    expect(screen.getByRole('radio', { name: 'Ресторан' })).toBeChecked();
    expect(await button('Выбрать')).not.toHaveAttribute('aria-disabled');
    await user.click(screen.getByRole('radio', { name: 'Доставка' }));
    expect(field()).toHaveValue('');
  });
});
