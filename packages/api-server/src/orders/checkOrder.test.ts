import { UNTIL_RESUMED } from '@storefront/domain';
import type { Place } from '../cart/place';
import { parseSettings } from '../settings/parseSettings';
import { checkOrder } from './checkOrder';

const hours = (from: number, to: number) => {
  const day = { from, to };
  return { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day };
};
const restaurant: NonNullable<Place['restaurant']> = {
  id: 1,
  slug: 'arbat',
  externalId: 'arbat',
  name: 'Арбат',
  address: '',
  phone: null,
  description: null,
  active: true,
  workTime: hours(0, 0),
  specialDays: {},
  pausedUntil: null,
  workTimeText: null,
  byCar: null,
  bySubway: null,
  latitude: 55.7,
  longitude: 37.6,
  tables: 10,
  tagIds: [],
  photos: [],
};
const zone: NonNullable<Place['zone']> = {
  id: 1,
  name: '',
  restaurantId: 1,
  area: [],
  minimalAmount: 99_000,
  duration: 60,
  durationChange: null,
  pausedUntil: null,
};
const address: NonNullable<Place['address']> = {
  id: 1,
  userId: 1,
  isDefault: true,
  street: '',
  home: '',
  floor: null,
  apartment: null,
  entrance: null,
  intercom: null,
  comment: null,
  label: null,
  fullAddress: null,
  latitude: 55.7,
  longitude: 37.6,
  deletedAt: null,
  createdAt: new Date(0),
};
const delivery: Place = { takeMethod: 'delivery', restaurant, zone, address };
const pickup: Place = { takeMethod: 'pickup', restaurant, zone: undefined, address: undefined };
const night = new Date('2026-11-21T01:00:00+03:00');
const settings = parseSettings([{ key: 'minimal_delivery_amount', value: '500' }]);
const fine = { toPay: 99_000, unavailable: [], settings, datetime: null, now: night };
const soldOut = { price: 69_000 } as Parameters<typeof checkOrder>[0]['unavailable'][number];
const atNight = { ...restaurant, workTime: hours(600, 1380) };

test.each([
  ['a delivery of exactly the minimum sum', { ...fine, place: delivery }],
  ['a pickup under the minimum sum', { ...fine, place: pickup, toPay: 100 }],
  [
    'a restaurant that is closed now and open at the chosen time',
    { ...fine, place: { ...pickup, restaurant: atNight }, datetime: night },
  ],
  [
    'a restaurant whose pause is over',
    { ...fine, place: { ...delivery, restaurant: { ...restaurant, pausedUntil: night } } },
  ],
  [
    'a restaurant with unknown hours',
    { ...fine, place: { ...pickup, restaurant: { ...restaurant, workTime: null } } },
  ],
])('allowed: %s', (_name, order) => expect(() => checkOrder(order)).not.toThrow());

test.each<[string, Parameters<typeof checkOrder>[0], string | RegExp]>([
  ['no address', { ...fine, place: { ...delivery, address: undefined } }, 'Не выбран адрес доставки'],
  ['no restaurant', { ...fine, place: { ...pickup, restaurant: undefined } }, 'Не выбран ресторан'],
  [
    'an address outside every zone',
    { ...fine, place: { ...delivery, zone: undefined, restaurant: undefined } },
    'По этому адресу мы не доставляем',
  ],
  [
    'an inactive restaurant',
    { ...fine, place: { ...pickup, restaurant: { ...restaurant, active: false } } },
    /не принимает заказы/,
  ],
  [
    'a closed restaurant',
    { ...fine, place: { ...pickup, restaurant: atNight } },
    'Выбрано недоступное время',
  ],
  [
    'a restaurant that is closed on this day',
    {
      ...fine,
      place: {
        ...pickup,
        restaurant: { ...restaurant, specialDays: { '2026-11-20': null, '2026-11-21': null } },
      },
    },
    'Выбрано недоступное время',
  ],
  [
    'a paused restaurant',
    {
      ...fine,
      place: { ...pickup, restaurant: { ...restaurant, pausedUntil: new Date('2026-11-21T01:00:01+03:00') } },
    },
    'Выбрано недоступное время',
  ],
  [
    'a paused zone',
    { ...fine, place: { ...delivery, zone: { ...zone, pausedUntil: UNTIL_RESUMED } } },
    'Выбрано недоступное время',
  ],
  [
    'a delivery that would come after closing',
    { ...fine, place: { ...delivery, restaurant: atNight }, now: new Date('2026-11-21T22:59:00+03:00') },
    'Выбрано недоступное время',
  ],
  [
    'an order after the last one of the setting',
    {
      ...fine,
      place: { ...pickup, restaurant: atNight },
      settings: parseSettings([{ key: 'last_order_minutes', value: '60' }]),
      now: new Date('2026-11-21T22:01:00+03:00'),
    },
    'Выбрано недоступное время',
  ],
  ...['скоро', '-5', ''].map((value): [string, Parameters<typeof checkOrder>[0], string | RegExp] => [
    `a delivery that would come after closing, with a last order «${value}», which counts as none`,
    {
      ...fine,
      place: { ...delivery, restaurant: atNight },
      settings: parseSettings([{ key: 'last_order_minutes', value }]),
      now: new Date('2026-11-21T22:59:00+03:00'),
    },
    'Выбрано недоступное время',
  ]),
  [
    'a sold-out dish',
    { ...fine, place: delivery, unavailable: [soldOut] },
    /недоступные для выбранного адреса/,
  ],
  [
    'a delivery under the minimum sum',
    { ...fine, place: delivery, toPay: 98_900 },
    /Минимальная сумма заказа 990/,
  ],
])('refused: %s', (_name, order, reason) => expect(() => checkOrder(order)).toThrow(reason));
