/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import { draftUuid, rawCart } from '../../testing/answers';
import { openInShell } from '../../testing/openInShell';
import CartButton from './CartButton';

test('says what is in the bag and opens it', async () => {
  const { user, opened } = openInShell(<CartButton />);
  const bag = await screen.findByRole('button', { name: /Заказ: 2\sтовара, 1\s380\s₽/ });
  expect(bag).toHaveTextContent(/^1\s380\s₽$/);
  await user.click(bag);
  expect(opened()).toEqual(['cart']);
});

test('is not there while the cart is empty', async () => {
  const { calls, container } = openInShell(<CartButton />, { cart: rawCart({ items: [] }) });
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(container).toBeEmptyDOMElement();
});

test('draws nothing and asks nothing before the browser has restored what it remembers', () => {
  const { calls, container } = openInShell(<CartButton />, { takeMethod: { draftUuid, isRestored: false } });
  expect(container).toBeEmptyDOMElement();
  expect(calls).toEqual([]);
});
