/** @jest-environment jsdom */
import { type Call, cartCalls } from '@storefront/api-contract';
import { chooseAddress, on, SessionProvider, useTakeMethod } from '@storefront/contracts';
import { QueryClientProvider } from '@storefront/query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ApiError } from '../call/ApiError';
import type { Api } from '../call/createApi';
import { createQueryClient } from '../call/createQueryClient';
import { readAnswer } from '../call/readAnswer';
import { useCart } from './cartQuery';
import { useAddProduct } from './cartWrites';

const addressAt = (coordinates: string) => ({
  type: 'delivery' as const,
  street: '',
  home: '',
  fullAddress: '',
  coordinates,
});

interface Sent {
  idempotencyKey?: string;
  body?: unknown;
}

/** A back end that adds a dish by each call, unless it honours keys and knows the key of the call. */
function openShop({ honoursKeys }: { honoursKeys: boolean }) {
  const used = new Set<string | undefined>();
  const additions: Sent[] = [];
  /** How the next additions end once they are done; by default with the cart. */
  const faults: (() => Error)[] = [];
  const state = { amount: 1, reads: 0 };
  const cart = () => {
    const { amount } = state;
    const item = { id: 1, product_id: 5, amount, price: 100, product: { name: 'Ролл' } };
    const order = { items: [item], full_sum: 100, ...(honoursKeys ? { honours_keys: true } : {}) };
    return readAnswer(cartCalls.get, { order });
  };
  const call = async ({ path }: Call, sent: Sent) => {
    if (path !== cartCalls.addProduct.path) {
      state.reads += 1;
      return cart();
    }
    const { idempotencyKey, body } = sent;
    additions.push({ idempotencyKey, body });
    if (!honoursKeys || !used.has(idempotencyKey)) state.amount += 1;
    used.add(idempotencyKey);
    const fault = faults.shift();
    if (fault) throw fault();
    return cart();
  };
  const queryClient = createQueryClient({ call } as Api, { retries: 0 });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <SessionProvider value={{ status: 'user' }}>{children}</SessionProvider>
    </QueryClientProvider>
  );
  const { result } = renderHook(() => ({ cart: useCart(), add: useAddProduct() }), { wrapper });
  const add = () =>
    act(async () => {
      const product = { productId: 5, amount: 1, modifiers: [] };
      await result.current.add.mutateAsync(product).catch(() => undefined);
    });
  return { result, add, additions, faults, state };
}

const lost = () => new ApiError({ kind: 'unreachable', status: 503 });
const failed = (status: number) => () => new ApiError({ kind: 'refused', status });

const toasts: string[] = [];
on('shell:toast-requested', ({ text }) => void toasts.push(text));
beforeEach(() => {
  toasts.length = 0;
  useTakeMethod.setState({ ...useTakeMethod.getInitialState(), isRestored: true });
});

test.each([
  ['was lost', lost],
  ['a proxy has lost', failed(503)],
  ['a proxy did not wait for', failed(504)],
])('an addition whose answer %s is sent once more by the same key, and is one addition', async (_, fault) => {
  const { result, add, additions, faults, state } = openShop({ honoursKeys: true });
  await waitFor(() => expect(result.current.cart.data).toBeTruthy());
  faults.push(fault);
  await add();
  await waitFor(() => expect(result.current.cart.data?.items[0]?.amount).toBe(2));
  expect([state, toasts]).toEqual([{ amount: 2, reads: 1 }, []]);
  expect(additions).toEqual([additions[0], additions[0]]);
  expect(additions[0]?.idempotencyKey).toMatch(/^\d+-\d+-\d+-\d+$/);

  await add();
  expect(state.amount).toBe(3);
  expect(additions[2]?.idempotencyKey).not.toBe(additions[0]?.idempotencyKey);
});

test('the repetition has the body of the first call, whatever place is chosen meanwhile', async () => {
  chooseAddress(addressAt('55.75,37.6'));
  const { result, add, additions, faults } = openShop({ honoursKeys: true });
  await waitFor(() => expect(result.current.cart.data).toBeTruthy());
  faults.push(() => {
    chooseAddress(addressAt('55.8,37.7'));
    return lost();
  });
  await add();
  expect(additions).toHaveLength(2);
  expect(additions[1]).toEqual(additions[0]);
});

test('an addition that gets no answer twice is looked for in the cart', async () => {
  const { result, add, additions, faults, state } = openShop({ honoursKeys: true });
  await waitFor(() => expect(result.current.cart.data).toBeTruthy());
  faults.push(lost, lost);
  await add();
  expect([additions.length, state, toasts]).toEqual([2, { amount: 2, reads: 2 }, []]);
});

test('a back end that does not say that it honours keys gets one call, and the cart is read', async () => {
  const { result, add, additions, faults, state } = openShop({ honoursKeys: false });
  await waitFor(() => expect(result.current.cart.data).toBeTruthy());
  faults.push(lost);
  await add();
  expect([additions.length, state, toasts]).toEqual([1, { amount: 2, reads: 2 }, []]);
});

test.each([422, 429, 500])('an answer with status %s is not repeated', async (status) => {
  const { result, add, additions, faults } = openShop({ honoursKeys: true });
  await waitFor(() => expect(result.current.cart.data).toBeTruthy());
  faults.push(failed(status));
  await add();
  expect(additions).toHaveLength(1);
});
