/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import { draftUuid, rawCart, rawItem } from '../../testing/answers';
import { openInShell } from '../../testing/openInShell';
import CartButton from './CartButton';

test('shows the sum of the cart with its time, and opens it', async () => {
  const { user, opened } = openInShell(<CartButton />);
  const bag = await screen.findByRole('button', {
    name: /^Заказ: 2\sтовара, 1\s380\s₽, Привезем за 45\sминут$/,
  });
  expect(bag).toHaveTextContent(/^1\s380\s₽Привезем за 45\sминут$/);
  await user.click(bag);
  expect(opened()).toEqual(['cart']);
});

test('shows what is missing to the minimum of a delivery', async () => {
  openInShell(<CartButton look="soft" />, {
    cart: rawCart({ items: [rawItem(1, 'Мисо', { amount: 1, price: 300 })] }),
  });
  expect(await screen.findByRole('button', { name: /Еще 690\s₽ до минимума$/ })).toBeVisible();
});

test('renders nothing while the cart is empty', async () => {
  const { queryClient, container } = openInShell(<CartButton />, { cart: rawCart({ items: [] }) });
  await waitFor(() => expect(queryClient.getQueryData(['cart'])).toMatchObject({ items: [] }));
  expect(container).toBeEmptyDOMElement();
});

test('renders nothing and makes no call before the browser has restored the draft', () => {
  const { calls, container } = openInShell(<CartButton />, { takeMethod: { draftUuid, isRestored: false } });
  expect(container).toBeEmptyDOMElement();
  expect(calls).toEqual([]);
});
