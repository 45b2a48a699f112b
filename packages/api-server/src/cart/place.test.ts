import { mergePlace, unknownPlace } from './place';

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
