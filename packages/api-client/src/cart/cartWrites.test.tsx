/** @jest-environment jsdom */
import {
  chooseAddress,
  type DeliveryAddress,
  on,
  SessionProvider,
  useTakeMethod,
} from '@storefront/contracts';
import { QueryClientProvider, useQueryClient } from '@storefront/query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ApiError } from '../call/ApiError';
import type { Api } from '../call/createApi';
import { createQueryClient } from '../call/createQueryClient';
import { useCart } from './cartQuery';
import {
  sendTakeMethod,
  useAddProduct,
  useChangeAmount,
  useChangePersonCount,
  useChangeTakeMethod,
  useRemoveItem,
} from './cartWrites';

const line = (amount: number) => ({
  id: 1,
  product_id: 5,
  amount,
  price: 100,
  product: { name: 'Ролл' },
  modifiers: [],
});
const cartOf = (amount: number) => ({
  items: amount > 0 ? [line(amount)] : [],
  full_sum: amount * 100,
  discount_sum: amount * 100,
  draft_uuid: '2a8b1e52-1111-4111-8111-111111111111',
  stoplisted_items: [],
});

interface Pending {
  body: { amount: number };
  answer: (order: unknown) => void;
  fail: (error: unknown) => void;
}

/** A back end that answers a write when the test lets it. */
function slowApi() {
  const pending: Pending[] = [];
  const api = {
    call: (endpoint: { method: string }, options: { body?: { amount: number } }) =>
      endpoint.method === 'GET'
        ? Promise.resolve({ order: cartOf(1), error: false })
        : new Promise((answer, fail) =>
            pending.push({
              body: options.body as { amount: number },
              answer: (order) => answer({ order, error: false, message: null }),
              fail,
            }),
          ),
  } as unknown as Api;
  return { api, pending };
}

function providers(api: Api) {
  const queryClient = createQueryClient(api, { retries: 0 });
  return ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <SessionProvider value={{ status: 'user' }}>{children}</SessionProvider>
    </QueryClientProvider>
  );
}

beforeEach(() => {
  useTakeMethod.setState({ ...useTakeMethod.getInitialState(), isRestored: true });
});

const useCartHooks = () => ({ cart: useCart(), change: useChangeAmount(), add: useAddProduct() });

test('writes run one after another, and the last response is the cart', async () => {
  const { api, pending } = slowApi();
  const { result } = renderHook(useCartHooks, { wrapper: providers(api) });
  await waitFor(() => expect(result.current.cart.data?.items[0]?.amount).toBe(1));

  act(() => {
    result.current.change.mutate({ itemId: 1, amount: 2 });
    result.current.change.mutate({ itemId: 1, amount: 3 });
  });
  await waitFor(() => expect(result.current.cart.data?.items[0]?.amount).toBe(3));
  expect(result.current.cart.data?.discount_sum).toBe(300);
  expect(pending).toHaveLength(1);

  await act(async () => pending[0]?.answer(cartOf(2)));
  await waitFor(() => expect(pending).toHaveLength(2));
  expect(result.current.cart.data?.items[0]?.amount).toBe(3);
  await act(async () => pending[1]?.answer(cartOf(3)));
  await waitFor(() => expect(result.current.cart.data?.full_sum).toBe(300));
});

test('amounts, removals and persons are sent by calls that outlive the page, which may be left right after a press', async () => {
  const sent: unknown[] = [];
  const api = {
    call: async ({ path }: { path: string }, { keepalive }: { keepalive?: boolean }) => {
      sent.push([path, keepalive]);
      return { order: cartOf(1), error: false };
    },
  } as unknown as Api;
  const { result } = renderHook(
    () => ({ change: useChangeAmount(), remove: useRemoveItem(), persons: useChangePersonCount() }),
    { wrapper: providers(api) },
  );
  await act(() => result.current.change.mutateAsync({ itemId: 1, amount: 2 }));
  await act(() => result.current.remove.mutateAsync({ itemId: 1 }));
  await act(() => result.current.persons.mutateAsync({ persons: 3 }));
  expect(sent).toEqual([
    ['/api/app/order/change-amount/', true],
    ['/api/app/order/change-amount/', true],
    ['/api/app/order/change-person-count/', true],
  ]);
});

test('a take method is sent with its own location, whatever is chosen meanwhile', async () => {
  const location = {
    name: '',
    address: '',
    street: '',
    home: '',
    fullAddress: '',
    coordinates: '55.75,37.6',
  };
  useTakeMethod.setState({
    takeMethod: 'pickup',
    delivery: { ...location, type: 'delivery', id: 5 },
    pickup: { ...location, type: 'pickup', id: 7, externalId: '7' },
  });
  const { api, pending } = slowApi();
  const { result } = renderHook(() => useChangeTakeMethod(), { wrapper: providers(api) });
  act(() => {
    result.current.mutate({ method: 'pickup' });
    useTakeMethod.setState({ takeMethod: 'delivery' });
    result.current.mutate({ method: 'delivery' });
    useTakeMethod.setState({ takeMethod: 'pickup' });
  });
  await waitFor(() => expect(pending).toHaveLength(1));
  await act(async () => pending[0]?.answer(cartOf(1)));
  await waitFor(() => expect(pending).toHaveLength(2));
  const [pickup, delivery] = pending.map(({ body }) => body);
  expect(pickup).toEqual({ method: 'pickup', organization_id: 7 });
  expect(delivery).toMatchObject({ method: 'delivery', address_id: 5 });
});

