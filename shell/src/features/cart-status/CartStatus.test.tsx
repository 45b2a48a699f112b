/** @jest-environment jsdom */
import { cartKey } from '@storefront/api-client';
import { renderInShell } from '@storefront/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { CartStatus } from '.';

const item = (amount: number) => ({ id: 1, product_id: 1, amount, price: 620, product: { name: 'Рамэн' } });
const answers = { '/api/app/order/get/': () => ({ order: { items: [item(2)], draft_uuid: 'd-1' } }) };

test('an added dish is announced outside the page, which a panel makes inert', async () => {
  const { queryClient, container } = renderInShell(<CartStatus />, {
    answers,
    takeMethod: { draftUuid: 'd-1' },
  });
  const status = screen.getByRole('status');
  expect(container).not.toContainElement(status);
  expect(status.closest('body > [data-stays-live]')).not.toBeNull();
  await waitFor(() => expect(queryClient.getQueryData(cartKey)).toBeTruthy());
  // The cart that loads with the page is not announced.
  expect(status).toBeEmptyDOMElement();
  act(() => void queryClient.setQueryData(cartKey, { items: [{ ...item(3) }], draft_uuid: 'd-1' }));
  await waitFor(() => expect(status).toHaveTextContent(/^В корзине 3.товара$/));
});
