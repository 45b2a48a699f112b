/** @jest-environment jsdom */
import { cartCalls, createQueryClient, runCartWrite } from '@storefront/api-client';
import type { Cart } from '@storefront/api-contract';
import { type EventName, on, useTakeMethod } from '@storefront/contracts';
import { type Answer, fakeApi, apiError } from '@storefront/testing';
import { waitFor } from '@testing-library/react';
import { deliveryAddress, pickupRestaurant, rawCart, rawItem } from '../../testing/answers';
import { repeatOrder } from './repeatOrder';

const paths = {
  order: '/api/user/orders/{id}/',
  cart: '/api/app/order/get/',
  repeat: '/api/user/orders/{id}/repeat/',
  addresses: '/api/user/addresses/',
  add: '/api/user/addresses/add/',
  restaurants: '/api/app/restaurants/',
  restaurant: '/api/app/restaurants/detail/{id}/',
  takeMethod: '/api/app/order/change-take-method/',
  addProduct: '/api/app/order/add-product/',
} as const;

const ordered = {
  street: 'Тверская улица',
  home: '7',
  apartment: '12',
  full_address: 'Москва, Тверская улица, 7',
  coordinates: '55.75929,37.61149',
};
/** As spec §3 names the address of an order. */
const house = { street: 'Тверская улица', home: '7' };
const saved = { ...ordered, street: ' тверская улица', id: 3, floor: '2' };
const restaurant = {
  id: 5,
  name: 'На Покровке',
  address: 'Покровка, 1',
  externalId: 'r5',
  active: true,
  latitude: 55.76,
  longitude: 37.65,
};
const toRestaurant = { is_self_service: true, organization: { id: 5, name: 'На Покровке' } };

const events: { name: EventName; payload: unknown }[] = [];
const names = [
  'checkout:address-chosen',
  'checkout:address-changed',
  'shell:toast-requested',
  'shell:panels-close-requested',
  'shell:panel-requested',
  'shell:panel-replace-requested',
] as const;
let stops: (() => void)[] = [];
beforeEach(() => {
  events.length = 0;
  stops = names.map((name) => on(name, (payload) => void events.push({ name, payload })));
  useTakeMethod.setState({
    ...useTakeMethod.getInitialState(),
    isRestored: true,
    delivery: { ...deliveryAddress, id: 1 },
  });
});
afterEach(() => stops.forEach((stop) => stop()));

const emitted = (name: EventName) =>
  events.filter((event) => event.name === name).map(({ payload }) => payload);
const toasts = () => emitted('shell:toast-requested').map((payload) => (payload as { text: string }).text);
const opened = () => emitted('shell:panel-requested').map((payload) => (payload as { panel: string }).panel);

const fails: Answer = () => {
  throw apiError(422);
};

function prepare(order: object, answers: Record<string, Answer> = {}) {
  const { api, calls } = fakeApi({
    [paths.order]: () => ({ id: 48, is_self_service: false, ...order }),
    [paths.addresses]: () => [{ ...saved, id: 2, home: '9' }, saved],
    [paths.add]: () => ({ ...saved, id: 4 }),
    [paths.restaurants]: () => [restaurant],
    [paths.takeMethod]: () => ({ order: rawCart() }),
    [paths.repeat]: () => ({ order: rawCart(), deleted_items: [] }),
    ...answers,
  });
  const queryClient = createQueryClient(api, { retries: 0 });
  const run = () => repeatOrder({ api, queryClient }, '48');
  return { calls, queryClient, run, body: (path: string) => calls.find((call) => call.path === path)?.body };
}

async function repeat(...options: Parameters<typeof prepare>) {
  const prepared = prepare(...options);
  await prepared.run();
  return prepared;
}

test('delivery: the account’s own entry is chosen and sent, the dishes are added, only the cart is open', async () => {
  const { calls, body, queryClient } = await repeat({ address: ordered });
  expect(calls.map(({ path }) => path)).toEqual([
    paths.order,
    paths.addresses,
    paths.takeMethod,
    paths.repeat,
  ]);
  expect(useTakeMethod.getState()).toMatchObject({
    takeMethod: 'delivery',
    delivery: { id: 3, street: saved.street, apartment: '12', coordinates: '55.7592,37.6114' },
  });
  expect(body(paths.takeMethod)).toEqual({ method: 'delivery', address_id: 3 });
  expect(body(paths.repeat)).toEqual({ address_id: 3 });
  expect(queryClient.getQueryData(['cart'])).toMatchObject({ items: [{ id: 1 }] });
  expect(events.map(({ name }) => name)).toEqual([
    'checkout:address-chosen',
    'checkout:address-changed',
    'shell:panels-close-requested',
    'shell:panel-requested',
  ]);
  expect(opened()).toEqual(['cart']);
});

