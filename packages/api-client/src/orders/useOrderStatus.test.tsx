/** @jest-environment jsdom */
import { SessionProvider } from '@storefront/contracts';
import { QueryClientProvider } from '@storefront/query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Api } from '../call/createApi';
import { createQueryClient } from '../call/createQueryClient';
import { userQuery } from '../user/userQueries';
import { followOrders } from './followOrders';
import { useOrderStatus } from './useOrderStatus';

// followOrders has a test of its own, against a socket server.
jest.mock('./followOrders', () => ({ followOrders: jest.fn() }));
const disconnect = jest.fn();
const following = jest.mocked(followOrders);

beforeEach(() => {
  disconnect.mockReset();
  following.mockReset().mockReturnValue(disconnect);
});

function renderStatus(user: object, status: 'guest' | 'user' = 'user') {
  const api = { call: async () => user } as unknown as Api;
  const queryClient = createQueryClient(api, { retries: 0 });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <SessionProvider value={{ status }}>{children}</SessionProvider>
    </QueryClientProvider>
  );
  return { queryClient, ...renderHook(() => useOrderStatus(), { wrapper }) };
}

test('follows the orders of a user with a phone until it unmounts', async () => {
  const { result, unmount } = renderStatus({ id: 17, phone: '79161234567' });
  await waitFor(() => expect(following).toHaveBeenCalledTimes(1));
  expect(following.mock.calls[0]?.[0].userId).toBe(17);
  expect(result.current).toBe('connecting');
  act(() => following.mock.calls[0]?.[0].onConnection('live'));
  expect(result.current).toBe('live');
  expect(disconnect).not.toHaveBeenCalled();
  unmount();
  expect(disconnect).toHaveBeenCalledTimes(1);
});

test.each([
  ['a user without a phone', { id: 17, phone: null }, 'user'],
  ['a guest', { id: 17, phone: '79161234567' }, 'guest'],
] as const)('does not follow the orders of %s', async (_, user, status) => {
  const { queryClient } = renderStatus(user, status);
  if (status === 'user')
    await waitFor(() => expect(queryClient.getQueryData(userQuery().queryKey)).toBeTruthy());
  await act(() => Promise.resolve());
  expect(following).not.toHaveBeenCalled();
});