test('a take method names the address as JSON too for a back end that reads it', async () => {
  const place = { street: 'Арбат', home: '1', apartment: '2', fullAddress: '', coordinates: '55.75,37.6' };
  useTakeMethod.setState({
    delivery: { ...place, type: 'delivery', id: 5 },
    pickup: { ...place, name: '', address: '', type: 'pickup', id: 7, externalId: '7' },
  });
  const { api, pending } = slowApi();
  const newer = { ...api, addressInTakeMethod: true };
  const { result } = renderHook(() => useChangeTakeMethod(), { wrapper: providers(newer) });
  act(() => {
    result.current.mutate({ method: 'delivery' });
    result.current.mutate({ method: 'pickup' });
  });
  await waitFor(() => expect(pending).toHaveLength(1));
  await act(async () => pending[0]?.answer(cartOf(1)));
  await waitFor(() => expect(pending).toHaveLength(2));
  const sent = '{"id":5,"street":"Арбат","home":"1","coordinates":"55.75,37.6","apartment":"2"}';
  const [delivery, pickup] = pending.map(({ body }) => body);
  expect(delivery).toEqual({ method: 'delivery', address_id: 5, address: sent });
  expect(pickup).not.toHaveProperty('address');
});

test('a take method that the server keeps is undone before the cart is read again', async () => {
  const [home, work] = ['55.75,37.6', '55.8,37.7'].map((coordinates) => ({
    type: 'delivery' as const,
    street: '',
    home: '',
    fullAddress: '',
    coordinates,
  })) as [DeliveryAddress, DeliveryAddress];
  const reads: unknown[] = [];
  const api = {
    call: async (endpoint: { method: string }, { query }: { query?: { latitude?: number } }) => {
      if (endpoint.method !== 'GET') throw new ApiError({ kind: 'refused', status: 500 });
      reads.push(query?.latitude);
      return { order: cartOf(1), error: false };
    },
  } as unknown as Api;
  chooseAddress(home);
  const { result } = renderHook(() => ({ cart: useCart(), change: useChangeTakeMethod('address') }), {
    wrapper: providers(api),
  });
  await waitFor(() => expect(reads).toEqual([55.75]));
  act(() => result.current.change.mutate({ method: 'delivery', undo: chooseAddress(work) }));
  await waitFor(() => expect(reads).toHaveLength(2));
  expect(reads).toEqual([55.75, 55.75]);
  expect(useTakeMethod.getState().delivery).toBe(home);
});

test('a failed write rolls its optimistic update back and toasts the reason', async () => {
  const { api, pending } = slowApi();
  const toasts: string[] = [];
  const stop = on('shell:toast-requested', ({ text }) => void toasts.push(text));
  const { result } = renderHook(useCartHooks, { wrapper: providers(api) });
  await waitFor(() => expect(result.current.cart.data).toBeTruthy());

  act(() => result.current.change.mutate({ itemId: 1, amount: 9 }));
  await waitFor(() => expect(result.current.cart.data?.items[0]?.amount).toBe(9));
  await act(async () => pending[0]?.fail(new ApiError({ kind: 'refused', status: 500 })));
  await waitFor(() => expect(result.current.cart.data?.items[0]?.amount).toBe(1));
  expect(toasts).toEqual(['Не удалось сохранить данные']);
  stop();
});

describe('an addition without an answer of the back end', () => {
  test.each([
    ['of no server', 'unreachable', 503],
    ['of a proxy that has lost it', 'refused', 503],
    ['of a proxy that did not wait for it', 'refused', 504],
    ['that can be read', 'unreadable', 502],
  ] as const)('%s is an addition when the cart has the dish, and not one else', async (_, kind, status) => {
    let amount = 1;
    const { api: writes, pending } = slowApi();
    const api = {
      call: (endpoint: { method: string }, options: object) =>
        endpoint.method === 'GET'
          ? Promise.resolve({ order: cartOf(amount) })
          : writes.call(endpoint as never, options as never),
    } as unknown as Api;
    const toasts: string[] = [];
    const stop = on('shell:toast-requested', ({ text }) => void toasts.push(text));
    const { result } = renderHook(useCartHooks, { wrapper: providers(api) });
    await waitFor(() => expect(result.current.cart.data).toBeTruthy());
    const add = async (call: number) => {
      act(() => result.current.add.mutate({ productId: 5, amount: 1, modifiers: [] }));
      await waitFor(() => expect(pending).toHaveLength(call));
    };
    const lose = (call: number) => act(async () => pending[call - 1]?.fail(new ApiError({ kind, status })));

    await add(1);
    amount = 2;
    await lose(1);
    await waitFor(() => expect(result.current.add.isSuccess).toBe(true));
    expect(result.current.cart.data?.items[0]?.amount).toBe(2);
    expect(toasts).toEqual([]);

    await add(2);
    await lose(2);
    await waitFor(() => expect(toasts).toEqual(['Не удалось добавить товар в корзину']));
    stop();
  });
});

