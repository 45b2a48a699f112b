/** @jest-environment jsdom */
import { createApi } from '@storefront/api-client';
import { emit } from '@storefront/contracts';
import { renderInShell } from '@storefront/testing';
import { act, waitFor } from '@testing-library/react';
import { type ReactNode, useEffect, useState } from 'react';
import { fetchUntilLogout, SessionHost } from '.';
import { ReturningCustomer } from './ReturningCustomer';

function open() {
  const paths: string[] = [];
  const answer = { ok: true, status: 200, json: async () => ({ success: true }) } as Response;
  const api = createApi({
    baseUrl: '',
    fetch: fetchUntilLogout(async (input) => {
      paths.push(String(input));
      return answer;
    }),
  });
  const reloadAtHome = jest.fn();
  const page = (isIdle: boolean) => (
    <SessionHost initial={{ status: 'user' }} reloadAtHome={reloadAtHome}>
      {isIdle && <ReturningCustomer isFromServer />}
    </SessionHost>
  );
  renderInShell(<Later page={page} />, { api, session: 'user' });
  return { paths, reloadAtHome };
}

let becomeIdle = () => {};
function Later({ page }: { page: (isIdle: boolean) => ReactNode }) {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    becomeIdle = () => setIsIdle(true);
  }, []);
  return page(isIdle);
}

test('the logout is the last call of a page, even if the page makes calls while the visitor leaves', async () => {
  const { paths, reloadAtHome } = open();
  act(() => emit('shell:logout-requested', {}));
  // The page becomes idle now, and would load the addresses of a customer who has chosen no address.
  await act(async () => becomeIdle());
  await waitFor(() => expect(reloadAtHome).toHaveBeenCalled());
  expect(paths).toEqual(['/api/logout/']);
});

test('a logout on another page ends the calls too', async () => {
  const { paths, reloadAtHome } = open();
  localStorage.setItem('tantoLoggedOutAt', String(Date.now() + 1));
  await waitFor(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'tantoLoggedOutAt' }));
    expect(reloadAtHome).toHaveBeenCalled();
  });
  await act(async () => becomeIdle());
  expect(paths).toEqual([]);
  document.documentElement.hidden = false;
});
