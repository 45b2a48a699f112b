/** @jest-environment jsdom */
import { chooseAddress, emit, useTakeMethod } from '@storefront/contracts';
import { apiError, deferredCall, recovering } from '@storefront/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { deliveryAddress, draftUuid, pickupRestaurant, rawCart, rawItem } from '../../testing/answers';
import { openInShell } from '../../testing/openInShell';
import AddressParamsPanel from './AddressParamsPanel';

const listPath = '/api/user/addresses/';
const addPath = '/api/user/addresses/add/';
const deletePath = '/api/user/addresses/delete/';

const saved = {
  id: 5,
  street: 'Арбат',
  home: '1',
  apartment: '2',
  full_address: 'Арбат, 1',
  coordinates: '55.7521,37.5933',
};
const defaultAnswers = {
  [listPath]: () => [saved],
  [addPath]: () => ({ ...saved, id: 6 }),
  [deletePath]: () => ({ success: true }),
  '/api/app/order/change-take-method/': () => ({ order: rawCart() }),
};

function open(options: Parameters<typeof openInShell>[1] = {}, id: string | undefined = '5') {
  return openInShell(<AddressParamsPanel {...(id ? { id } : {})} />, {
    session: 'user',
    takeMethod: {},
    ...options,
    answers: { ...defaultAnswers, ...options.answers },
  });
}

const save = () => screen.findByRole('button', { name: 'Сохранить адрес' });

test('changing a saved address adds the new one before deleting the old one, without empty fields', async () => {
  const { user, calls, emitted } = open();
  const flat = await screen.findByLabelText('Квартира');
  expect(flat).toHaveValue('2');
  await user.clear(flat);
  await user.type(screen.getByLabelText('Подъезд'), '3');
  await user.click(await save());
  await waitFor(() => expect(emitted('shell:panel-back-requested')).toHaveLength(1));
  const writes = calls.filter(({ method }) => method === 'POST').map(({ path, body }) => ({ path, body }));
  expect(writes).toEqual([
    {
      path: addPath,
      body: {
        street: 'Арбат',
        home: '1',
        coordinates: '55.7521,37.5933',
        full_address: 'Арбат, 1',
        entrance: '3',
        default: 0,
      },
    },
    { path: deletePath, body: { address_id: 5 } },
  ]);
});

test('the notes of a saved address are changed in place, and a cleared one is sent empty', async () => {
  const notes = { intercom: '24К', comment: 'Вход со двора' };
  const { user, sent, emitted } = open({
    answers: {
      '/api/app/settings/': () => [{ key: 'extras', value: 'address-details' }],
      [listPath]: () => [{ ...saved, ...notes }],
      [addPath]: () => ({ ...saved, intercom: '24К', label: 'Работа' }),
    },
  });
  await user.clear(await screen.findByLabelText('Комментарий курьеру'));
  await user.click(screen.getByRole('button', { name: 'Работа' }));
  await user.click(await save());
  await waitFor(() => expect(emitted('shell:panel-back-requested')).toHaveLength(1));
  expect(sent(addPath)).toEqual([
    expect.objectContaining({ apartment: '2', intercom: '24К', comment: '', label: 'Работа' }),
  ]);
  expect(sent(deletePath)).toEqual([]);
});

test('without an id in the answer the old address is deleted once the new one is in the list', async () => {
  const { user, sent, emitted } = open({
    takeMethod: { delivery: { ...deliveryAddress, id: 5 } },
    answers: { [listPath]: () => [saved, { ...saved, id: 6 }], [addPath]: () => null },
  });
  await user.click(await save());
  await waitFor(() => expect(emitted('shell:panel-back-requested')).toHaveLength(1));
  expect(sent(deletePath)).toEqual([{ address_id: 5 }]);
  expect(useTakeMethod.getState().delivery?.id).toBe(6);
});

test('a changed address that is not in the list is chosen without an id, and the old one stays', async () => {
  const { user, sent, toasts, emitted } = open({
    takeMethod: { delivery: { ...deliveryAddress, id: 5 } },
    answers: { [addPath]: () => ({ success: true }) },
  });
  const flat = await screen.findByLabelText('Квартира');
  await user.clear(flat);
  await user.type(flat, '48');
  await user.click(await save());
  await waitFor(() => expect(emitted('shell:panel-back-requested')).toHaveLength(1));
  expect(sent(addPath)).toHaveLength(1);
  expect(sent(deletePath)).toEqual([]);
  expect(toasts()).toEqual([]);
  const { delivery } = useTakeMethod.getState();
  expect([delivery?.apartment, delivery?.id]).toEqual(['48', undefined]);
});

test('a deletion that is refused with status 200 is toasted', async () => {
  const { user, toasts, emitted } = open({
    answers: { [deletePath]: () => ({ success: false, message: 'Адрес занят заказом' }) },
  });
  await user.click(await save());
  await waitFor(() => expect(emitted('shell:panel-back-requested')).toHaveLength(1));
  expect(toasts()).toEqual(['Адрес занят заказом']);
});

test('the default address stays the default one', async () => {
  const { user, sent, emitted } = open({ answers: { [listPath]: () => [{ ...saved, default: true }] } });
  await user.click(await save());
  await waitFor(() => expect(emitted('shell:panel-back-requested')).toHaveLength(1));
  expect(sent(addPath)).toEqual([expect.objectContaining({ default: 1 })]);
});

test('a panel that was closed meanwhile does not close the one below', async () => {
  const call = deferredCall();
  const { user, emitted, queryClient } = open({ answers: { [deletePath]: call.answer } });
  await user.click(await save());
  await call.isSent();
  act(() => emit('shell:panel-closed', { panel: 'address-params' }));
  await call.succeed({ success: true });
  await waitFor(() => expect(queryClient.isMutating()).toBe(0));
  expect(emitted('shell:panel-back-requested')).toEqual([]);
});

