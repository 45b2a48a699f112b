/** @jest-environment jsdom */
import type { Cart } from '@storefront/api-contract';
import { SessionProvider, useTakeMethod } from '@storefront/contracts';
import { QueryClientProvider } from '@storefront/query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Api } from '../call/createApi';
import { createQueryClient } from '../call/createQueryClient';
import { markLoggedIn } from '../call/loggedIn';
import { readAnswer } from '../call/readAnswer';
import { acceptCart, cartKey, useCart } from './cartQuery';

const draftUuid = '2a8b1e52-1111-4111-8111-111111111111';
const cartOf = (fullSum: number) => ({
  items: [{ id: 1, product_id: 2, price: 100 }],
  full_sum: fullSum,
  draft_uuid: draftUuid,
});

/**
 * Renders `useCart` over a back end that answers each read with the next cart, and with the last cart from
 * then on.
 */
function renderCart(
  carts: readonly (object | null | Error)[],
  status: 'guest' | 'user' = 'user',
  restaurants: readonly object[] = [],
) {
  const reads: unknown[] = [];
  const api: Api = {
    call: async (endpoint, options) => {
      if (endpoint.path === '/api/app/restaurants/') return readAnswer(endpoint, restaurants);
      reads.push(options?.query);
      const order = carts[Math.min(reads.length, carts.length) - 1];
      if (order instanceof Error) throw order;
      return readAnswer(endpoint, { order, error: false });
    },
  };
  return { reads, ...renderCartOf(api, status) };
}

function renderCartOf(api: Api, status: 'guest' | 'user') {
  const queryClient = createQueryClient(api, { retries: 0 });
  if (status === 'user') markLoggedIn(queryClient);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <SessionProvider value={{ status }}>{children}</SessionProvider>
    </QueryClientProvider>
  );
  return { queryClient, ...renderHook(() => useCart().data, { wrapper }) };
}

beforeEach(() => {
  useTakeMethod.setState({ ...useTakeMethod.getInitialState(), isRestored: true });
});

afterEach(() => jest.restoreAllMocks());

test('a read sends the location and the guest’s draft', async () => {
  useTakeMethod.setState({
    draftUuid,
    takeMethod: 'pickup',
    pickup: { type: 'pickup', id: 4, externalId: 'r4', name: '', address: '', coordinates: '' },
  });
  const { reads, result } = renderCart([cartOf(100)], 'guest');
  await waitFor(() => expect(result.current).toBeTruthy());
  expect(reads).toEqual([{ organization_id: 4, draft_uuid: draftUuid }]);
});

test('a read sends a saved address with its coordinates', async () => {
  const place = { street: '', home: '', fullAddress: '', coordinates: '55.8196,37.6035' };
  useTakeMethod.setState({ delivery: { type: 'delivery', id: 7, ...place } });
  const { reads, result } = renderCart([cartOf(100)]);
  await waitFor(() => expect(result.current).toBeTruthy());
  expect(reads).toEqual([{ address_id: 7, latitude: 55.8196, longitude: 37.6035 }]);
});

describe('a cart that another device has made for a pickup', () => {
  const restaurant = { id: 5, externalId: 'r5', name: 'На Покровке', address: 'Покровка, 17', active: true };
  const ours = { ...cartOf(100), take_method: 'pickup', organization_id: 5 };
  const discount = { id: 2, product_id: 9, price: -100, product: { name: 'Самовывоз' } };
  const theirs = { ...cartOf(100), items: [...cartOf(100).items, discount] };
  const address = { street: '', home: '', fullAddress: '', coordinates: '' };
  const delivery = { type: 'delivery', id: 3, ...address } as const;
  const pickup = { type: 'pickup', id: 7, externalId: 'r7', name: '', address: '', coordinates: '' } as const;

  test.each([
    ['our back end', ours, {}, 'pickup', 5],
    ['another back end', theirs, {}, 'pickup', undefined],
    ['a cart for delivery', { ...ours, take_method: 'delivery' }, {}, 'delivery', undefined],
    ['a browser with an address', ours, { delivery }, 'delivery', undefined],
    ['a browser with a restaurant', ours, { pickup }, 'delivery', 7],
  ] as const)('%s', async (_, cart, known, takeMethod, restaurantId) => {
    useTakeMethod.setState(known);
    const { result } = renderCart([cart], 'user', [restaurant]);
    await waitFor(() => expect(result.current).toBeTruthy());
    await waitFor(() => expect(useTakeMethod.getState().pickup?.id).toBe(restaurantId));
    expect(useTakeMethod.getState().takeMethod).toBe(takeMethod);
  });
});

