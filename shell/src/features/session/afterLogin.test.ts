/** @jest-environment jsdom */
import {
  type Api,
  cartCalls,
  cartFields,
  cartKey,
  createQueryClient,
  markLoggedIn,
  runCartWrite,
  waitForCartWrites,
} from '@storefront/api-client';
import { cartReadMeta, chooseAddress, keepsBonusesMeta, on, useTakeMethod } from '@storefront/contracts';
import { type Answer, apiError, deferredCall, fakeApi } from '@storefront/testing';
import { waitFor } from '@testing-library/react';
import { syncAfterLogin } from './afterLogin';

const readPath = '/api/app/order/get/';
const promoPath = '/api/app/order/submit-promo/';
const takeMethodPath = '/api/app/order/change-take-method/';
const cartOf = (amount: number) => ({
  order: {
    items: [{ id: 1, product_id: 5, amount, price: 590, product: { name: 'Ролл' } }],
    draft_uuid: 'd-1',
  },
});
const delivery = {
  type: 'delivery',
  id: 7,
  street: 'Огородный проезд',
  home: '16',
  fullAddress: 'Огородный проезд, 16',
  coordinates: '55.8221,37.6011',
} as const;

let stopToasts = () => {};
afterEach(() => stopToasts());

/** Opens the customer's page right after the login of a guest with the draft. */
function logIn(draftUuid: string | undefined, answers: Record<string, Answer>) {
  const toasts: string[] = [];
  stopToasts = on('shell:toast-requested', ({ text }) => void toasts.push(text));
  useTakeMethod.setState({
    ...useTakeMethod.getInitialState(),
    isRestored: true,
    delivery,
    draftUuid,
  });
  const { api, calls } = fakeApi({
    '/api/user/get-data/': () => ({ id: 1, phone: '79000000001' }),
    '/api/user/addresses/': () => [],
    [takeMethodPath]: () => cartOf(4),
    ...answers,
  });
  const queryClient = createQueryClient(api, { retries: 0 });
  if (draftUuid) queryClient.setQueryData(cartKey, { items: [], draft_uuid: draftUuid });
  markLoggedIn(queryClient);
  const sync = syncAfterLogin(queryClient);
  /** The cart calls so far, each with the draft that it sent. */
  const cartCallsSent = () =>
    calls.flatMap(({ path, query, body }) => {
      const { draft_uuid: draft } = (body ?? query ?? {}) as { draft_uuid?: string };
      return path.startsWith('/api/app/order/') ? [[path, draft]] : [];
    });
  return { queryClient, sync, cartCallsSent, toasts };
}

test.each([['d-1'], [undefined]])(
  'with the draft %p, a promo code pressed while the cart is read waits for it, and the take method is sent after both',
  async (draftUuid) => {
    const read = deferredCall();
    const { queryClient, sync, cartCallsSent, toasts } = logIn(draftUuid, {
      [readPath]: read.answer,
      [promoPath]: () => cartOf(3),
    });
    await read.isSent();
    const submitCode = (api: Api) =>
      api.call(cartCalls.submitPromo, { body: { ...cartFields(), code: 'LISA10' } });
    const pressed = runCartWrite(queryClient, { call: submitCode, fallback: '' }, undefined);
    const isSaved = waitForCartWrites(queryClient);
    await read.succeed(cartOf(2));
    await Promise.all([sync, pressed]);
    expect(cartCallsSent()).toEqual([
      [readPath, draftUuid],
      [promoPath, undefined],
      [takeMethodPath, undefined],
    ]);
    expect(await isSaved).toBe(true);
    expect(useTakeMethod.getState().draftUuid).toBeUndefined();
    expect(queryClient.getQueryData(cartKey)).toMatchObject({ items: [{ amount: 4 }] });
    expect(toasts).toEqual([]);
  },
);

test('the take method is written as no change by the customer, who keeps the chosen bonuses', async () => {
  const { queryClient, sync } = logIn(undefined, { [readPath]: () => cartOf(2) });
  const metas: unknown[] = [];
  queryClient.getMutationCache().subscribe(({ type, mutation }) => {
    if (type === 'added') metas.push(mutation?.meta);
  });
  await sync;
  expect(metas).toEqual([cartReadMeta, keepsBonusesMeta]);
});

