/** @jest-environment jsdom */
import { cartCalls } from '@storefront/api-contract';
import { on, useTakeMethod } from '@storefront/contracts';
import { ApiError } from '../call/ApiError';
import type { Api } from '../call/createApi';
import { createQueryClient } from '../call/createQueryClient';
import { cartFields, cartKey } from './cartQuery';
import { sendPlace } from './sendPlace';
import { runCartWrite } from './useCartWrite';

const cart = { items: [], stoplisted_items: [] };
const [delivery, pickup] = [{ type: 'delivery' }, { type: 'pickup' }] as const;

const toasts: string[] = [];
let stop: () => void;
beforeEach(() => {
  toasts.length = 0;
  stop = on('shell:toast-requested', ({ text }) => void toasts.push(text));
  useTakeMethod.setState({ ...useTakeMethod.getInitialState(), isRestored: true });
});
afterEach(() => stop());

function open({ known, isRefused = false }: { known?: object | null | undefined; isRefused?: boolean }) {
  const paths: string[] = [];
  const api = {
    call: async ({ path }: { path: string }) => {
      paths.push(path.split('/').at(-2) ?? '');
      if (isRefused) throw new ApiError({ kind: 'refused', status: 422 });
      return { order: cart, error: false, message: null };
    },
  } as unknown as Api;
  const queryClient = createQueryClient(api, { retries: 0 });
  if (known !== undefined) queryClient.setQueryData(cartKey, known);
  return { queryClient, paths };
}

test.each([
  ['a cart', cart, undefined, true],
  ['a draft whose cart is unread', undefined, '2a8b1e52-1111-4111-8111-111111111111', true],
  ['an unread cart and no draft', undefined, undefined, false],
  ['no cart', null, undefined, false],
])('with %s it is sent: %#', async (_, known, draftUuid, isSent) => {
  useTakeMethod.setState({ draftUuid });
  const { queryClient, paths } = open({ known });
  const sent = await sendPlace(queryClient, { before: undefined, after: delivery });
  expect(sent).toEqual({ cart: isSent ? cart : null, isKept: true });
  expect(paths).toEqual(isSent ? ['change-take-method'] : []);
});

test('without a cart the cached answer is read again when it is needed', async () => {
  const { queryClient } = open({ known: null });
  await sendPlace(queryClient, { before: delivery, after: pickup });
  expect(queryClient.getQueryState(cartKey)?.isInvalidated).toBe(true);
});

test.each([
  ['another address', delivery, delivery, 'Не удалось изменить адрес в корзине'],
  ['the first place', undefined, pickup, 'Не удалось изменить адрес в корзине'],
  ['another take method', delivery, pickup, 'Не удалось сменить тип доставки'],
])('a refusal of %s has its text (spec §8)', async (_, before, after, text) => {
  await sendPlace(open({ known: cart, isRefused: true }).queryClient, { before, after });
  expect(toasts).toEqual([text]);
});

test.each([
  ['is undone', delivery, true, false],
  ['is kept when it is the first', undefined, true, true],
  ['is kept when it may not be undone', delivery, false, true],
])('a place that the server refuses %s', async (_, before, mayUndo, isKept) => {
  const undo = jest.fn();
  const change = { before, after: pickup, ...(mayUndo && { undo }) };
  await expect(sendPlace(open({ known: cart, isRefused: true }).queryClient, change)).resolves.toEqual({
    cart: undefined,
    isKept,
  });
  expect(undo).toHaveBeenCalledTimes(isKept ? 0 : 1);
});

test('a write right after it goes to the new place', async () => {
  const { queryClient, paths } = open({ known: cart });
  const sent = sendPlace(queryClient, { before: delivery, after: pickup });
  const call = (api: Api) => api.call(cartCalls.addComment, { body: { ...cartFields(), comment: '' } });
  await Promise.all([sent, runCartWrite(queryClient, { call, fallback: '' }, undefined)]);
  expect(paths).toEqual(['change-take-method', 'add-comment']);
});