test('delivery to an unsaved address: it is saved first', async () => {
  const { body } = await repeat({ address: ordered }, { [paths.addresses]: () => [] });
  expect(body(paths.add)).toEqual({
    street: 'Тверская улица',
    home: '7',
    apartment: '12',
    full_address: 'Москва, Тверская улица, 7',
    coordinates: '55.7592,37.6114',
  });
  expect(useTakeMethod.getState().delivery?.id).toBe(4);
});

test('delivery to an address without coordinates goes by the id of the entry that the back end has located', async () => {
  let entries: object[] = [];
  const { body } = await repeat(
    { address: house },
    {
      [paths.addresses]: () => entries,
      [paths.add]: () => {
        entries = [{ ...saved, apartment: null }];
        return null;
      },
    },
  );
  expect(body(paths.takeMethod)).toEqual({ method: 'delivery', address_id: 3 });
  expect(body(paths.repeat)).toEqual({ address_id: 3 });
  expect(toasts()).toEqual([]);
});

test('delivery to an address whose id the back end does not show goes by its coordinates', async () => {
  const { body } = await repeat(
    { address: ordered },
    { [paths.addresses]: () => [], [paths.add]: () => null },
  );
  expect(body(paths.takeMethod)).toEqual({ method: 'delivery', latitude: 55.7592, longitude: 37.6114 });
  expect(toasts()).toEqual([]);
});

test.each([
  ['with the id of an entry', { ...house, id: 3 }, 3],
  ['whose own id is that of an entry for another house', { ...house, id: 2 }, 3],
  ['whose own id is that of an entry for another flat', { ...house, apartment: '13', id: 3 }, 4],
  ['with the id of an entry as text', { ...house, id: '3' }, 3],
  ['with an unknown id', { ...house, id: 99 }, 3],
  ['without a flat', house, 3],
  ['with another flat', { ...house, apartment: '13' }, 4],
  ['with the flat of an entry', { ...house, apartment: '12' }, 3],
] as const)('an order %s: the address is not saved twice', async (_, address, expected) => {
  const { calls } = await repeat({ address });
  expect(useTakeMethod.getState().delivery?.id).toBe(expected);
  expect(calls.some(({ path }) => path === paths.add)).toBe(expected === 4);
});

test('an order without a flat takes flat, floor and full address from the account’s entry', async () => {
  await repeat({ address: house });
  expect(useTakeMethod.getState().delivery).toMatchObject({
    street: saved.street,
    apartment: '12',
    floor: '2',
    fullAddress: 'Москва, Тверская улица, 7',
  });
});

test('an order without a flat prefers the entry without one', async () => {
  await repeat(
    { address: house },
    { [paths.addresses]: () => [saved, { ...saved, id: 8, apartment: null }] },
  );
  expect(useTakeMethod.getState().delivery?.id).toBe(8);
});

test('addresses in the cache are not loaded again', async () => {
  const { calls, run } = await repeat({ address: ordered });
  await run();
  expect(calls.filter(({ path }) => path === paths.addresses)).toHaveLength(1);
});

test('an order without an address keeps the current place', async () => {
  const { body, calls } = await repeat({ address: null });
  expect(body(paths.repeat)).toEqual({ address_id: 1 });
  expect(calls.map(({ path }) => path)).toEqual([paths.order, paths.repeat]);
  expect(opened()).toEqual(['cart']);
});

test('pickup: the restaurant is fetched and chosen', async () => {
  const { body, calls } = await repeat(toRestaurant);
  expect(calls.map(({ path }) => path)).toEqual([
    paths.order,
    paths.restaurants,
    paths.takeMethod,
    paths.repeat,
  ]);
  expect(useTakeMethod.getState()).toMatchObject({
    takeMethod: 'pickup',
    pickup: { id: 5, name: 'На Покровке', coordinates: '55.76,37.65' },
  });
  expect(body(paths.takeMethod)).toEqual({ method: 'pickup', organization_id: 5 });
});

test('pickup from a restaurant that the plain list lacks: it is fetched by itself', async () => {
  const { body } = await repeat(toRestaurant, {
    [paths.restaurants]: () => [{ ...restaurant, id: 6 }],
    [paths.restaurant]: () => restaurant,
  });
  expect(body(paths.takeMethod)).toEqual({ method: 'pickup', organization_id: 5 });
  expect(toasts()).toEqual([]);
});

