/** @jest-environment jsdom */
import { createQueryClient } from '@storefront/api-client';
import type { Cart } from '@storefront/api-contract';
import { emit, type EventName, on, useTakeMethod } from '@storefront/contracts';
import { fakeApi } from '@storefront/testing';
import { deliveryAddress, draftUuid, pickupRestaurant, rawCart, rawItem } from '../../testing/answers';
import { applyAddressChange } from './applyAddressChange';

const home = deliveryAddress;
const work = { ...deliveryAddress, home: '20', coordinates: '55.8000,37.6000' };
const full = rawCart() as unknown as Cart;
const lacking = rawCart({ stoplisted_items: [rawItem(9, 'Маки')] }) as unknown as Cart;

const heard: { name: EventName; payload: unknown }[] = [];
let stops: (() => void)[] = [];
beforeEach(() => {
  heard.length = 0;
  const names = ['checkout:address-chosen', 'checkout:address-changed', 'shell:panel-requested'] as const;
  stops = names.map((name) => on(name, (payload) => void heard.push({ name, payload })));
  useTakeMethod.setState({ ...useTakeMethod.getInitialState(), isRestored: true });
});
afterEach(() => stops.forEach((stop) => stop()));

function page({ known, answer = full }: { known?: Cart | null | undefined; answer?: Cart } = {}) {
  const { api } = fakeApi({});
  const queryClient = createQueryClient(api, { retries: 0 });
  queryClient.setQueryData(['cart'], known);
  const tell = () =>
    jest.fn(async ({ method }: { method: 'delivery' | 'pickup' }): Promise<Cart | null> => {
      heard.push({ name: 'shell:toast-requested', payload: `told of ${method}` });
      queryClient.setQueryData(['cart'], answer);
      return answer;
    });
  return { queryClient, changeTakeMethod: tell(), changeAddress: tell() };
}

const close = () => emit('shell:panel-closed', { panel: 'take-method' });
const settle = () => new Promise((resolve) => setTimeout(resolve, 5));
const requests = () =>
  heard
    .filter(({ name }) => name === 'shell:panel-requested')
    .map(({ payload }) => (payload as { panel: string }).panel);

test('the server is told before the others hear', async () => {
  const at = page({ known: full });
  await applyAddressChange(at, { before: home, after: work });
  expect(at.changeAddress).toHaveBeenCalledWith({ method: 'delivery' });
  expect(at.changeTakeMethod).not.toHaveBeenCalled();
  expect(heard.map(({ payload }) => payload)).toEqual([
    'told of delivery',
    { takeMethod: 'delivery' },
    { coordinates: work.coordinates },
  ]);
});

test.each([
  ['from delivery to pickup', home, pickupRestaurant, 'changeTakeMethod'],
  ['from pickup to delivery', pickupRestaurant, home, 'changeTakeMethod'],
  ['the first place of all', undefined, home, 'changeAddress'],
] as const)('%s', async (_, before, after, expected) => {
  const at = page({ known: full });
  await applyAddressChange(at, { before, after });
  expect(at[expected]).toHaveBeenCalledWith({ method: after.type });
});

test('the same point again is chosen, not changed', async () => {
  await applyAddressChange(page({ known: full }), { before: home, after: { ...home, apartment: '5' } });
  expect(heard.map(({ name }) => name)).not.toContain('checkout:address-changed');
});

test.each([
  ['no cart', { known: null }, false],
  ['nothing known, and no draft', { known: undefined }, false],
])('with %s there is nobody to tell; the cart is read when it is needed', async (_, options, isTold) => {
  const at = page(options);
  await applyAddressChange(at, { before: undefined, after: home });
  expect(at.changeAddress.mock.calls.length > 0).toBe(isTold);
  expect(heard.map(({ name }) => name)).toContain('checkout:address-chosen');
});

test('with a draft whose cart is not known yet the server is told', async () => {
  useTakeMethod.setState({ draftUuid });
  const at = page({ known: undefined });
  await applyAddressChange(at, { before: home, after: work });
  expect(at.changeAddress).toHaveBeenCalled();
});

test('a server that refuses is told of by the write; the others hear all the same', async () => {
  const at = page({ known: full });
  at.changeAddress.mockRejectedValue(new Error('down'));
  await expect(applyAddressChange(at, { before: home, after: work })).resolves.toBeUndefined();
  expect(heard.map(({ name }) => name)).toContain('checkout:address-changed');
});

describe('dishes that the new place lacks', () => {
  test('are shown once the panel has closed', async () => {
    await applyAddressChange(page({ known: full, answer: lacking }), { before: home, after: work });
    expect(requests()).toEqual([]);
    close();
    await settle();
    expect(requests()).toEqual(['unavailable-items']);
    close();
    await settle();
    expect(requests()).toHaveLength(1);
  });

  test('are shown at once when the customer has closed it meanwhile', async () => {
    const at = page({ known: full, answer: lacking });
    at.changeAddress.mockImplementation(async () => {
      close();
      at.queryClient.setQueryData(['cart'], lacking);
      return lacking;
    });
    await applyAddressChange(at, { before: home, after: work });
    expect(requests()).toEqual(['unavailable-items']);
  });

  test('are not shown when they have gone before it closed, or there are none', async () => {
    const at = page({ known: full, answer: lacking });
    await applyAddressChange(at, { before: home, after: work });
    at.queryClient.setQueryData(['cart'], full);
    close();
    await applyAddressChange(page({ known: full }), { before: home, after: work });
    close();
    await settle();
    expect(requests()).toEqual([]);
  });
});
