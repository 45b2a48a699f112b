import type { Restaurant } from '@storefront/api-contract';
import { headContext } from '@storefront/testing';
import { restaurantSchema } from './restaurantSchema';

const bare: Restaurant = {
  id: 7,
  name: 'Танто на Арбате',
  address: '',
  phone: null,
  slug: 'arbat',
  description: null,
  active: true,
  externalId: null,
  workTime: null,
  workTimeStr: null,
  specialDays: {},
  pausedUntil: null,
  isWorking: null,
  workingTo: null,
  howCome: null,
  mediaList: [],
  tags: [],
  latitude: null,
  longitude: null,
};
const shift = { from: 600, to: 1320 };
const workdays = { mon: shift, tue: shift, wed: shift, thu: shift, fri: shift };
const schemaOf = (fields: Partial<Restaurant> = {}) =>
  restaurantSchema({ ...bare, ...fields }, headContext()) as Record<string, unknown>;

test('a restaurant without optional fields has no empty ones', () => {
  expect(schemaOf()).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    name: 'Танто на Арбате',
    telephone: '+7 495 000-11-22',
    url: 'https://shop.example/restaurants/arbat',
    hasMenu: 'https://shop.example/menu',
  });
});

test('a restaurant with every field', () => {
  const picture = { original: '/storage/a.jpg', sources: [], placeholder: null, color: null };
  const fields = { address: 'Арбат, 29', latitude: 55.75, longitude: 37.5, mediaList: [picture] };
  expect(schemaOf({ ...fields, description: 'Два этажа', phone: '84951203040' })).toMatchObject({
    address: 'Арбат, 29',
    description: 'Два этажа',
    telephone: '84951203040',
    geo: { '@type': 'GeoCoordinates', latitude: 55.75, longitude: 37.5 },
    hasMap: 'https://yandex.ru/maps/?rtext=~55.75,37.5',
    image: ['https://shop.example/storage/a.jpg'],
  });
});

test('coordinates outside the region are left out', () => {
  const schema = schemaOf({ address: 'Арбат, 29', latitude: 0, longitude: 0 });
  expect(schema).not.toHaveProperty('geo');
  expect(schema).toHaveProperty('hasMap', expect.not.stringContaining('0,0'));
});

test.each([
  ['until the evening', shift, '10:00', '22:00'],
  ['past midnight', { from: 720, to: 120 }, '12:00', '02:00'],
  ['past midnight in minutes above 1440', { from: 720, to: 1560 }, '12:00', '02:00'],
  ['until midnight', { from: 600, to: 1440 }, '10:00', '00:00'],
  ['round the clock', { from: 0, to: 0 }, '00:00', '23:59'],
])('opening hours %s', (_, weekend, opens, closes) => {
  const { openingHoursSpecification: hours } = schemaOf({
    workTime: { ...workdays, sat: weekend, sun: weekend },
  });
  expect((hours as object[]).at(-1)).toMatchObject({ opens, closes });
});

test('days off have no opening hours', () => {
  expect(schemaOf({ workTime: { ...workdays, sat: null, sun: null } })['openingHoursSpecification']).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map(
        (day) => `https://schema.org/${day}`,
      ),
      opens: '10:00',
      closes: '22:00',
    },
  ]);
});

test.each([
  ['until the evening', { from: 600, to: 1200 }, '10:00', '20:00'],
  ['past midnight', { from: 720, to: 120 }, '12:00', '02:00'],
  ['round the clock', { from: 0, to: 0 }, '00:00', '23:59'],
  ['a closed day', null, '00:00', '00:00'],
])('a special day %s is valid for its date alone', (_, hours, opens, closes) => {
  const schema = schemaOf({ specialDays: { '2027-01-01': hours, '2026-12-31': shift } });
  expect(schema['specialOpeningHoursSpecification']).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      validFrom: '2026-12-31',
      validThrough: '2026-12-31',
      opens: '10:00',
      closes: '22:00',
    },
    {
      '@type': 'OpeningHoursSpecification',
      validFrom: '2027-01-01',
      validThrough: '2027-01-01',
      opens,
      closes,
    },
  ]);
});
