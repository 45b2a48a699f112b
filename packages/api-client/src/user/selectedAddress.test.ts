/** @jest-environment jsdom */
import { type DeliveryAddress, emit, on, resetTakeMethod, useTakeMethod } from '@storefront/contracts';
import type { Api } from '../call/createApi';
import { createQueryClient } from '../call/createQueryClient';
import { markLoggedIn } from '../call/loggedIn';
import { loadDefaultAddress, loadSelectedAddress } from './selectedAddress';

const saved = { id: 7, street: 'Тверская', home: '1', coordinates: '55.7601,37.6102', default: true };
const dacha: DeliveryAddress = {
  type: 'delivery',
  id: 3,
  street: 'Садовая',
  home: '2',
  fullAddress: 'Садовая, 2',
  coordinates: '55.7000,37.6000',
};

/** A customer's page. The saved addresses arrive when `answer` is called. */
function customer() {
  let answer = (_list: unknown) => {};
  const addresses = new Promise((resolve) => {
    answer = resolve;
  });
  const call = jest.fn(() => addresses);
  const queryClient = createQueryClient({ call } as unknown as Api, { retries: 0 });
  markLoggedIn(queryClient);
  return { queryClient, call, answer: (list: unknown) => answer(list) };
}

beforeEach(() => {
  resetTakeMethod();
});
afterEach(() => jest.useRealTimers());

test('is the default one for delivery without an address', async () => {
  const { queryClient, answer } = customer();
  const selected = loadSelectedAddress(queryClient);
  answer([saved]);
  expect(await selected).toMatchObject({ type: 'delivery', id: 7 });
});

test('stays unknown for pickup without a restaurant, whatever addresses the customer has', async () => {
  const { queryClient, call } = customer();
  useTakeMethod.setState({ takeMethod: 'pickup', delivery: dacha });
  expect(await loadSelectedAddress(queryClient)).toBeUndefined();
  expect(call).not.toHaveBeenCalled();
  expect(useTakeMethod.getState()).toMatchObject({ takeMethod: 'pickup', delivery: dacha });
});

test('is chosen for a later switch to delivery when a customer with pickup logs in', async () => {
  const { queryClient, answer } = customer();
  useTakeMethod.setState({ takeMethod: 'pickup' });
  const load = loadDefaultAddress(queryClient);
  answer([saved]);
  await load;
  expect(useTakeMethod.getState()).toMatchObject({ takeMethod: 'pickup', delivery: { id: 7 } });
});

test('a customer who logs out meanwhile leaves no address behind', async () => {
  const { queryClient, answer } = customer();
  const selected = loadSelectedAddress(queryClient);
  await Promise.resolve();
  resetTakeMethod();
  emit('account:logged-out', {});
  answer([saved]);
  expect(await selected).toBeUndefined();
  expect(useTakeMethod.getState().delivery).toBeUndefined();
});

test('a press waits three seconds, and the address that comes later is chosen all the same', async () => {
  jest.useFakeTimers();
  const { queryClient, answer } = customer();
  const toasts: string[] = [];
  const stop = on('shell:toast-requested', ({ text }) => void toasts.push(text));
  const selected = loadSelectedAddress(queryClient);
  await jest.advanceTimersByTimeAsync(3_000);
  expect(await selected).toBeUndefined();
  answer([saved]);
  await jest.advanceTimersByTimeAsync(0);
  expect(useTakeMethod.getState().delivery?.id).toBe(7);
  expect(toasts).toEqual([]);
  stop();
});
