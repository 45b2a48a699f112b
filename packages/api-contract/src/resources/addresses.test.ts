import * as z from 'zod/mini';
import { addressCalls } from './addresses';

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
