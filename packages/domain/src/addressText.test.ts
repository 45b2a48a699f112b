import { addressDetails, addressTitle, savedAddressText, withFlat } from './addressText';

const address = {
  type: 'delivery' as const,
  street: 'Огородный проезд',
  home: '16',
  fullAddress: 'Москва, Огородный проезд, 16',
  coordinates: '55.8196,37.6035',
};

test.each([
  [address, 'Огородный проезд, 16', undefined],
  [
    { ...address, entrance: '2', floor: '3', apartment: '48', intercom: '24К' },
    'Огородный проезд, 16',
    'подъезд\u00A02, этаж\u00A03, кв.\u00A048, домофон\u00A024К',
  ],
  [{ ...address, apartment: '48' }, 'Огородный проезд, 16', 'кв.\u00A048'],
  [{ ...address, street: '', home: '' }, 'Москва, Огородный проезд, 16', undefined],
  [{ ...address, street: '' }, 'Москва, Огородный проезд, 16', undefined],
  [{ ...address, home: '' }, 'Огородный проезд', undefined],
])('describes a delivery address %#', (place, title, details) => {
  expect(addressTitle(place)).toBe(title);
  expect(addressDetails(place)).toBe(details);
});

test('describes a restaurant', () => {
  const place = {
    type: 'pickup',
    id: 1,
    externalId: 'r1',
    name: 'На Руставели',
    address: 'ул. Руставели, 14',
    coordinates: '55.81,37.59',
  } as const;
  expect(addressTitle(place)).toBe('На Руставели');
  expect(addressDetails(place)).toBe('ул. Руставели, 14');
});

test.each([
  [{}, { title: 'Огородный проезд, 16', note: undefined }],
  [{ apartment: '48' }, { title: 'Огородный проезд, 16', note: 'кв.\u00A048' }],
  [{ label: 'Дом' }, { title: 'Дом', note: 'Огородный проезд, 16' }],
  [
    { label: 'Дом', apartment: '48' },
    { title: 'Дом', note: 'Огородный проезд, 16, кв.\u00A048' },
  ],
])('a saved address with %j is listed as %j', (fields, text) =>
  expect(savedAddressText({ ...address, ...fields })).toEqual(text),
);

test.each([
  ['Арбат, 1', '2', 'Арбат, 1, кв.\u00A02'],
  ['Москва, Арбат, 1', '2', 'Москва, Арбат, 1, кв.\u00A02'],
  ['Арбат, 1, кв. 2', '2', 'Арбат, 1, кв. 2'],
  ['Арбат, 1', '', 'Арбат, 1'],
  ['Арбат, 1', null, 'Арбат, 1'],
])('«%s» with the flat %j is «%s»', (whole, flat, line) => {
  expect(withFlat(whole, flat)).toBe(line);
});