test('a failed write leaves a cart that was not read unread: there may be one', async () => {
  const { api, pending } = slowApi();
  const { result } = renderHook(() => ({ add: useAddProduct(), queryClient: useQueryClient() }), {
    wrapper: providers(api),
  });
  act(() => result.current.add.mutate({ productId: 5, amount: 1, modifiers: [] }));
  await waitFor(() => expect(pending).toHaveLength(1));
  await act(async () => pending[0]?.fail(new ApiError({ kind: 'refused', status: 500 })));
  await waitFor(() => expect(result.current.add.isError).toBe(true));
  expect(result.current.queryClient.getQueryData(['cart'])).toBeUndefined();
});

test('a product added while an unread cart is written shows no cart of its own', async () => {
  const { api, pending } = slowApi();
  const { result } = renderHook(() => ({ add: useAddProduct(), queryClient: useQueryClient() }), {
    wrapper: providers(api),
  });
  const { queryClient } = result.current;
  await act(async () => {
    void sendTakeMethod(queryClient, { method: 'delivery', fallback: '' });
    const shown = { lineId: -1, name: 'Ролл', price: 100 };
    result.current.add.mutate({ productId: 5, amount: 1, modifiers: [], shown });
  });
  await waitFor(() => expect(pending).toHaveLength(1));
  expect(queryClient.getQueryData(['cart'])).toBeUndefined();
  await act(async () => pending[0]?.answer(cartOf(2)));
  await waitFor(() => expect(pending).toHaveLength(2));
  await act(async () => pending[1]?.answer(cartOf(3)));
  await waitFor(() => expect(queryClient.getQueryData(['cart'])).toMatchObject({ full_sum: 300 }));
});

test('the first added product brings the guest a draft', async () => {
  const { api, pending } = slowApi();
  const { result } = renderHook(useCartHooks, { wrapper: providers(api) });
  act(() => result.current.add.mutate({ productId: 5, amount: 1, modifiers: [] }));
  await waitFor(() => expect(pending).toHaveLength(1));
  await act(async () => pending[0]?.answer(cartOf(1)));
  await waitFor(() => expect(useTakeMethod.getState().draftUuid).toBe(cartOf(1).draft_uuid));
});

test('a read that started before a write does not undo it', async () => {
  const reads: ((order: unknown) => void)[] = [];
  const { api: writes, pending } = slowApi();
  const api = {
    call: (endpoint: { method: string }, options: { body?: { amount: number } }) =>
      endpoint.method === 'GET'
        ? new Promise((answer) => reads.push((order) => answer({ order, error: false })))
        : writes.call(endpoint as never, options as never),
  } as unknown as Api;
  const { result } = renderHook(useCartHooks, { wrapper: providers(api) });
  await act(async () => reads[0]?.(cartOf(1)));
  act(() => result.current.change.mutate({ itemId: 1, amount: 2 }));
  await waitFor(() => expect(pending).toHaveLength(1));
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(reads).toHaveLength(2));
  await act(async () => pending[0]?.answer(cartOf(2)));
  await act(async () => reads[1]?.(cartOf(1)));
  expect(result.current.cart.data?.items[0]?.amount).toBe(2);
});

test('the take method sent outside a component takes its turn, so its response replaces no newer one', async () => {
  const { api, pending } = slowApi();
  const { result } = renderHook(() => ({ ...useCartHooks(), queryClient: useQueryClient() }), {
    wrapper: providers(api),
  });
  await waitFor(() => expect(result.current.cart.data?.items[0]?.amount).toBe(1));

  await act(async () => {
    void sendTakeMethod(result.current.queryClient, { method: 'delivery', fallback: 'не вышло' });
    result.current.change.mutate({ itemId: 1, amount: 4 });
  });
  await waitFor(() => expect(result.current.cart.data?.items[0]?.amount).toBe(4));
  expect(pending).toHaveLength(1);

  await act(async () => pending[0]?.answer(cartOf(1)));
  await waitFor(() => expect(pending).toHaveLength(2));
  await act(async () => pending[1]?.answer(cartOf(4)));
  expect(result.current.cart.data?.items[0]?.amount).toBe(4);
});

test('a take method that cannot be sent outside a component is toasted', async () => {
  const { api, pending } = slowApi();
  const toasts: string[] = [];
  const stop = on('shell:toast-requested', ({ text }) => void toasts.push(text));
  const { result } = renderHook(useQueryClient, { wrapper: providers(api) });
  let sent: ReturnType<typeof sendTakeMethod> | undefined;
  await act(async () => {
    sent = sendTakeMethod(result.current, { method: 'pickup', fallback: 'Не удалось сохранить изменения' });
  });
  await act(async () => pending[0]?.fail(new ApiError({ kind: 'refused', status: 500 })));
  await act(async () => void (await sent));
  expect(toasts).toEqual(['Не удалось сохранить изменения']);
  stop();
});
