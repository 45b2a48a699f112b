/** @jest-environment jsdom */
import type { cartCalls } from '@storefront/api-contract';
import { SessionProvider, useTakeMethod } from '@storefront/contracts';
import { QueryClientProvider } from '@storefront/query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Api } from '../call/createApi';
import { createQueryClient } from '../call/createQueryClient';
import { useCart } from './cartQuery';

const draftUuid = '2a8b1e52-1111-4111-8111-111111111111';
const cartOf = (fullSum: number) => ({ items: [{ id: 1 }], full_sum: fullSum, draft_uuid: draftUuid });

/**
 * Renders `useCart` over a back end that answers each read with the next cart, and with the last one from
 * then on.
 */
function renderCart(carts: readonly (object | null)[], status: 'guest' | 'user' = 'user') {
  const reads: unknown[] = [];
  const api = {
    call: async (_endpoint: typeof cartCalls.get, { query }: { query: unknown }) => {
      reads.push(query);
      return { order: carts[Math.min(reads.length, carts.length) - 1], error: false };
    },
  } as unknown as Api;
  const queryClient = createQueryClient(api, { retries: 0 });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <SessionProvider value={{ status }}>{children}</SessionProvider>
    </QueryClientProvider>
  );
  return { reads, ...renderHook(() => useCart().data, { wrapper }) };
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

test('a focused tab reads what another tab has changed', async () => {
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
