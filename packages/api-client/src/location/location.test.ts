import { locationFields } from './location';

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

test.each([
  ['no address', { takeMethod: 'delivery', delivery: undefined, pickup }, {}],
  [
    'a guest’s address',
    { takeMethod: 'delivery', delivery, pickup },
    { latitude: 55.8221, longitude: 37.6011 },
  ],
  [
    'a saved address',
    { takeMethod: 'delivery', delivery: { ...delivery, id: 9 }, pickup },
    { address_id: 9 },
  ],
  ['a restaurant', { takeMethod: 'pickup', delivery, pickup }, { organization_id: 4 }],
  [
    'unreadable coordinates',
    { takeMethod: 'delivery', delivery: { ...delivery, coordinates: '' }, pickup },
    {},
  ],
] as const)('location fields of %s', (_, state, expected) => {
  expect(locationFields(state)).toEqual(expected);
});