test('dishes that a changed address lacks are shown when the panel was closed while it was being saved', async () => {
  const call = deferredCall();
  const { user, opened, queryClient } = open({
    takeMethod: { delivery: { ...deliveryAddress, id: 5 } },
    answers: {
      [deletePath]: call.answer,
      '/api/app/order/change-take-method/': () => ({
        order: rawCart({ stoplisted_items: [rawItem(9, 'Маки')] }),
      }),
    },
  });
  queryClient.setQueryData(['cart'], rawCart());
  await user.click(await save());
  await call.isSent();
  act(() => emit('shell:panel-closed', { panel: 'address-params' }));
  await call.succeed({ success: true });
  await waitFor(() => expect(opened()).toEqual(['unavailable-items']));
});

test('the order uses the changed address', async () => {
  const { user, emitted } = open({ takeMethod: { delivery: { ...deliveryAddress, id: 5 } } });
  await user.click(await save());
  await waitFor(() => expect(emitted('shell:panel-back-requested')).toHaveLength(1));
  expect(useTakeMethod.getState().delivery?.id).toBe(6);
});

test('an address that was chosen while the order’s one was being changed stays', async () => {
  const call = deferredCall();
  const work = { ...deliveryAddress, id: 8 };
  const { user, emitted } = open({
    takeMethod: { delivery: { ...deliveryAddress, id: 5 } },
    answers: { [addPath]: call.answer },
  });
  await user.click(await save());
  await call.isSent();
  act(() => void chooseAddress(work));
  await call.succeed({ ...saved, id: 6 });
  await waitFor(() => expect(emitted('shell:panel-back-requested')).toHaveLength(1));
  expect(useTakeMethod.getState().delivery).toEqual(work);
});

test('an address that was chosen while it was being changed is the changed one', async () => {
  const call = deferredCall();
  const { user, emitted } = open({
    takeMethod: { delivery: { ...deliveryAddress, id: 8 } },
    answers: { [addPath]: call.answer },
  });
  await user.click(await save());
  await call.isSent();
  act(() => void chooseAddress({ ...deliveryAddress, id: 5 }));
  await call.succeed({ ...saved, id: 6 });
  await waitFor(() => expect(emitted('shell:panel-back-requested')).toHaveLength(1));
  expect(useTakeMethod.getState().delivery?.id).toBe(6);
});

test('a refusal by the server does not bring back the address that was deleted', async () => {
  const { user, toasts, emitted } = open({
    takeMethod: { delivery: { ...deliveryAddress, id: 5 }, draftUuid },
    answers: { '/api/app/order/change-take-method/': () => Promise.reject(apiError(500)) },
  });
  await user.click(await save());
  await waitFor(() => expect(emitted('shell:panel-back-requested')).toHaveLength(1));
  expect(toasts()).toEqual(['Не удалось изменить адрес в корзине']);
  expect(useTakeMethod.getState().delivery?.id).toBe(6);
});

test('a pickup order stays a pickup, and its delivery address is the changed one', async () => {
  const takeMethod = {
    takeMethod: 'pickup',
    pickup: pickupRestaurant,
    delivery: { ...deliveryAddress, id: 5 },
  } as const;
  const { user, emitted, sent } = open({ takeMethod });
  await user.click(await save());
  await waitFor(() => expect(emitted('shell:panel-back-requested')).toHaveLength(1));
  expect(useTakeMethod.getState()).toMatchObject({ takeMethod: 'pickup', delivery: { id: 6 } });
  expect(sent('/api/app/order/change-take-method/')).toEqual([]);
});

test.each([
  [addPath, 'Не удалось сохранить изменения', 0],
  [deletePath, 'Не удалось удалить адрес', 1],
])('a failure of %s is toasted', async (path, text, closed) => {
  const { user, toasts, emitted, queryClient } = open({
    answers: {
      [path]: () => {
        throw apiError(500);
      },
    },
  });
  await user.click(await save());
  await waitFor(() => expect(toasts()).toEqual([text]));
  await waitFor(() => expect(queryClient.isMutating()).toBe(0));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Сохранить адрес' })).not.toHaveAttribute('aria-busy'),
  );
  expect(emitted('shell:panel-back-requested')).toHaveLength(closed);
});

test('a failed load is toasted and can be repeated', async () => {
  const call = recovering(() => [saved]);
  const { user, toasts } = open({
    answers: {
      [listPath]: call.answer,
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Повторить' }));
  expect(toasts()[0]).toBe('Не удалось получить данные');
  call.recover();
  await user.click(await screen.findByRole('button', { name: 'Повторить' }));
  expect(await screen.findByLabelText('Квартира')).toHaveValue('2');
});

test.each([
  ['another id', {}, '99'],
  ['a guest', { session: 'guest' } as const, '5'],
  ['nothing chosen', {}, ''],
])('%s has no address to change', async (_, options, id) => {
  open(options, id);
  expect(await screen.findByRole('heading', { name: 'Такого адреса у вас нет' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Сохранить адрес' })).not.toBeInTheDocument();
});

test('without an id the chosen address is changed', async () => {
  const { user, emitted } = openInShell(<AddressParamsPanel />, {
    takeMethod: { delivery: deliveryAddress },
  });
  await user.type(await screen.findByLabelText('Квартира'), '48');
  await user.click(await save());
  await waitFor(() => expect(emitted('shell:panel-back-requested')).toHaveLength(1));
  expect(useTakeMethod.getState().delivery).toStrictEqual({ ...deliveryAddress, apartment: '48' });
});
