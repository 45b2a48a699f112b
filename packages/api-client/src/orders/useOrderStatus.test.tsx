/** @jest-environment jsdom */
import { emit, SessionProvider } from '@storefront/contracts';
import { QueryClientProvider, useQuery } from '@storefront/query';
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

function renderStatus(
  user: object,
  status: 'guest' | 'user' = 'user',
  shared?: ReturnType<typeof createQueryClient>,
  isNeeded = true,
) {
  const api = { call: async () => user } as unknown as Api;
  const queryClient = shared ?? createQueryClient(api, { retries: 0 });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <SessionProvider value={{ status }}>{children}</SessionProvider>
    </QueryClientProvider>
  );
  const view = renderHook(
    () => ({ connection: useOrderStatus(isNeeded), user: useQuery({ ...userQuery(), enabled: false }).data }),
    { wrapper },
  );
  return { queryClient, ...view };
}

test('follows the orders of a user with a phone until it unmounts', async () => {
  const { result, unmount } = renderStatus({ id: 17, phone: '79161234567' });
  await waitFor(() => expect(following).toHaveBeenCalledTimes(1));
  expect(following.mock.calls[0]?.[0].userId).toBe(17);
  expect(result.current.connection).toBe('connecting');
  act(() => following.mock.calls[0]?.[0].onConnection('live'));
  expect(result.current.connection).toBe('live');
  expect(disconnect).not.toHaveBeenCalled();
  unmount();
  expect(disconnect).toHaveBeenCalledTimes(1);
});

test('two followers share one socket, which lasts until the second has left', async () => {
  const { queryClient, unmount } = renderStatus({ id: 17, phone: '79161234567' });
  await waitFor(() => expect(following).toHaveBeenCalledTimes(1));
  act(() => following.mock.calls[0]?.[0].onConnection('live'));
  const second = renderStatus({ id: 17, phone: '79161234567' }, 'user', queryClient);
  await waitFor(() => expect(second.result.current.connection).toBe('live'));
  unmount();
  expect(disconnect).not.toHaveBeenCalled();
  second.unmount();
  expect(disconnect).toHaveBeenCalledTimes(1);
  expect(following).toHaveBeenCalledTimes(1);
});

test('does not follow while there is no order to follow', async () => {
  const { result } = renderStatus({ id: 17, phone: '79161234567' }, 'user', undefined, false);
  await waitFor(() => expect(result.current.user).toBeTruthy());
  await act(async () => void (await import('./followOrders')));
  expect(following).not.toHaveBeenCalled();
});

test('stops following at a logout, before the page is left', async () => {
  renderStatus({ id: 17, phone: '79161234567' });
  await waitFor(() => expect(following).toHaveBeenCalledTimes(1));
  act(() => emit('account:logged-out', {}));
  expect(disconnect).toHaveBeenCalledTimes(1);
  expect(following).toHaveBeenCalledTimes(1);
});

test('does not follow the orders of a user without a phone', async () => {
  const { result } = renderStatus({ id: 17, phone: null });
  await waitFor(() => expect(result.current.user).toBeTruthy());
  // The hook would have started its import before this import.
  await act(async () => void (await import('./followOrders')));
  expect(following).not.toHaveBeenCalled();
});

test('neither loads a guest nor follows their orders', async () => {
  const { queryClient } = renderStatus({ id: 17, phone: '79161234567' }, 'guest');
  await act(async () => void (await import('./followOrders')));
  expect(queryClient.getQueryState(userQuery().queryKey)).toMatchObject({
    status: 'pending',
    fetchStatus: 'idle',
  });
  expect(following).not.toHaveBeenCalled();
});
