import type { DeliveryAddress } from '@storefront/contracts';
import * as z from 'zod/mini';
import { addressParams, paramsOf, withParams } from './addressParams';

const house: DeliveryAddress = {
  type: 'delivery',
  street: 'Огородный проезд',
  home: '16',
  fullAddress: 'Москва, Огородный проезд, 16',
  coordinates: '55.8196,37.6035',
};

const empty = { apartment: '', entrance: '', floor: '', intercom: '', comment: '', label: '' };
const filled = {
  apartment: '48',
  entrance: '2',
  floor: '3',
  intercom: '24К',
  comment: 'Вход со двора',
  label: 'Дом',
};

test.each([
  [empty, {}],
  [
    { ...empty, apartment: ' 48 ', floor: '  ', label: ' Дом ' },
    { apartment: '48', label: 'Дом' },
  ],
  [filled, filled],
])('keeps only filled parameters %#', (params, expected) => {
  expect(withParams(house, z.parse(addressParams, params))).toStrictEqual({ ...house, ...expected });
});

test.each([
  ['without parameters', house, empty],
  ['with some', { ...house, apartment: '48', floor: '3' }, { ...empty, apartment: '48', floor: '3' }],
  ['with all', { ...house, ...filled }, filled],
])('the form of an address %s starts with what is known', (_, address, expected) => {
  expect(paramsOf(address)).toEqual(expected);
});

test('an emptied field is removed', () => {
  const address = { ...house, apartment: '48' };
  expect(withParams(address, { ...paramsOf(address), apartment: '' })).toStrictEqual(house);
});

test('a cleared note stays as an empty text, so that the back end clears it too', () => {
  const address = { ...house, ...filled };
  expect(withParams(address, { ...filled, intercom: '', comment: '', label: '' })).toStrictEqual({
    ...address,
    intercom: '',
    comment: '',
    label: '',
  });
});
