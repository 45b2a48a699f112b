/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import { draftUuid, pickupRestaurant, rawCart, rawItem } from '../../testing/answers';
import { openInShell } from '../../testing/openInShell';
import CartBar from './CartBar';

const bar = (name: RegExp) => screen.findByRole('button', { name });

test('the number of dishes, the time and the sum; a press opens the cart', async () => {
  const { user, opened } = openInShell(<CartBar />);
  await user.click(await bar(/^2\sтовара Привезем за 45\sминут 1\s380\s₽$/));
  expect(opened()).toEqual(['cart']);
});

test('what is missing to the minimum of a delivery', async () => {
  openInShell(<CartBar />, { cart: rawCart({ items: [rawItem(1, 'Мисо', { amount: 1, price: 300 })] }) });
  expect(await bar(/^1\sтовар Еще 690\s₽ до минимума 300\s₽$/)).toBeVisible();
});

test('a pickup has no minimum', async () => {
  openInShell(<CartBar />, {
    cart: rawCart({ items: [rawItem(1, 'Мисо', { amount: 1, price: 300 })] }),
    takeMethod: { takeMethod: 'pickup', pickup: pickupRestaurant, draftUuid },
  });
  expect(await bar(/^1\sтовар Приготовим за 20\sминут 300\s₽$/)).toBeVisible();
});

test('a chosen time', async () => {
  openInShell(<CartBar />, { cart: rawCart({ datetime: '2999-12-31T19:30:00+03:00' }) });
  expect(await bar(/31 декабря 2999 г\. с\s19:30/)).toBeVisible();
});

test('renders nothing while the cart is empty', async () => {
  const { queryClient, container } = openInShell(<CartBar />, { cart: rawCart({ items: [] }) });
  await waitFor(() => expect(queryClient.getQueryData(['cart'])).toMatchObject({ items: [] }));
  expect(container).toBeEmptyDOMElement();
});
