/** @jest-environment jsdom */
import { useTakeMethod } from '@storefront/contracts';
import { house, ordered, paths, repeat, saved, watchRepeats } from '../../testing/repeatedOrder';

const { toasts } = watchRepeats();

test('delivery to an unsaved address: it is saved first', async () => {
  const { body } = await repeat({ address: ordered }, { [paths.addresses]: () => [] });
  expect(body(paths.add)).toEqual({
    street: 'Тверская улица',
    home: '7',
    apartment: '12',
    full_address: 'Москва, Тверская улица, 7',
    coordinates: '55.7592,37.6114',
  });
  expect(useTakeMethod.getState().delivery?.id).toBe(4);
});

test('delivery to an address whose id the back end does not show goes by its coordinates', async () => {
  const { body } = await repeat(
    { address: ordered },
    { [paths.addresses]: () => [], [paths.add]: () => null },
  );
  expect(body(paths.takeMethod)).toEqual({ method: 'delivery', latitude: 55.7592, longitude: 37.6114 });
  expect(toasts()).toEqual([]);
});

test.each([
  ['with the id of an entry', { ...house, id: 3 }, 3],
  ['whose own id is that of an entry for another house', { ...house, id: 2 }, 3],
  ['whose own id is that of an entry for another flat', { ...ordered, apartment: '13', id: 3 }, 4],
  ['with the id of an entry as text', { ...house, id: '3' }, 3],
  ['with an unknown id', { ...house, id: 99 }, 3],
  ['without a flat', house, 3],
  ['with another flat', { ...ordered, apartment: '13' }, 4],
  ['with the flat of an entry', { ...house, apartment: '12' }, 3],
] as const)('an order %s: the address is not saved twice', async (_, address, expected) => {
  const { calls } = await repeat({ address });
  expect(useTakeMethod.getState().delivery?.id).toBe(expected);
  expect(calls.some(({ path }) => path === paths.add)).toBe(expected === 4);
});

test('an order without a flat takes flat, floor and full address from the account’s entry', async () => {
  await repeat({ address: house });
  expect(useTakeMethod.getState().delivery).toMatchObject({
    street: 'тверская улица',
    apartment: '12',
    floor: '2',
    fullAddress: 'Москва, Тверская улица, 7',
  });
});

test('an order without a flat prefers the entry without one', async () => {
  await repeat(
    { address: house },
    { [paths.addresses]: () => [saved, { ...saved, id: 8, apartment: null }] },
  );
  expect(useTakeMethod.getState().delivery?.id).toBe(8);
});

test('addresses in the cache are not loaded again', async () => {
  const { calls, run } = await repeat({ address: ordered });
  await run();
  expect(calls.filter(({ path }) => path === paths.addresses)).toHaveLength(1);
});
