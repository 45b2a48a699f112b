/** @jest-environment jsdom */
import { deferredCall } from '@storefront/testing';
import { emit } from '@storefront/contracts';
import { act, screen, waitFor } from '@testing-library/react';
import { rawCart, rawItem } from '../../testing/answers';
import { openInShell } from '../../testing/openInShell';
import CartPanel from './CartPanel';

const repeatPath = '/api/user/orders/{id}/repeat/';
const answers = {
  '/api/user/orders/{id}/': () => ({ id: 48, is_self_service: false }),
  [repeatPath]: () => ({ order: rawCart() }),
};

test('an order is repeated once, behind a skeleton', async () => {
  const { sent, opened, emitted } = openInShell(<CartPanel repeat="48" />, { session: 'user', answers });
  expect(screen.getByText('Загружаем заказ')).toBeInTheDocument();
  await waitFor(() => expect(opened()).toEqual(['cart']));
  expect(emitted('shell:panels-close-requested')).toHaveLength(1);
  expect(sent(repeatPath)).toHaveLength(1);
});

describe('a cart that is closed before the order is repeated', () => {
  async function closeEarly() {
    const call = deferredCall();
    const view = openInShell(<CartPanel repeat="48" />, {
      session: 'user',
      answers: { ...answers, [repeatPath]: call.answer },
    });
    await call.isSent();
    act(() => emit('shell:panel-closed', { panel: 'cart' }));
    const moves = () =>
      view.emittedEvents
        .filter(({ name }) => /^shell:panels?-.*requested$/.test(name))
        .map(({ name }) => name);
    return { ...view, call, moves };
  }

  test('gets the dishes, and the panel that is open now stays', async () => {
    const { call, moves, queryClient, toasts } = await closeEarly();
    await call.succeed({
      order: rawCart({ items: [rawItem(5, 'Мисо')], stoplisted_items: [rawItem(9, 'Маки')] }),
      deleted_items: [{ id: 1, product_id: 7, name: 'Угорь' }],
    });
    await waitFor(() => expect(toasts()).toEqual(['Больше не готовим: Угорь']));
    expect(queryClient.getQueryData(['cart'])).toMatchObject({ items: [{ id: 5 }] });
    expect(moves()).toEqual([]);
  });

  test('stays closed when the order could not be repeated', async () => {
    const { call, moves, toasts } = await closeEarly();
    await call.fail();
    await waitFor(() => expect(toasts()).toEqual(['Не удалось сохранить изменения']));
    expect(moves()).toEqual([]);
  });
});

test('a guest has no order to repeat and sees the cart', async () => {
  const { sent, emitted } = openInShell(<CartPanel repeat="48" />, { answers });
  await waitFor(() =>
    expect(emitted('shell:panel-replace-requested')).toEqual([{ panel: 'cart', params: {} }]),
  );
  expect(sent(repeatPath)).toEqual([]);
});
