import {
  addressFromSaved,
  addressFromSuggestion,
  cutCoordinates,
  deliveryAddress,
  isSameAddress,
  pickupRestaurant,
} from './place';

const address = {
  street: 'Огородный проезд',
  home: '16',
  floor: null,
  apartment: null,
  entrance: null,
  full_address: null,
  coordinates: null,
};
const restaurant = { id: 7, externalId: 'ext', name: 'На Руставели', address: 'ул. Руставели, 14' };

test.each([
  ['55.81969,37.60359', '55.8196,37.6035'],
  [{ latitude: 55.81969, longitude: 37.60359 }, '55.8196,37.6035'],
  ['somewhere', ''],
  [{ latitude: null, longitude: null }, ''],
])('coordinates %j are cut to %j', (coordinates, expected) => {
  expect(cutCoordinates(coordinates)).toBe(expected);
});

test.each([
  ['its own coordinates', { coordinates: '55.81969,37.60359', latitude: 1, longitude: 2 }, '55.8196,37.6035'],
  ['latitude and longitude', { latitude: 55.81969, longitude: 37.60359 }, '55.8196,37.6035'],
  ['none', { latitude: null, longitude: null }, ''],
])('an address gets its coordinates from %s', (_, fields, coordinates) => {
  expect(deliveryAddress({ ...address, ...fields })).toEqual({
    type: 'delivery',
    street: 'Огородный проезд',
    home: '16',
    fullAddress: 'Огородный проезд, 16',
    coordinates,
  });
});

test('an address keeps its details and its own full text', () => {
  const details = {
    floor: '3',
    apartment: '48',
    entrance: '2',
    intercom: '24К',
    comment: 'Вход со двора',
    label: 'Дом',
  };
  expect(deliveryAddress({ ...address, ...details, full_address: 'Москва' })).toMatchObject({
    ...details,
    fullAddress: 'Москва',
  });
});

test('the full text of an address without a house is its street', () => {
  expect(deliveryAddress({ ...address, home: '' }).fullAddress).toBe('Огородный проезд');
});

test('a restaurant is remembered with cut coordinates', () => {
  expect(pickupRestaurant({ ...restaurant, latitude: 55.81969, longitude: 37.60359 })).toEqual({
    type: 'pickup',
    ...restaurant,
    coordinates: '55.8196,37.6035',
  });
});

test.each([
  [0, 0],
  [37.60359, 55.81969],
])(
  'a restaurant at %d, %d, where no map shows it, is remembered without coordinates',
  (latitude, longitude) => {
    expect(pickupRestaurant({ ...restaurant, latitude, longitude }).coordinates).toBe('');
  },
);

test('without an external id the id stands in for it; without a position the coordinates are empty', () => {
  expect(
    pickupRestaurant({ ...restaurant, externalId: null, latitude: null, longitude: 37.6 }),
  ).toMatchObject({ externalId: '7', coordinates: '' });
});

test('a saved address keeps its id; without coordinates it cannot be delivered to', () => {
  const saved = { ...address, id: 5, default: true, coordinates: '55.81969,37.60359' };
  expect(addressFromSaved(saved)).toEqual({
    type: 'delivery',
    id: 5,
    street: 'Огородный проезд',
    home: '16',
    fullAddress: 'Огородный проезд, 16',
    coordinates: '55.8196,37.6035',
  });
  expect(addressFromSaved({ ...saved, coordinates: null })).toBeUndefined();
});

test.each([
  ['has a house', {}, true],
  ['has no house', { home: undefined }, false],
  ['is incomplete', { fullAddress: undefined }, false],
  ['has unreadable coordinates', { coords: 'somewhere' }, false],
])('a found address that %s', (_, fields, isAddress) => {
  const found = {
    street: 'Огородный проезд',
    home: '16',
    fullAddress: 'Москва, Огородный проезд, 16',
    coords: '55.81969,37.60359',
    ...fields,
  } as Parameters<typeof addressFromSuggestion>[0];
  expect(addressFromSuggestion(found)).toEqual(
    isAddress
      ? {
          type: 'delivery',
          street: 'Огородный проезд',
          home: '16',
          fullAddress: 'Москва, Огородный проезд, 16',
          coordinates: '55.8196,37.6035',
        }
      : undefined,
  );
});

const flat = { street: 'Арбат', home: '1к2', apartment: '7' };
test.each([
  ['another case and other spaces', { street: ' арбат', home: '1К2 ', apartment: ' 7' }, true],
  ['another street', { ...flat, street: 'Новый Арбат' }, false],
  ['another house', { ...flat, home: '1' }, false],
  ['another flat', { ...flat, apartment: '8' }, false],
  ['the same digits in another house', { street: 'Арбат', home: '1к27' }, false],
  ['no flat', { ...flat, apartment: null }, false],
])('with %s', (_, other, isSame) => {
  expect(isSameAddress(flat, other)).toBe(isSame);
});

const whole = { street: '', home: '', full_address: 'Москва, Арбат, 1к2' };
test.each([
  ['the same text in another case', { ...whole, full_address: ' москва, Арбат, 1К2' }, true],
  ['the same text of a chosen address', { street: '', home: '', fullAddress: 'Москва, Арбат, 1к2' }, true],
  ['another text', { ...whole, full_address: 'Москва, Лесная улица, 3' }, false],
  ['no text', { ...whole, full_address: null }, false],
  ['a street', { ...whole, street: 'Арбат', home: '1к2' }, false],
])('an address that has its whole text only, with %s', (_, other, isSame) => {
  expect(isSameAddress(whole, other)).toBe(isSame);
});

test('the whole text of an address with a street does not count', () => {
  expect(isSameAddress({ ...flat, full_address: 'Арбат, 1к2' }, { ...flat, full_address: null })).toBe(true);
});

test('flats that are missing, null and empty are the same', () => {
  const house = { street: 'Арбат', home: '1' };
  expect(isSameAddress(house, { ...house, apartment: null })).toBe(true);
  expect(isSameAddress(house, { ...house, apartment: '' })).toBe(true);
});
