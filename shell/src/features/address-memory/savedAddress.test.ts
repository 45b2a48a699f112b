import { readSavedAddress, writeSavedAddress } from './savedAddress';

const delivery = {
  type: 'delivery',
  street: 'Огородный проезд',
  home: '16',
  fullAddress: 'Огородный проезд, 16',
  coordinates: '55.8221,37.6011',
} as const;

const notes = { intercom: '24К', comment: 'Вход со двора', label: 'Дом' };
const flat = { ...delivery, id: 7, floor: '3', apartment: '12', entrance: '2', ...notes };
const pickup = {
  type: 'pickup',
  id: 3,
  externalId: 'a-3',
  name: 'Кицунэ на Тверской',
  address: 'Тверская, 8',
  coordinates: '55.7621,37.6085',
} as const;

test.each([
  ['a house', { takeMethod: 'delivery', delivery, pickup: undefined }],
  ['a flat of a saved address', { takeMethod: 'delivery', delivery: flat, pickup: undefined }],
  ['a restaurant', { takeMethod: 'pickup', delivery: undefined, pickup }],
  ['both', { takeMethod: 'pickup', delivery, pickup }],
  ['neither', { takeMethod: 'pickup', delivery: undefined, pickup: undefined }],
] as const)('%s is read back as it was written', (_, state) => {
  expect(readSavedAddress(writeSavedAddress(state))).toStrictEqual(state);
});

test.each([
  null,
  '',
  'не json',
  '[]',
  '{}',
  '{"takeMethod":"teleport"}',
  '{"takeMethod":"delivery","delivery":{"type":"delivery"}}',
])('%p is not a saved address', (text) => {
  expect(readSavedAddress(text)).toBeUndefined();
});
