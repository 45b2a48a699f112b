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

test.each([
  [{ apartment: '', entrance: '', floor: '' }, {}],
  [{ apartment: ' 48 ', entrance: '', floor: '  ' }, { apartment: '48' }],
  [
    { apartment: '48', entrance: '2', floor: '3' },
    { apartment: '48', entrance: '2', floor: '3' },
  ],
])('keeps only filled parameters %#', (params, expected) => {
  expect(withParams(house, z.parse(addressParams, params))).toStrictEqual({ ...house, ...expected });
});

test.each([
  ['without parameters', house, { apartment: '', entrance: '', floor: '' }],
  ['with some', { ...house, apartment: '48', floor: '3' }, { apartment: '48', entrance: '', floor: '3' }],
  [
    'with all',
    { ...house, apartment: '48', entrance: '2', floor: '3' },
    { apartment: '48', entrance: '2', floor: '3' },
  ],
])('the form of an address %s starts with what is known', (_, address, expected) => {
  expect(paramsOf(address)).toEqual(expected);
});

test('an emptied field is removed', () => {
  const address = { ...house, apartment: '48' };
  expect(withParams(address, { ...paramsOf(address), apartment: '' })).toStrictEqual(house);
});
