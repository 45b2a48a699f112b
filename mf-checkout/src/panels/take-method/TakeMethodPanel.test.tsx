/** @jest-environment jsdom */
import { type ChosenRestaurant, emit, useTakeMethod, WidgetHostProvider } from '@storefront/contracts';
import {
  enter,
  apiError,
  mockGeocoder,
  restoreGeocoder,
  house,
  deferredCall,
  recovering,
} from '@storefront/testing';
import { act, screen, waitFor, waitForElementToBeRemoved } from '@testing-library/react';
import { useEffect } from 'react';
import { deliveryAddress, draftUuid, pickupRestaurant, rawCart } from '../../testing/answers';
import { openInShell } from '../../testing/openInShell';
import { TakeMethodInHistory } from '../../testing/TakeMethodInHistory';
import TakeMethodPanel from './TakeMethodPanel';

jest.mock('@storefront/maps', () => ({
  ...jest.requireActual('@storefront/maps'),
  ...jest.requireActual('@storefront/testing/fake-map'),
}));

const takeMethodPath = '/api/app/order/change-take-method/';
const addressPath = '/api/user/addresses/add/';

afterEach(restoreGeocoder);

function open(options: Parameters<typeof openInShell>[1] = {}, panel = <TakeMethodInHistory />) {
  return openInShell(panel, {
    takeMethod: {},
    ...options,
    answers: { '/api/user/addresses/': () => [], ...options.answers },
  });
}

const field = () => screen.getByLabelText('Улица и дом');
const button = (name: string) => screen.findByRole('button', { name });

