import { mergePlace, unknownPlace } from './place';

const stored = { ...unknownPlace, addressId: 3, latitude: 55.7, longitude: 37.6, organizationId: 2 };

test('a call without place fields keeps the place', () => expect(mergePlace(stored, {})).toEqual(stored));

test('a restaurant means pickup and keeps the address for later', () => {
  expect(mergePlace(stored, { organization_id: 9 })).toEqual({
    ...stored,
    takeMethod: 'pickup',
    organizationId: 9,
  });
});

test('a point is cut to four decimals and replaces the saved address', () => {
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

test('the requested method wins', () => {
  expect(mergePlace(stored, { organization_id: 9 }, 'delivery').takeMethod).toBe('delivery');
});