test('unavailable dishes are shown over the cart, and dishes that left the menu are toasted', async () => {
  await repeat(
    { address: ordered },
    {
      [paths.repeat]: () => ({
        order: rawCart({ stoplisted_items: [rawItem(9, 'Маки')] }),
        deleted_items: [
          { id: 1, product_id: 7, name: 'Угорь' },
          { id: 2, product_id: 8, name: 'Мисо' },
        ],
      }),
    },
  );
  expect(opened()).toEqual(['cart', 'unavailable-items']);
  expect(toasts()).toEqual(['Больше не готовим: Угорь, Мисо']);
});

test.each([
  [
    [{ product: { name: 'Угорь' } }, { name: '', product: { name: 'Мисо' } }],
    ['Больше не готовим: Угорь, Мисо'],
  ],
  [[{ name: 'Угорь' }, { id: 2 }], ['Больше не готовим: Угорь']],
  [[{ name: 'Вок' }, { name: 'Мисо' }, { name: 'Вок' }], ['Больше не готовим: Вок, Мисо']],
  [[{ id: 1, product_id: 7 }], []],
])('dishes that are gone, %j, are named or not mentioned', async (gone, expected) => {
  await repeat({ address: ordered }, { [paths.repeat]: () => ({ order: rawCart(), deleted_items: gone }) });
  expect(toasts()).toEqual(expected);
});

test('a dish that is gone without a name has that of the order, and the pickup discount is no dish', async () => {
  await repeat(
    { address: ordered, items: [rawItem(7, 'Угорь'), rawItem(8, 'Самовывоз')] },
    {
      [paths.repeat]: () => ({
        order: rawCart(),
        deleted_items: [
          { id: 1, product_id: 70, product: null },
          { id: 2, product_id: 80, name: 'Самовывоз' },
        ],
      }),
    },
  );
  expect(toasts()).toEqual(['Больше не готовим: Угорь']);
});

test.each([{ order: null, deleted_items: [] }, { deleted_items: [] }, []])(
  'after the answer %j the cart is read: it says nothing of the other dishes',
  async (answer) => {
    const { queryClient, calls } = await repeat(
      { address: ordered },
      {
        [paths.repeat]: () => answer,
        [paths.cart]: () => ({ order: rawCart({ items: [rawItem(9, 'Маки')] }) }),
      },
    );
    expect(calls.at(-1)?.path).toBe(paths.cart);
    expect(queryClient.getQueryData(['cart'])).toMatchObject({ items: [{ id: 9 }] });
    expect(toasts()).toEqual([]);
    expect(opened()).toEqual(['cart']);
  },
);

describe('beside another write of the cart', () => {
  const add: Parameters<typeof runCartWrite<void>>[1] = {
    call: (api) => api.call(cartCalls.addProduct, { body: { product_id: 1, amount: 1, modifiers: [] } }),
    fallback: '',
  };
  const cartWrites: readonly string[] = [paths.takeMethod, paths.repeat, paths.addProduct];

  test('the repeat waits for one that is pending, and a later one waits for the repeat', async () => {
    const answers: (() => void)[] = [];
    const slow = (id: number) => () =>
      new Promise((answer) => {
        answers.push(() => answer({ order: rawCart({ items: [rawItem(id, 'Маки')] }) }));
      });
    const { calls, queryClient, run } = prepare(
      { address: ordered },
      { [paths.addProduct]: slow(1), [paths.takeMethod]: slow(2), [paths.repeat]: slow(3) },
    );
    const sent = () => calls.map(({ path }) => path).filter((path) => cartWrites.includes(path));
    const next = () =>
      waitFor(() => {
        const answer = answers.shift();
        expect(answer).toBeDefined();
        answer?.();
      });

    const first = runCartWrite(queryClient, add, undefined);
    const repeated = run();
    await waitFor(() => expect(useTakeMethod.getState().delivery?.id).toBe(3));
    expect(sent()).toEqual([paths.addProduct]);
    await next();
    await first;
    await next();
    await waitFor(() => expect(sent()).toEqual([paths.addProduct, paths.takeMethod, paths.repeat]));
    const last = runCartWrite(queryClient, add, undefined);
    expect(sent()).toHaveLength(3);
    await next();
    await repeated;
    await next();
    await last;
    expect(sent()).toEqual([paths.addProduct, paths.takeMethod, paths.repeat, paths.addProduct]);
    expect(queryClient.getQueryData(['cart'])).toMatchObject({ items: [{ id: 1 }] });
  });
});

