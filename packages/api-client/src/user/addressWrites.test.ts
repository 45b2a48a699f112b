import type { DeliveryAddress } from '@storefront/contracts';
import { createApi } from '../call/createApi';
import { saveAddress } from './addressWrites';

const address: DeliveryAddress = {
  type: 'delivery',
  street: 'Арбат',
  home: '1',
  apartment: '2',
  fullAddress: 'Москва, Арбат, 1',
  coordinates: '55.7521,37.5933',
};
const entry = { id: 5, street: 'арбат ', home: '1', apartment: '2', coordinates: '55.75219,37.59333' };

/** The back end answers the addition with `answer`, then the list with `entries`; without them it fails. */
function save(answer: unknown, entries?: unknown, more: Partial<DeliveryAddress> = {}) {
  const fetch = jest
    .fn()
    .mockResolvedValueOnce(Response.json(answer))
    .mockResolvedValueOnce(entries ? Response.json(entries) : new Response('{}', { status: 500 }));
  return { id: saveAddress(createApi({ baseUrl: '', fetch }), { ...address, ...more }), fetch };
}

test('an answer with the id needs no other call', async () => {
  const { id, fetch } = save({ data: { id: 7 } });
  expect(await id).toBe(7);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('empty fields are not sent', async () => {
  const { id, fetch } = save({ id: 7 }, [], { apartment: '', floor: '', coordinates: '' });
  await id;
  const body: URLSearchParams = fetch.mock.calls[0]?.[1]?.body;
  expect(Object.fromEntries(body)).toEqual({ street: 'Арбат', home: '1', full_address: 'Москва, Арбат, 1' });
});

test('notes are sent as they are, also the ones that the customer has cleared', async () => {
  const notes = { intercom: '24К', comment: '', label: 'Дом' };
  const { id, fetch } = save({ id: 7 }, [], notes);
  await id;
  const body: URLSearchParams = fetch.mock.calls[0]?.[1]?.body;
  expect(Object.fromEntries(body)).toMatchObject(notes);
});

test.each([null, { success: true }, [entry]])(
  'after the answer %j the newest entry is taken',
  async (sent) => {
    const { id } = save(sent, [entry, { ...entry, id: 9 }, { ...entry, id: 6 }]);
    expect(await id).toBe(9);
  },
);

test.each([
  [{ street: 'Новый Арбат' }, undefined],
  [{ home: '1а' }, undefined],
  [{ apartment: null }, undefined],
  [{ coordinates: '55.7531,37.5933' }, undefined],
  [{ coordinates: null, latitude: '55.7521', longitude: '37.5933' }, 5],
  [{ coordinates: null }, 5],
  [{ entrance: '3' }, 5],
])('an entry with %j has the id %p', async (fields, expected) => {
  const { id } = save(null, [{ ...entry, ...fields }]);
  expect(await id).toBe(expected);
});

test.each([
  ['its street and house', {}, 5],
  ['another house', { home: '3' }, undefined],
])('an address without coordinates has the id of an entry with %s', async (_, fields, expected) => {
  const { id } = save(null, [{ ...entry, ...fields }], { coordinates: '' });
  expect(await id).toBe(expected);
});

test('a list that cannot be read leaves the id unknown', async () => {
  expect(await save(null).id).toBeUndefined();
});

test('a refusal with status 200 is an error with the server’s message', async () => {
  await expect(save({ success: false, message: 'Сюда не возим' }).id).rejects.toMatchObject({
    kind: 'refused',
    status: 200,
    text: 'Сюда не возим',
  });
});