describe('choosing a delivery', () => {
  async function toParams(...args: Parameters<typeof open>) {
    mockGeocoder(() => [house]);
    const view = open(...args);
    enter(field(), 'огородный 16');
    await view.user.click(await screen.findByText('Бутырский район, Москва'));
    await screen.findByLabelText('Квартира');
    return view;
  }

  test('requests the flat, stores the filled fields and emits the events', async () => {
    const { user, emitted, calls } = await toParams();
    enter(screen.getByLabelText('Квартира'), ' 48 ');
    enter(screen.getByLabelText('Этаж'), '  ');
    await user.click(await button('Сохранить адрес'));
    await waitFor(() => expect(emitted('shell:panel-back-requested')).toHaveLength(1));
    const { takeMethod, delivery } = useTakeMethod.getState();
    expect(takeMethod).toBe('delivery');
    expect(delivery).toStrictEqual({ ...deliveryAddress, apartment: '48' });
    expect(emitted('checkout:address-chosen')).toEqual([{ takeMethod: 'delivery' }]);
    expect(emitted('checkout:address-changed')).toEqual([{ coordinates: '55.8196,37.6035' }]);
    expect(calls.map(({ path }) => path)).not.toContain(takeMethodPath);
    expect(calls.map(({ path }) => path)).not.toContain(addressPath);
  });

  test('a typed house that the search identifies needs no choice from the list', async () => {
    mockGeocoder(() => [house, { ...house, id: '2', home: '160', firstLine: 'Огородный проезд, 160' }]);
    const { user } = open();
    enter(field(), 'огородный проезд, 16');
    await waitFor(async () => expect(await button('Выбрать')).not.toHaveAttribute('aria-disabled'));
    await user.click(await button('Выбрать'));
    enter(await screen.findByLabelText('Квартира'), '48');
    await user.click(await button('Назад к поиску адреса'));
    await waitFor(() => expect(field()).toHaveValue('Огородный проезд, 16'));
  });

  test('a house that is typed with its flat is saved without a second step', async () => {
    const queries = mockGeocoder(() => [house]);
    const { user, emitted } = open();
    enter(field(), 'огородный проезд, 16, кв. 48');
    await waitFor(async () => expect(await button('Выбрать')).not.toHaveAttribute('aria-disabled'));
    await user.click(await button('Выбрать'));
    await waitFor(() => expect(emitted('shell:panel-back-requested')).toHaveLength(1));
    expect(useTakeMethod.getState().delivery).toStrictEqual({ ...deliveryAddress, apartment: '48' });
    expect(queries).toEqual(['огородный проезд, 16']);
  });

  test('a chosen address that has a flat already still leads to its second step', async () => {
    const { user } = open({ takeMethod: { delivery: { ...deliveryAddress, apartment: '48' } } });
    await waitFor(async () => expect(await button('Выбрать')).not.toHaveAttribute('aria-disabled'));
    await user.click(await button('Выбрать'));
    expect(await screen.findByLabelText('Квартира')).toHaveValue('48');
  });

  test('a suggestion that is picked for a house and flat chooses the address', async () => {
    mockGeocoder(() => [house]);
    const { user, emitted } = open();
    enter(field(), 'огородный 16, кв 48');
    await user.click(await screen.findByText('Бутырский район, Москва'));
    await waitFor(() => expect(emitted('shell:panel-back-requested')).toHaveLength(1));
    expect(useTakeMethod.getState().delivery).toStrictEqual({ ...deliveryAddress, apartment: '48' });
  });

  test('a flat that was typed with another house is shown before the address is chosen', async () => {
    mockGeocoder(() => [house]);
    const { user, emitted } = open();
    enter(field(), 'огородный 6, кв 48');
    await user.click(await screen.findByText('Бутырский район, Москва'));
    expect(await screen.findByLabelText('Квартира')).toHaveValue('48');
    expect(emitted('shell:panel-back-requested')).toEqual([]);
  });

  test('a picked suggestion waits for its zone, and goes no further when the customer types meanwhile', async () => {
    mockGeocoder(() => [house]);
    let answer = (_zone: object) => {};
    const zone = new Promise<object>((resolve) => (answer = resolve));
    const { user } = open({ answers: { '/api/app/get-polygon/': () => zone } });
    enter(field(), 'огородный 16');
    await screen.findByText('Бутырский район, Москва');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(await button('Ищем адрес...')).toHaveFocus();
    enter(field(), 'огородный проезд, 16');
    answer({ success: true });
    await waitFor(async () => expect(await button('Выбрать')).not.toHaveAttribute('aria-disabled'));
    expect(screen.queryByLabelText('Квартира')).not.toBeInTheDocument();
  });

  test('a picked suggestion leads to no flat while the customer looks at the restaurants', async () => {
    mockGeocoder(() => [house]);
    const zone = deferredCall();
    const { user, emitted } = open({ answers: { '/api/app/get-polygon/': zone.answer } });
    enter(field(), 'огородный 16');
    await user.click(await screen.findByText('Бутырский район, Москва'));
    await user.click(screen.getByRole('radio', { name: 'Ресторан' }));
    await zone.succeed({ success: true });
    await user.click(screen.getByRole('radio', { name: 'Доставка' }));
    expect(await button('Выбрать')).not.toHaveAttribute('aria-disabled');
    expect(emitted('shell:panel-requested')).toEqual([]);
  });

  test('the second step and Back in the browser lead to the first, Forward to the second (readings 3)', async () => {
    const { user } = await toParams();
    await user.click(await button('Назад к поиску адреса'));
    await waitFor(() => expect(field()).toHaveValue('Огородный проезд, 16'));
    act(() => window.history.forward());
    expect(await button('Сохранить адрес')).toBeVisible();
    act(() => window.history.back());
    await waitFor(() => expect(field()).toHaveValue('Огородный проезд, 16'));
  });

  test('a reload of the second step shows the first, and leaves the history entry of the second', async () => {
    const { emitted } = open({ takeMethod: { delivery: deliveryAddress } }, <TakeMethodPanel step="flat" />);
    expect(field()).toHaveValue('Огородный проезд, 16');
    expect(await button('Выбрать')).toBeVisible();
    expect(emitted('shell:panel-step-back-requested')).toHaveLength(1);
  });

  const arbat = { ...deliveryAddress, street: 'Арбат', coordinates: '55.7500,37.5900' };

  test('when the cart cannot be changed it toasts, the address before it stays chosen, and nothing typed is lost', async () => {
    const { user, toasts, emitted } = await toParams({
      takeMethod: { delivery: arbat, draftUuid },
      answers: { [takeMethodPath]: () => Promise.reject(apiError(500)) },
    });
    enter(screen.getByLabelText('Квартира'), '48');
    await user.click(await button('Сохранить адрес'));
    await waitFor(() => expect(toasts()).toEqual(['Не удалось изменить адрес в корзине']));
    expect(useTakeMethod.getState().delivery).toEqual(arbat);
    await waitFor(async () => expect(await button('Сохранить адрес')).not.toHaveAttribute('aria-busy'));
    expect(screen.getByLabelText('Квартира')).toHaveValue('48');
    expect(emitted('shell:panel-back-requested')).toEqual([]);
  });

  test('a panel that was closed meanwhile does not close the one below', async () => {
    const call = deferredCall();
    const { user, emitted } = await toParams({
      takeMethod: { draftUuid },
      answers: { [takeMethodPath]: call.answer },
    });
    const save = await button('Сохранить адрес');
    await user.click(save);
    await call.isSent();
    act(() => emit('shell:panel-closed', { panel: 'take-method' }));
    expect(save).toHaveAttribute('aria-busy', 'true');
    await call.succeed({ order: rawCart() });
    await waitFor(() => expect(save).not.toHaveAttribute('aria-busy'));
    expect(emitted('shell:panel-back-requested')).toEqual([]);
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
    { id: 8, street: null, home: null, full_address: 'Москва, Лесная улица, 3', apartment: '4' },
    { id: 9 },
  ];
  const answers = { '/api/user/addresses/': () => saved };

  test('are chosen with their flat and id, without a second step', async () => {
    const { user, emitted, sent } = open({ session: 'user', answers });
    await user.click(await button('Арбат, 1 кв.\u00A02'));
    await waitFor(async () => expect(await button('Выбрать')).not.toHaveAttribute('aria-disabled'));
    await user.click(await button('Выбрать'));
    await waitFor(() => expect(emitted('shell:panel-back-requested')).toHaveLength(1));
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

  test('are listed under their label', async () => {
    const labelled = { ...saved[0], label: 'Дом' };
    open({ session: 'user', answers: { '/api/user/addresses/': () => [labelled] } });
    expect(await button('Дом Арбат, 1, кв.\u00A02')).toBeVisible();
  });

  test.each([
    ['its street', 'Тверская, 9', 'Тверская, 9'],
    ['its whole text', 'Москва, Лесная улица, 3 кв.\u00A04', 'Москва, Лесная улица, 3'],
  ])('one without coordinates is searched for by %s', async (_, name, text) => {
    const requests = mockGeocoder(() => []);
    const { user } = open({ session: 'user', answers });
    await user.click(await button(name));
    expect(field()).toHaveValue(text);
    await waitFor(() => expect(requests).toEqual([text]));
  });

  test('one without a text and coordinates cannot be pressed', async () => {
    open({ session: 'user', answers });
    expect((await screen.findByText('Адрес без названия')).closest('button')).toBeNull();
  });

  test.each([
    ['the server’s message', 'Адреса недоступны', 'Адреса недоступны'],
    ['without one, the catalogue’s text', undefined, 'Не удалось получить данные'],
  ])('that cannot be loaded toast %s, and can be loaded again', async (_, message, text) => {
    const call = recovering(() => saved, apiError(500, message));
    const { user, toasts } = open({
      session: 'user',
      answers: {
        '/api/user/addresses/': call.answer,
      },
    });
    const retry = await button('Повторить');
    expect(toasts()).toEqual([text]);
    call.recover();
    await user.click(retry);
    expect(await button('Тверская, 9')).toBeInTheDocument();
  });

  test('are not requested for a guest', async () => {
    const { queryClient, calls } = open({ answers });
    await waitFor(() => expect(calls.length).toBeGreaterThan(0));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.queryByText('Сохраненные')).not.toBeInTheDocument();
    expect(calls.map(({ path }) => path)).not.toContain('/api/user/addresses/');
  });

  test('have no heading when there are none', async () => {
    open({ session: 'user' });
    await waitForElementToBeRemoved(screen.getByText('Сохраненные'));
    expect(screen.queryByText('Сохраненные')).not.toBeInTheDocument();
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

  test('is required, then chosen', async () => {
    const { user, emitted, sent } = openInShell(
      <WidgetHostProvider value={Picker}>
        <TakeMethodPanel />
      </WidgetHostProvider>,
      { takeMethod: { draftUuid }, answers: { [takeMethodPath]: () => ({ order: rawCart() }) } },
    );
    await user.click(screen.getByRole('radio', { name: 'Ресторан' }));
    expect(await button('Выберите ресторан')).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByText('the picker'));
    await user.click(await button('Выбрать'));
    await waitFor(() => expect(emitted('shell:panel-back-requested')).toHaveLength(1));
    expect(useTakeMethod.getState()).toMatchObject({ takeMethod: 'pickup' });
    expect(useTakeMethod.getState().pickup).toStrictEqual(pickupRestaurant);
    expect(sent(takeMethodPath)).toEqual([{ method: 'pickup', organization_id: 7, draft_uuid: draftUuid }]);
    expect(emitted('checkout:address-chosen')).toEqual([{ takeMethod: 'pickup' }]);
  });

  test('whose picker throws while it is removed gives way to a delivery', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    function BrokenPicker() {
      useEffect(
        () => () => {
          throw new Error('nothing to remove');
        },
        [],
      );
      return <p>the broken picker</p>;
    }
    const { user } = openInShell(
      <WidgetHostProvider value={BrokenPicker}>
        <TakeMethodPanel />
      </WidgetHostProvider>,
      { takeMethod: { takeMethod: 'pickup', pickup: pickupRestaurant } },
    );
    expect(screen.getByText('the broken picker')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Доставка' }));
    expect(screen.queryByText('the broken picker')).not.toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Доставка' })).toBeChecked();
    expect(field()).toBeVisible();
    const reports = logged.mock.calls.map(([text]) => text);
    expect(reports).toContain('a widget failed while it was removed');
    await user.click(screen.getByRole('radio', { name: 'Ресторан' }));
    expect(screen.getByText('the broken picker')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Доставка' }));
    expect(field()).toBeVisible();
    logged.mockRestore();
  });

  test('that is remembered can be chosen at once', async () => {
    const { user } = open({ takeMethod: { takeMethod: 'pickup', pickup: pickupRestaurant } });
    expect(screen.getByRole('radio', { name: 'Ресторан' })).toBeChecked();
    expect(await button('Выбрать')).not.toHaveAttribute('aria-disabled');
    await user.click(screen.getByRole('radio', { name: 'Доставка' }));
    expect(field()).toHaveValue('');
  });
});
