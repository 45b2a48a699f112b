/** @jest-environment jsdom */
import { storageKeys } from '@storefront/contracts';
import { renderInShell, testBrand } from '@storefront/testing';
import { act, waitFor } from '@testing-library/react';
import { SessionHost } from './SessionHost';

let isReachable = false;
jest.mock('./watchSession', () => {
  if (!isReachable) throw new Error('the network is gone');
  return jest.requireActual<object>('./watchSession');
});

test('a logout in another tab is noticed by a page that could not load the code for it at first', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const reloadAtHome = jest.fn();
  await act(async () =>
    renderInShell(
      <SessionHost initial={{ status: 'user' }} reloadAtHome={reloadAtHome}>
        {null}
      </SessionHost>,
      { session: 'user' },
    ),
  );
  localStorage.setItem(storageKeys(testBrand.key).loggedOutAt, String(Date.now()));
  isReachable = true;
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(reloadAtHome).toHaveBeenCalled());
  document.documentElement.hidden = false;
  localStorage.clear();
  logged.mockRestore();
});
