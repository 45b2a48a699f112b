import { readSavedAddress, writeSavedAddress } from './savedAddress';

const delivery = {
  type: 'delivery',
  street: 'Огородный проезд',
  home: '16',
  fullAddress: 'Огородный проезд, 16',
  coordinates: '55.8221,37.6011',
} as const;

test('an address is read back as it was written', () => {
  const state = { takeMethod: 'delivery', delivery, pickup: undefined } as const;
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
