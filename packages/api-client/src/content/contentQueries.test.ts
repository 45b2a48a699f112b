/** @jest-environment jsdom */
import { ApiError } from '../call/ApiError';
import { createQueryClient } from '../call/createQueryClient';
import { readSettings, settingsQuery } from './contentQueries';

test('settings the back end does not send have their defaults', () => {
  expect(readSettings([])).toEqual({
    deliveryCost: 'Всегда бесплатно',
    recommendationsTitle: 'Рекомендуем',
    mainPageMeta: null,
    termsOfPayment: null,
    storiesSeconds: null,
    phoneForOrders: null,
    minimalDeliveryAmount: null,
    minimalTimeToCooking: null,
    lastOrderMinutes: null,
    tempCodeLiveTime: null,
    discountOnPickup: null,
    percentOfBonusesToOrder: null,
    extras: [],
  });
});

test('numeric settings are parsed to numbers or null', () => {
  const settings = readSettings([
    { key: 'minimal_delivery_amount', value: '1\u00A0900' },
    { key: 'minimum_time_to_cooking_self_delivery', value: ' ' },
    { key: 'temp_code_live_time', value: 'минута' },
    { key: 'stories_seconds', value: '5.5' },
    { key: 'discount_on_pickup', value: null },
    { key: 'delivery_cost', value: 'От 99 ₽' },
    { key: 'order_by_phone', value: '+7 495 120-30-40' },
    { key: 'percent_of_bonuses_to_order', value: '30,5' },
    { key: 'unknown_setting', value: '1' },
  ]);
  expect(settings).toMatchObject({
    minimalDeliveryAmount: 1900,
    percentOfBonusesToOrder: 30.5,
    minimalTimeToCooking: null,
    tempCodeLiveTime: null,
    storiesSeconds: 5.5,
    discountOnPickup: null,
    deliveryCost: 'От 99 ₽',
    phoneForOrders: '+7 495 120-30-40',
  });
});

test('only extras that the storefront knows are read', () => {
  const settings = readSettings([{ key: 'extras', value: 'teleport  address-details favourites' }]);
  expect(settings.extras).toEqual(['address-details', 'favourites']);
});

test('settings that fail to load are logged in the browser', async () => {
  const log = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const failure = new ApiError({ kind: 'refused', status: 500 });
  const queryClient = createQueryClient({ call: () => Promise.reject(failure) }, { retries: 0 });
  await expect(queryClient.fetchQuery(settingsQuery())).rejects.toBe(failure);
  expect(log.mock.calls).toEqual([['the settings could not be loaded', failure]]);
  log.mockRestore();
});

test.each([
  ['199', '199\u00A0₽'],
  ['1990.00', '1\u00A0990\u00A0₽'],
  ['0', 'Всегда бесплатно'],
  ['0.00', 'Всегда бесплатно'],
  ['199 ₽', '199 ₽'],
  ['Бесплатно от 990 ₽', 'Бесплатно от 990 ₽'],
  [null, 'Всегда бесплатно'],
])('delivery that costs %j reads «%s»', (value, text) => {
  expect(readSettings([{ key: 'delivery_cost', value }]).deliveryCost).toBe(text);
});
