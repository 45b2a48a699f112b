/** @jest-environment jsdom */
import { cart as cartSchema } from '@storefront/api-contract';
import { on, SessionProvider, useTakeMethod } from '@storefront/contracts';
import { QueryClientProvider } from '@storefront/query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { ApiError } from '../call/ApiError';
import type { Api } from '../call/createApi';
import { createQueryClient } from '../call/createQueryClient';
import { useCart } from './cartQuery';
import { sendTakeMethod, useAddProduct, useChangeAmount, useRemoveItem, useSaveComment } from './cartWrites';
import { useCancelPromo, useSubmitPromo } from './promoWrites';
import { runCartWrite } from './useCartWrite';

const ended = 'Промокод LISA10 больше не действует: условия акции не выполнены';

const cartWith = (code?: string) => ({
  items: [{ id: 1, product_id: 5, amount: 2, price: 100, product: { name: 'Ролл' }, modifiers: [] }],
  full_sum: 200,
  discount_sum: 200,
  stoplisted_items: [],
  promocode: code ? { code, name: 'Скидка' } : null,
});

const useWrites = () => ({
  cart: useCart(),
  add: useAddProduct(),
  change: useChangeAmount(),
  remove: useRemoveItem(),
  comment: useSaveComment(),
  submit: useSubmitPromo(),
  cancel: useCancelPromo(),
});

/** A customer with this cart; each write gets the next answer, and the last answer repeats. */
async function renderWrites(cart: object, ...answers: (object | null | Error)[]) {
  const api = {
    call: async ({ method }: { method: string }) => {
      if (method === 'GET') return { order: cart, error: false };
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      if (answer instanceof Error) throw answer;
      return { order: answer, error: false };
    },
  } as unknown as Api;
  const queryClient = createQueryClient(api, { retries: 0 });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <SessionProvider value={{ status: 'user' }}>{children}</SessionProvider>
    </QueryClientProvider>
  );
  const { result } = renderHook(useWrites, { wrapper });
  await waitFor(() => expect(result.current.cart.data).toBeTruthy());
  return { writes: result, queryClient, read: (now: object) => (cart = now) };
}

let toasts: { text: string; topic?: string | undefined }[];
let stop: () => void;
beforeEach(() => {
  useTakeMethod.setState({ ...useTakeMethod.getInitialState(), isRestored: true });
  toasts = [];
  stop = on('shell:toast-requested', ({ text, topic }) => void toasts.push({ text, topic }));
});
afterEach(() => stop());

type Rendered = Awaited<ReturnType<typeof renderWrites>>;
const removeDish = ({ writes }: Rendered) =>
  act(() => writes.current.remove.mutateAsync({ itemId: 1 }).catch(() => null));

test.each<[string, (rendered: Rendered) => Promise<unknown>]>([
  ['a removed dish', removeDish],
  ['another amount', ({ writes }) => writes.current.change.mutateAsync({ itemId: 1, amount: 1 })],
  [
    'an added dish',
    ({ writes }) => writes.current.add.mutateAsync({ productId: 6, amount: 1, modifiers: [] }),
  ],
  ['another place', ({ queryClient }) => sendTakeMethod(queryClient, { method: 'pickup', fallback: '' })],
])('the toast names the code that ends with %s, once', async (_name, write) => {
  const rendered = await renderWrites(cartWith('LISA10'), cartWith());
  await act(() => write(rendered));
  await act(() => rendered.writes.current.comment.mutateAsync({ comment: '' }));
  expect(toasts).toEqual([{ text: ended, topic: 'promo-code' }]);
});

test('a code that comes back and ends again is named again', async () => {
  const rendered = await renderWrites(cartWith('LISA10'), cartWith(), cartWith('LISA10'), cartWith());
  for (let times = 0; times < 3; times += 1) await removeDish(rendered);
  expect(toasts.map(({ text }) => text)).toEqual([ended, ended]);
});

test('of two writes in a row the first that ends the code is named', async () => {
  const { writes } = await renderWrites(cartWith('LISA10'), cartWith());
  await act(() =>
    Promise.all([
      writes.current.change.mutateAsync({ itemId: 1, amount: 1 }),
      writes.current.remove.mutateAsync({ itemId: 1 }),
    ]),
  );
  expect(toasts.map(({ text }) => text)).toEqual([ended]);
});

describe('no toast names an ended code', () => {
  test.each<[string, (rendered: Rendered) => Promise<unknown>]>([
    ['when the customer removes it', ({ writes }) => writes.current.cancel.mutateAsync()],
    [
      'for a cart that only was read',
      ({ queryClient }) => {
        const call = async () => ({ order: z.parse(cartSchema, cartWith()) });
        return runCartWrite(queryClient, { call, fallback: '', isRead: true }, undefined);
      },
    ],
  ])('%s', async (_name, write) => {
    const rendered = await renderWrites(cartWith('LISA10'), cartWith());
    await act(() => write(rendered));
    expect(toasts).toEqual([]);
  });

  test.each([
    ['the code is still there', cartWith('LISA10'), cartWith('LISA10')],
    ['there was no code', cartWith(), cartWith()],
    ['the cart is gone', cartWith('LISA10'), null],
  ])('after a write when %s', async (_name, before, after) => {
    await removeDish(await renderWrites(before, after));
    expect(toasts).toEqual([]);
  });

  test('after a failed write', async () => {
    const failure = new ApiError({ kind: 'refused', status: 422, body: { message: 'Нельзя' } });
    await removeDish(await renderWrites(cartWith('LISA10'), failure));
    expect(toasts.map(({ text }) => text)).toEqual(['Нельзя']);
  });

  test('when another code that does not fit replaces it', async () => {
    const { writes } = await renderWrites(cartWith('LISA10'), cartWith());
    await act(() => writes.current.submit.submit('OSEN'));
    expect(toasts.map(({ text }) => text)).toEqual(['Промокод не применен - условия акции не выполнены']);
  });

  test('when the cart is read without it: another device may have removed it', async () => {
    const { writes, read } = await renderWrites(cartWith('LISA10'), cartWith());
    read(cartWith());
    await act(() => writes.current.cart.refetch());
    await waitFor(() => expect(writes.current.cart.data?.promocode).toBeNull());
    expect(toasts).toEqual([]);
  });
});
