import { QueryObserver } from '@storefront/query';
import type { Api } from '../call/createApi';
import { createQueryClient } from '../call/createQueryClient';
import { userQuery } from '../user/userQueries';
import { orderQuery, ordersQuery } from './orderQueries';
import { refreshAfterOrder } from './refreshAfterOrder';

function pageOf(status: 'guest' | 'user') {
  const paths: string[] = [];
  const api = {
    call: async ({ path }: { path: string }) => {
      paths.push(path);
      return { id: 1, data: [] };
    },
  } as unknown as Api;
  const queryClient = createQueryClient(api, { retries: 0 });
  const header = new QueryObserver(queryClient, { ...userQuery(), enabled: status === 'user' });
  const stop = header.subscribe(() => {});
  return { queryClient, paths, stop };
}

test('reads the data on the screen once more, and no other', async () => {
  const { queryClient, paths, stop } = pageOf('user');
  await queryClient.fetchQuery(ordersQuery());
  await queryClient.fetchQuery(orderQuery(7));
  const before = paths.length;
  await refreshAfterOrder(queryClient);
  expect(paths.slice(before)).toEqual(['/api/user/get-data/']);
  expect(queryClient.getQueryState(ordersQuery().queryKey)?.isInvalidated).toBe(true);
  expect(queryClient.getQueryState(orderQuery(7).queryKey)?.isInvalidated).toBe(false);
  stop();
});

test('sends nothing for a guest', async () => {
  const { queryClient, paths, stop } = pageOf('guest');
  await refreshAfterOrder(queryClient);
  expect(paths).toEqual([]);
  stop();
});
