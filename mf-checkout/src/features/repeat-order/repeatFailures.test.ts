/** @jest-environment jsdom */
import type { Cart } from '@storefront/api-contract';
import { useTakeMethod } from '@storefront/contracts';
import { apiError } from '@storefront/testing';
import { deliveryAddress, pickupRestaurant, rawCart, rawItem } from '../../testing/answers';
import {
  fails,
  ordered,
  paths,
  repeat,
  restaurant,
  toRestaurant,
  watchRepeats,
} from '../../testing/repeatedOrder';

const { emitted, toasts } = watchRepeats();

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
