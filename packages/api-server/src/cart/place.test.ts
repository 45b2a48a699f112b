import { factsOf } from '../catalogue/facts/facts';
import { findPlace, mergePlace, unknownPlace } from './place';
import type { AddressRow } from './readCart';

const stored = { ...unknownPlace, addressId: 3, latitude: 55.7, longitude: 37.6, organizationId: 2 };

test('a call without place fields keeps the place', () => expect(mergePlace(stored, {})).toEqual(stored));

test('naming a restaurant selects pickup and keeps the address', () => {
  expect(mergePlace(stored, { organization_id: 9 })).toEqual({
    ...stored,
    takeMethod: 'pickup',
    organizationId: 9,
  });
});

test('coordinates are truncated to four decimals and replace the saved address', () => {
  const place = mergePlace(stored, { latitude: 55.819_69, longitude: 37.603_59 });
  expect(place).toMatchObject({
    takeMethod: 'delivery',
    addressId: null,
    latitude: 55.8196,
    longitude: 37.6035,
  });
});

test('a latitude without a longitude is ignored', () =>
  expect(mergePlace(stored, { latitude: 55.8 })).toEqual(stored));

test('a requested take method takes precedence over the place fields', () => {
  expect(mergePlace(stored, { organization_id: 9 }, 'delivery').takeMethod).toBe('delivery');
});

const facts = factsOf({
  products: [],
  modifier_groups: [],
  modifiers: [],
  stop_list: [],
  restaurants: [],
  zones: [],
  settings: [],
});
const flat = (id: number, latitude = 55.7): AddressRow => ({
  id,
  userId: 1,
  isDefault: false,
  street: 'Огородный проезд',
  home: '16',
  floor: null,
  apartment: String(id),
  entrance: null,
  intercom: null,
  comment: null,
  label: null,
  fullAddress: null,
  latitude,
  longitude: 37.6,
  deletedAt: null,
  createdAt: new Date(0),
});

test.each<[string, number | null, AddressRow[], number | undefined]>([
  ['the chosen flat, whoever else lives there', 45, [flat(24), flat(45)], 45],
  ['by its point the only saved flat', null, [flat(24), flat(50, 55.8)], 24],
  ['by its point none of several flats', null, [flat(24), flat(45)], undefined],
  ['nothing for an address that is deleted', 45, [flat(24)], undefined],
])('an order goes to %s', (_, addressId, addresses, expected) => {
  const place = { ...stored, addressId };
  expect(findPlace(place, { facts, addresses }).address?.id).toBe(expected);
});
