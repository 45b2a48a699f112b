/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import { rawCart } from '../../testing/answers';
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

test('a guest has no order to repeat and sees the cart', async () => {
  const { sent, emitted } = openInShell(<CartPanel repeat="48" />, { answers });
  await waitFor(() =>
    expect(emitted('shell:panel-replace-requested')).toEqual([{ panel: 'cart', params: {} }]),
  );
  expect(sent(repeatPath)).toEqual([]);
});