describe('the draft after a login', () => {
  test('is sent with the customer’s first read, and not with the next', async () => {
    useTakeMethod.setState({ draftUuid });
    const { reads, result, queryClient } = renderCart([cartOf(100)]);
    await waitFor(() => expect(result.current).toBeTruthy());
    expect(useTakeMethod.getState().draftUuid).toBeUndefined();
    await act(() => queryClient.invalidateQueries({ queryKey: cartKey }));
    expect(reads).toEqual([{ draft_uuid: draftUuid }, {}]);
    expect(result.current).toBeTruthy();
  });

  test('is kept while the cart cannot be read', async () => {
    useTakeMethod.setState({ draftUuid });
    const { reads, result, queryClient } = renderCart([new Error('down'), cartOf(100)]);
    await waitFor(() => expect(queryClient.getQueryState(cartKey)?.status).toBe('error'));
    expect(useTakeMethod.getState().draftUuid).toBe(draftUuid);
    await act(() => queryClient.invalidateQueries({ queryKey: cartKey }));
    await waitFor(() => expect(result.current).toBeTruthy());
    expect(reads).toEqual([{ draft_uuid: draftUuid }, { draft_uuid: draftUuid }]);
    expect(useTakeMethod.getState().draftUuid).toBeUndefined();
  });

  test('is sent again by a read that left as a guest’s and is answered after it', async () => {
    useTakeMethod.setState({ draftUuid });
    const { reads, queryClient } = renderCart([cartOf(100), cartOf(400)], 'guest');
    markLoggedIn(queryClient);
    await waitFor(() => expect(queryClient.getQueryData(cartKey)).toMatchObject({ full_sum: 400 }));
    expect(reads).toEqual([{ draft_uuid: draftUuid }, { draft_uuid: draftUuid }]);
    expect(useTakeMethod.getState().draftUuid).toBeUndefined();
  });

  test.each([
    ['a guest adopts', 'guest', draftUuid],
    ['a customer does not adopt', 'user', undefined],
  ] as const)('%s the draft id of an answer', (_, status, expected) => {
    const { queryClient } = renderCart([cartOf(100)], status);
    act(() => acceptCart(queryClient, { draft_uuid: draftUuid } as Cart));
    expect(useTakeMethod.getState().draftUuid).toBe(expected);
  });
});

test('a guest without a draft makes no call', async () => {
  const { reads } = renderCart([cartOf(100)], 'guest');
  await act(() => Promise.resolve());
  expect(reads).toEqual([]);
});

test('an empty response clears the draft', async () => {
  useTakeMethod.setState({ draftUuid });
  const { result } = renderCart([null]);
  await waitFor(() => expect(result.current).toBeNull());
  expect(useTakeMethod.getState().draftUuid).toBeUndefined();
});

test.each([
  { success: false, message: 'Кухня закрыта', order: null },
  { success: 0, message: 'Кухня закрыта' },
  { error: 'Кухня закрыта', order: null },
])('the refused read %j keeps cart and draft', async (body) => {
  useTakeMethod.setState({ draftUuid });
  const answers: object[] = [{ order: cartOf(100) }, body];
  const api: Api = { call: async (endpoint) => readAnswer(endpoint, answers.shift()) };
  const { result, queryClient } = renderCartOf(api, 'guest');
  await waitFor(() => expect(result.current?.full_sum).toBe(100));
  await act(() => queryClient.invalidateQueries({ queryKey: cartKey }));
  expect(queryClient.getQueryState(cartKey)?.error).toMatchObject({ kind: 'refused', text: 'Кухня закрыта' });
  expect(result.current?.full_sum).toBe(100);
  expect(useTakeMethod.getState().draftUuid).toBe(draftUuid);
});

test('a focused tab reads the cart that another tab has changed', async () => {
  const { result } = renderCart([cartOf(100), cartOf(400)]);
  await waitFor(() => expect(result.current?.full_sum).toBe(100));
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(result.current?.full_sum).toBe(400));
});

test('a cart older than half a minute is read again after a reconnect', async () => {
  const { result } = renderCart([cartOf(100), cartOf(400)]);
  await waitFor(() => expect(result.current?.full_sum).toBe(100));
  const readAt = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => readAt + 31_000);
  act(() => void window.dispatchEvent(new Event('offline')));
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(result.current?.full_sum).toBe(400));
});

test('a guest’s cart disappears when another tab clears the draft', async () => {
  useTakeMethod.setState({ draftUuid });
  const { result } = renderCart([cartOf(100)], 'guest');
  await waitFor(() => expect(result.current?.items).toHaveLength(1));
  act(() => useTakeMethod.setState({ draftUuid: undefined }));
  expect(result.current).toBeNull();
});
