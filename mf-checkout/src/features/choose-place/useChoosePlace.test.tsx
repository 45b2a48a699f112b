/** @jest-environment jsdom */
import { chooseAddress, emit, resetTakeMethod, useTakeMethod } from '@storefront/contracts';
import { apiError, deferredCall, recovering } from '@storefront/testing';
import { act } from '@testing-library/react';
import { deliveryAddress, draftUuid, pickupRestaurant, rawCart, rawItem } from '../../testing/answers';
import { openInShell } from '../../testing/openInShell';
import { useChoosePlace } from './useChoosePlace';

const takeMethodPath = '/api/app/order/change-take-method/';
const addressPath = '/api/user/addresses/add/';
const arbat = { ...deliveryAddress, street: 'Арбат', coordinates: '55.7500,37.5900' };

type Choose = ReturnType<typeof useChoosePlace>['choose'];

function Chooser({ onRender }: { onRender: (choose: Choose) => void }) {
  onRender(useChoosePlace().choose);
  return null;
}

function open(options: Parameters<typeof openInShell>[1] = {}) {
  let latest: Choose;
  const view = openInShell(<Chooser onRender={(choose) => (latest = choose)} />, {
    takeMethod: {},
    ...options,
  });
  return {
    ...view,
    choose: async (...place: Parameters<Choose>) => act(() => latest(...place)),
    /** Begins a choice, which waits for an answer of the test. */
    begin(...place: Parameters<Choose>) {
      let choice: Promise<boolean> | undefined;
      act(() => {
        choice = latest(...place);
      });
      return choice;
    },
  };
}
const chosen = () => useTakeMethod.getState().delivery;

test('an address is sent to an existing cart', async () => {
  const { choose, sent } = open({
    takeMethod: { draftUuid },
    answers: { [takeMethodPath]: () => ({ order: rawCart() }) },
  });
  expect(await choose(deliveryAddress)).toBe(true);
  expect(sent(takeMethodPath)).toEqual([
    { method: 'delivery', latitude: 55.8196, longitude: 37.6035, draft_uuid: draftUuid },
  ]);
});

test('when the cart cannot be changed it toasts, and a first address stays chosen', async () => {
  const { choose, toasts } = open({
    takeMethod: { draftUuid },
    answers: { [takeMethodPath]: () => Promise.reject(apiError(500)) },
  });
  expect(await choose(deliveryAddress)).toBe(true);
  expect(toasts()).toEqual(['Не удалось изменить адрес в корзине']);
  expect(chosen()).toEqual(deliveryAddress);
});

describe('a customer’s new address', () => {
  const saved = { id: 77, street: 'Огородный проезд', home: '16' };

  test('is saved, and chosen with its id', async () => {
    const { choose, sent } = open({ session: 'user', answers: { [addressPath]: () => saved } });
    expect(await choose({ ...deliveryAddress, apartment: '48' })).toBe(true);
    expect(sent(addressPath)).toEqual([
      {
        street: 'Огородный проезд',
        home: '16',
        coordinates: '55.8196,37.6035',
        full_address: 'Москва, Огородный проезд, 16',
        apartment: '48',
      },
    ]);
    expect(chosen()).toStrictEqual({ ...deliveryAddress, apartment: '48', id: 77 });
  });

  test('that the server refuses for the cart is saved once, and again when its flat changes', async () => {
    const call = recovering(() => ({ order: rawCart() }));
    const { choose, sent, queryClient } = open({
      session: 'user',
      takeMethod: { delivery: arbat, draftUuid },
      answers: { [addressPath]: () => saved, [takeMethodPath]: call.answer },
    });
    queryClient.setQueryData(['cart'], rawCart());
    expect(await choose(deliveryAddress)).toBe(false);
    expect(await choose(deliveryAddress)).toBe(false);
    expect(sent(takeMethodPath)).toHaveLength(2);
    expect(sent(addressPath)).toHaveLength(1);
    expect(chosen()).toEqual(arbat);
    call.recover();
    expect(await choose({ ...deliveryAddress, apartment: '48' })).toBe(true);
    expect(sent(addressPath)).toHaveLength(2);
    expect(chosen()).toMatchObject({ id: 77, apartment: '48' });
  });

  test('whose id the back end does not show is chosen without one, and saved once', async () => {
    const { choose, sent, toasts } = open({
      session: 'user',
      answers: { [addressPath]: () => ({ success: true }), [takeMethodPath]: () => ({ order: null }) },
    });
    expect(await choose(deliveryAddress)).toBe(true);
    expect(toasts()).toEqual([]);
    expect(sent(addressPath)).toHaveLength(1);
    expect(chosen()).toEqual(deliveryAddress);
  });

  test('that could not be saved is chosen anyway', async () => {
    const { choose, toasts } = open({
      session: 'user',
      answers: {
        [addressPath]: () => Promise.reject(apiError(500)),
        [takeMethodPath]: () => ({ order: null }),
      },
    });
    expect(await choose(deliveryAddress)).toBe(true);
    expect(toasts()).toEqual(['Не удалось сохранить изменения']);
    expect(chosen()).toStrictEqual(deliveryAddress);
  });

  test.each([
    [
      'another choice',
      () => chooseAddress(pickupRestaurant),
      { takeMethod: 'pickup', pickup: pickupRestaurant },
    ],
    ['a logout', resetTakeMethod, { takeMethod: 'delivery', delivery: undefined }],
  ] as const)('is not chosen after %s while it was being saved', async (_, happen, expected) => {
    const call = deferredCall();
    const { begin, emitted, sent } = open({ session: 'user', answers: { [addressPath]: call.answer } });
    const choice = begin(deliveryAddress);
    await call.isSent();
    act(() => void happen());
    await call.succeed(saved);
    expect(await choice).toBe(false);
    expect(useTakeMethod.getState()).toMatchObject(expected);
    expect(emitted('checkout:address-chosen')).toEqual([]);
    expect(sent(takeMethodPath)).toEqual([]);
  });

  test('shows the dishes that it lacks when the panel was closed while it was being saved', async () => {
    const call = deferredCall();
    const { begin, opened } = open({
      session: 'user',
      takeMethod: { delivery: { ...deliveryAddress, id: 5, street: 'Арбат' } },
      answers: {
        [addressPath]: call.answer,
        [takeMethodPath]: () => ({ order: rawCart({ stoplisted_items: [rawItem(9, 'Маки')] }) }),
      },
    });
    const choice = begin(deliveryAddress);
    await call.isSent();
    act(() => emit('shell:panel-closed', { panel: 'take-method' }));
    await call.succeed(saved);
    expect(await choice).toBe(true);
    expect(opened()).toEqual(['unavailable-items']);
  });
});
