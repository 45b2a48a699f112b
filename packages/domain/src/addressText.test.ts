import { addressDetails, addressTitle } from './addressText';

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
    { ...address, entrance: '2', floor: '3', apartment: '48' },
    'Огородный проезд, 16',
    'подъезд\u00A02, этаж\u00A03, кв.\u00A048',
  ],
  [{ ...address, apartment: '48' }, 'Огородный проезд, 16', 'кв.\u00A048'],
  [{ ...address, street: '', home: '' }, 'Москва, Огородный проезд, 16', undefined],
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