const loadFailed = 'Не удалось получить данные';
const saveFailed = 'Не удалось сохранить изменения';

test.each([
  ['the order', { address: ordered }, { [paths.order]: fails }, loadFailed],
  ['the addresses', { address: ordered }, { [paths.addresses]: fails }, loadFailed],
  ['the restaurants', toRestaurant, { [paths.restaurants]: fails }, loadFailed],
  ['a restaurant that is gone', toRestaurant, { [paths.restaurants]: () => [] }, loadFailed],
  [
    'a restaurant that has closed for good',
    toRestaurant,
    { [paths.restaurants]: () => [], [paths.restaurant]: () => ({ ...restaurant, active: false }) },
    loadFailed,
  ],
  [
    'adding the address',
    { address: ordered },
    { [paths.addresses]: () => [], [paths.add]: fails },
    saveFailed,
  ],
  [
    'adding an address that gets neither id nor coordinates',
    { address: house },
    { [paths.addresses]: () => [], [paths.add]: () => null },
    saveFailed,
  ],
  ['the take method', { address: ordered }, { [paths.takeMethod]: fails }, saveFailed],
  [
    'the take method, with an answer that is an error',
    { address: ordered },
    { [paths.takeMethod]: () => ({ order: rawCart(), error: true }) },
    saveFailed,
  ],
  [
    'the take method, in the server’s words',
    { address: ordered },
    { [paths.takeMethod]: () => ({ order: null, error: true, message: 'Сюда не возим' }) },
    'Сюда не возим',
  ],
  ['repeating', { address: ordered }, { [paths.repeat]: fails }, saveFailed],
  [
    'repeating, in the server’s words',
    { address: ordered },
    {
      [paths.repeat]: () => {
        throw apiError(422, 'Ресторан закрыт навсегда');
      },
    },
    'Ресторан закрыт навсегда',
  ],
  [
    'repeating, with an answer that is an error',
    { address: ordered },
    { [paths.repeat]: () => ({ order: null, error: true, message: 'Кухня занята' }) },
    'Кухня занята',
  ],
  [
    'the take method, with a «no» beside the cart',
    { address: ordered },
    { [paths.takeMethod]: () => ({ success: false, message: 'Сюда не возим', order: rawCart() }) },
    'Сюда не возим',
  ],
  [
    'repeating, with a «no» instead of the cart',
    { address: ordered },
    { [paths.repeat]: () => ({ success: false, message: 'Кухня занята', order: null }) },
    'Кухня занята',
  ],
  [
    'repeating, with an error that is a text',
    { address: ordered },
    { [paths.repeat]: () => ({ order: rawCart(), error: 'Кухня занята' }) },
    'Кухня занята',
  ],
  [
    'repeating, with an error without words',
    { address: ordered },
    { [paths.repeat]: () => ({ error: 1 }) },
    saveFailed,
  ],
])('a failure of %s is toasted, and the cart opens unchanged', async (_, order, answers, text) => {
  const atPlace = () => ({ order: rawCart({ items: [rawItem(9, 'Маки')] }) });
  const { queryClient } = await repeat(order, { [paths.takeMethod]: atPlace, ...answers });
  expect(toasts()).toEqual([text]);
  expect([undefined, 9]).toContain(queryClient.getQueryData<Cart>(['cart'])?.items[0]?.id);
  expect(emitted('shell:panel-replace-requested')).toEqual([{ panel: 'cart', params: {} }]);
  expect(emitted('shell:panels-close-requested')).toEqual([]);
});

test.each([
  ['another address', { delivery: { ...deliveryAddress, id: 1 } }, { address: ordered }],
  ['no address', { delivery: undefined }, { address: ordered }],
  [
    'a restaurant',
    { takeMethod: 'pickup', pickup: pickupRestaurant, delivery: undefined },
    { address: ordered },
  ],
  ['no restaurant', { delivery: { ...deliveryAddress, id: 1 } }, toRestaurant],
] as const)('a place that the server refuses is not chosen instead of %s', async (_, before, order) => {
  useTakeMethod.setState(before);
  const previous = useTakeMethod.getState();
  await repeat(order, { [paths.takeMethod]: fails });
  expect(useTakeMethod.getState()).toEqual(previous);
  expect(emitted('checkout:address-chosen')).toEqual([]);
});