test('a visitor without a place gets the pickup of the cart, which the default address does not change', async () => {
  const pickup = { type: 'pickup', id: 5, externalId: 'r5', name: '', address: '', coordinates: '' } as const;
  useTakeMethod.setState({ ...useTakeMethod.getInitialState(), isRestored: true });
  const { api, calls } = fakeApi({
    '/api/user/get-data/': () => ({ id: 1, phone: '79000000001' }),
    '/api/user/addresses/': () => [{ ...delivery, default: true }],
    '/api/app/restaurants/': () => [{ ...pickup, active: true }],
    [readPath]: () => ({ order: { ...cartOf(2).order, take_method: 'pickup', organization_id: 5 } }),
    [takeMethodPath]: () => cartOf(2),
  });
  const queryClient = createQueryClient(api, { retries: 0 });
  markLoggedIn(queryClient);
  await syncAfterLogin(queryClient);
  await waitFor(() => expect(useTakeMethod.getState().pickup).toMatchObject({ id: 5 }));
  expect(useTakeMethod.getState()).toMatchObject({ takeMethod: 'pickup', delivery: { id: 7 } });
  const read = calls.find(({ path }) => path === readPath);
  expect(read?.query).not.toHaveProperty('address_id');
  expect(calls.map(({ path }) => path)).not.toContain(takeMethodPath);
});

test('an address that the customer chooses while the cart is read stays', async () => {
  useTakeMethod.setState({ ...useTakeMethod.getInitialState(), isRestored: true });
  const read = deferredCall();
  const { api } = fakeApi({
    '/api/user/get-data/': () => ({ id: 1, phone: '79000000001' }),
    '/api/user/addresses/': () => [],
    [readPath]: read.answer,
    [takeMethodPath]: () => cartOf(2),
  });
  const queryClient = createQueryClient(api, { retries: 0 });
  markLoggedIn(queryClient);
  const sync = syncAfterLogin(queryClient);
  await read.isSent();
  chooseAddress(delivery);
  await read.succeed({ order: { ...cartOf(2).order, take_method: 'pickup', organization_id: 5 } });
  await sync;
  expect(useTakeMethod.getState()).toMatchObject({ takeMethod: 'delivery', delivery: { id: 7 } });
});

test('a cart that cannot be read is reported, and still gets the take method with the draft', async () => {
  const { sync, cartCallsSent, toasts } = logIn('d-1', {
    [readPath]: () => {
      throw apiError(503);
    },
  });
  await sync;
  expect(cartCallsSent()).toEqual([
    [readPath, 'd-1'],
    [takeMethodPath, 'd-1'],
  ]);
  expect(toasts).toEqual(['Не удалось получить данные']);
  expect(useTakeMethod.getState().draftUuid).toBe('d-1');
});

describe('an account that waits for its deletion', () => {
  const waits = { '/api/user/get-data/': () => ({ id: 1, deletion_at: '2026-12-06T12:00:00+03:00' }) };
  const extras = (value: string) => ({ '/api/app/settings/': () => [{ key: 'extras', value }] });
  const notice = 'Ваш аккаунт ждет удаления';

  test('is announced at the login, with the way to keep it', async () => {
    const actions: unknown[] = [];
    const stop = on('shell:toast-requested', ({ action }) => void actions.push(action));
    const { toasts } = logIn(undefined, { ...waits, ...extras('account-deletion') });
    await waitFor(() => expect(toasts).toContain(notice));
    expect(actions).toContainEqual({ label: 'Отменить удаление', panel: 'personal-data' });
    stop();
  });

  test.each([
    ['on a back end without that extra', { ...waits, ...extras('favourites') }],
    ['without settings', waits],
    ['that stays', extras('account-deletion')],
  ])('is not announced %s', async (_, answers) => {
    const { toasts, sync, queryClient } = logIn(undefined, answers);
    await sync;
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(toasts).not.toContain(notice);
  });
});
