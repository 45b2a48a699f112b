import { cartLocation, locationFields } from './location';

const delivery = {
  type: 'delivery',
  street: 'Огородный проезд',
  home: '16',
  fullAddress: 'Огородный проезд, 16',
  coordinates: '55.8221,37.6011',
} as const;
const pickup = {
  type: 'pickup',
  id: 4,
  externalId: 'r4',
  name: 'р',
  address: 'а',
  coordinates: '55.8,37.6',
} as const;

const saved = { ...delivery, id: 9 };
const point = { latitude: 55.8221, longitude: 37.6011 };

test.each([
  ['no address', { takeMethod: 'delivery', delivery: undefined, pickup }, {}],
  ['a guest’s address', { takeMethod: 'delivery', delivery, pickup }, point],
  ['a saved address', { takeMethod: 'delivery', delivery: saved, pickup }, point],
  ['a restaurant', { takeMethod: 'pickup', delivery, pickup }, { organization_id: 4 }],
] as const)('location fields of %s', (_, state, expected) => {
  expect(locationFields(state)).toEqual(expected);
});

test.each(['', '55.8221', '55.8221,', ',37.6011', 'север,восток', '55.8221,37.6011,0'])(
  'an address whose stored coordinates are «%s» has no location',
  (coordinates) => {
    const state = { takeMethod: 'delivery', delivery: { ...delivery, coordinates }, pickup } as const;
    expect(locationFields(state)).toEqual({});
  },
);

test.each([
  ['no address', { takeMethod: 'delivery', delivery: undefined, pickup }, {}],
  ['a guest’s address', { takeMethod: 'delivery', delivery, pickup }, point],
  ['a saved address', { takeMethod: 'delivery', delivery: saved, pickup }, { address_id: 9 }],
  ['a restaurant', { takeMethod: 'pickup', delivery: saved, pickup }, { organization_id: 4 }],
] as const)('cart calls send of %s', (_, state, expected) => {
  expect(cartLocation(state)).toEqual(expected);
});
