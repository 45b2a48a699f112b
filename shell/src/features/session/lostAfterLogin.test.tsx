/** @jest-environment jsdom */
import { emit, storageKeys } from '@storefront/contracts';
import { renderInShell, testBrand } from '@storefront/testing';
import { act, waitFor } from '@testing-library/react';
import { CartReader } from '../../testing/CartReader';
import { SessionHost } from './SessionHost';

let isReachable = false;
jest.mock('./afterLogin', () => {
  if (!isReachable) throw new Error('the network is gone');
  return jest.requireActual<object>('./afterLogin');
});

test('the steps after a login run later if their code failed to load at first', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { calls } = renderInShell(
    <SessionHost initial={{ status: 'guest' }} reloadAtHome={() => undefined}>
      <CartReader />
    </SessionHost>,
    {
      answers: {
        '/api/user/get-data/': () => ({ id: 1, phone: '79000000001' }),
        '/api/user/addresses/': () => [],
        '/api/app/order/get/': () => ({ order: null }),
      },
    },
  );
  const paths = () => calls.map(({ path }) => path);
  const before = Date.now();
  await act(async () => emit('account:logged-in', {}));
  await waitFor(() => expect(logged).toHaveBeenCalled());
  // Components that read the cart and the other tabs do not wait for these steps.
  await waitFor(() => expect(paths()).toContain('/api/app/order/get/'));
  expect(paths()).not.toContain('/api/user/addresses/');
  const notified = () => localStorage.getItem(storageKeys(testBrand.key).loggedInAt);
  expect(Number(notified())).toBeGreaterThanOrEqual(before);
  isReachable = true;
  await act(async () => window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(paths()).toContain('/api/user/addresses/'));
  logged.mockRestore();
});
