import { addressLine } from './addressLine';

const delivery = {
  type: 'delivery',
  street: 'Огородный проезд',
  home: '16',
  fullAddress: 'Москва, Огородный проезд, 16',
  coordinates: '55.8221,37.6011',
} as const;

test.each([
  ['street and house', delivery, 'Огородный проезд, 16'],
  [
    'with entrance, floor and flat',
    { ...delivery, apartment: '7', entrance: '2', floor: '3' },
    'Огородный проезд, 16, подъезд\u00A02, этаж\u00A03, кв.\u00A07',
  ],
  [
    'without the empty fields',
    { ...delivery, apartment: '', entrance: '2' },
    'Огородный проезд, 16, подъезд\u00A02',
  ],
  ['the full address when there is no street', { ...delivery, street: '' }, 'Москва, Огородный проезд, 16'],
  [
    'the full address with its flat',
    { ...delivery, street: '', home: '', fullAddress: 'деревня Зимёнки, дом 3', apartment: '12' },
    'деревня Зимёнки, дом 3, кв.\u00A012',
  ],
  [
    'the name of a restaurant',
    { type: 'pickup', id: 1, externalId: 'r', name: 'На Руставели', address: 'а', coordinates: '' } as const,
    'На Руставели',
  ],
])('%s', (_, address, line) => {
  expect(addressLine(address)).toBe(line);
});
