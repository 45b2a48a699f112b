import * as z from 'zod/mini';
import { addressCalls } from './addresses';
import { purchase } from './orders';

const saved = { id: 7, street: 'Арбат', home: '1' };

test.each([
  [saved, { id: 7, success: true }],
  [
    { ...saved, id: '7' },
    { id: 7, success: true },
  ],
  [{ data: { id: 7 } }, { id: 7, success: true }],
  [
    { success: true, address: saved },
    { id: 7, success: true },
  ],
  [
    { success: true, data: { address: saved } },
    { id: 7, success: true },
  ],
  [{ success: true }, { id: null, success: true }],
  [
    { message: 'Адрес сохранен', data: [] },
    { id: null, success: true },
  ],
  [[saved], { id: null, success: true }],
  [{ data: [saved] }, { id: null, success: true }],
  [[], { id: null, success: true }],
  [null, { id: null, success: true }],
  ['', { id: null, success: true }],
  [
    { success: false, message: 'Сюда не возим' },
    { id: null, success: false },
  ],
  [
    { success: 0, data: null },
    { id: null, success: false },
  ],
])('the answer %j to an added address is read', (answer, expected) => {
  expect(z.parse(addressCalls.addAddress.response, answer)).toMatchObject(expected);
});

test.each([
  [{ success: true }, true],
  [null, true],
  [{ success: false, message: 'Нет такого адреса' }, false],
])('the answer %j to a deleted address is read', (answer, success) => {
  expect(z.parse(addressCalls.deleteAddress.response, answer)).toEqual({ success });
});

const points: [string, object, string | null][] = [
  ['text', { coordinates: '55.75,37.5' }, '55.75,37.5'],
  ['text with a space', { coordinates: '55.75, 37.5' }, '55.75,37.5'],
  ['a pair', { coordinates: ['55.75', 37.5] }, '55.75,37.5'],
  ['an object', { coordinates: { latitude: '55.75', longitude: '37.5' } }, '55.75,37.5'],
  ['an object with short names', { coordinates: { lat: 55.75, lon: 37.5 } }, '55.75,37.5'],
  ['what cannot be read', { coordinates: 'нет' }, null],
  ['an empty list', { coordinates: [] }, null],
  ['nothing', {}, null],
];

test.each(points)('coordinates of an address as %s', (_, fields, coordinates) => {
  const [address] = z.parse(addressCalls.addresses.response, [{ ...saved, ...fields }]);
  expect(address).toMatchObject({ id: 7, coordinates });
  expect(z.parse(purchase, { id: 1, address: { ...saved, ...fields } }).address).toMatchObject({
    street: 'Арбат',
    coordinates,
  });
});

test('an ordered address may have its point in fields', () => {
  const address = { ...saved, coordinates: null, latitude: '55.75', longitude: 37.5 };
  expect(z.parse(purchase, { id: 1, address }).address?.coordinates).toBe('55.75,37.5');
});
