/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider, queryOptions } from '@storefront/query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Page } from './joinPages';
import { type PagedListOptions, usePagedList } from './usePagedList';

const size = 25;
const requests: number[] = [];
let count = 500;

beforeEach(() => {
  requests.length = 0;
  count = 500;
});

/** Entries `count` to 1, newest first. */
const pageQuery = (page: number) =>
  queryOptions({
    queryKey: ['feed', 'page', page],
    queryFn: async (): Promise<Page<{ id: number }>> => {
      requests.push(page);
      const ids = Array.from({ length: count }, (_, index) => count - index);
      return {
        data: ids.slice((page - 1) * size, page * size).map((id) => ({ id })),
        meta: { current_page: page, last_page: Math.ceil(count / size), total: count },
      };
    },
    staleTime: 60_000,
  });

const options = {
  key: ['feed', 'pages'],
  loadPage: (client: QueryClient, page: number) => client.fetchQuery(pageQuery(page)),
  pageKey: (page: number) => pageQuery(page).queryKey,
  cachedPage: (client: QueryClient, page: number) => client.getQueryState(pageQuery(page).queryKey),
};

function open(client = new QueryClient(), more: Partial<PagedListOptions<{ id: number }>> = {}) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const hook = renderHook(() => usePagedList({ ...options, ...more }), { wrapper });
  const ids = () => hook.result.current.list.data?.items.map(({ id }) => id) ?? [];
  const loaded = (length: number) => waitFor(() => expect(ids().length).toBe(length));
  return { ...hook, client, ids, loaded, loadMore: () => act(() => hook.result.current.loadMore()) };
}
const from = (newest: number, length: number) => Array.from({ length }, (_, index) => newest - index);

test('500 entries append page by page, each requested once', async () => {
  const { ids, loaded, loadMore, result } = open();
  for (let page = 1; page < 20; page += 1) {
    await loaded(page * size);
    expect(result.current).toMatchObject({ nextPage: 'available', count: page });
    loadMore();
  }
  await loaded(500);
  expect(ids()).toEqual(from(500, 500));
  expect(result.current.nextPage).toBe('none');
  expect(requests).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
});

test('an entry published between two page reads lists no entry twice', async () => {
  const { ids, loaded, loadMore } = open();
  await loaded(size);
  count = 501;
  loadMore();
  await loaded(2 * size - 1);
  expect(ids()).toEqual(from(500, 2 * size - 1));
});

test('an entry published after a page was read is no gap once the page before it is read again', async () => {
  const clock = jest.spyOn(Date, 'now');
  const start = Date.now();
  try {
    const { ids, loaded, loadMore } = open();
    await loaded(size);
    clock.mockReturnValue(start + 30_000);
    loadMore();
    await loaded(2 * size);
    count = 501;
    // The first page is stale now, the second one is not.
    clock.mockReturnValue(start + 70_000);
    loadMore();
    await loaded(3 * size);
    expect(ids()).toEqual(from(501, 3 * size));
    expect(requests).toEqual([1, 2, 1, 2, 3]);
  } finally {
    clock.mockRestore();
  }
});

test('a page from before the list was opened again is read again after a newer first page', async () => {
  const clock = jest.spyOn(Date, 'now');
  const start = Date.now();
  try {
    const client = new QueryClient();
    await client.fetchQuery(pageQuery(2));
    count = 501;
    clock.mockReturnValue(start + 30_000);
    const { ids, loaded, loadMore } = open(client, { cachedPage: () => undefined });
    await loaded(size);
    loadMore();
    await loaded(2 * size);
    expect(ids()).toEqual(from(501, 2 * size));
    expect(requests).toEqual([2, 1, 2]);
  } finally {
    clock.mockRestore();
  }
});

test('a list that changes while it is read again does not join the request from before the change', async () => {
  const answers: (() => void)[] = [];
  const key = ['slow', 'page', 1];
  // Each request knows the entries of the time when it is sent.
  const slowPage = async (): Promise<Page<{ id: number }>> => {
    const page = { data: [{ id: count }], meta: { current_page: 1, last_page: 1, total: 1 } };
    await new Promise<void>((resolve) => answers.push(resolve));
    return page;
  };
  const { client, ids } = open(new QueryClient(), {
    key: ['slow', 'pages'],
    loadPage: (queries) => queries.fetchQuery({ queryKey: key, queryFn: slowPage }),
    pageKey: () => key,
    cachedPage: () => undefined,
  });
  const answer = () => act(async () => answers.shift()?.());
  const change = (to: number) =>
    act(async () => {
      count = to;
      void client.invalidateQueries({ queryKey: ['slow'] });
    });
  await answer();
  await waitFor(() => expect(ids()).toEqual([500]));
  await change(501);
  await change(502);
  while (answers.length > 0) await answer();
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(ids()).toEqual([502]);
});

test('a change during the first read of the next page is not lost: all pages are read again', async () => {
  const answers: (() => void)[] = [];
  // Each request knows the entries of the time when it is sent.
  const slowQuery = (page: number) => ({
    queryKey: ['slow', 'page', page],
    staleTime: 60_000,
    queryFn: async (): Promise<Page<{ id: number }>> => {
      const answer = {
        data: [{ id: count - page }],
        meta: { current_page: page, last_page: 2, total: 2 },
      };
      await new Promise<void>((resolve) => answers.push(resolve));
      return answer;
    },
  });
  const { client, ids, loadMore } = open(new QueryClient(), {
    key: ['slow', 'pages'],
    loadPage: (queries, page) => queries.fetchQuery(slowQuery(page)),
    pageKey: (page) => slowQuery(page).queryKey,
    cachedPage: () => undefined,
  });
  const answer = () => act(async () => answers.shift()?.());
  await answer();
  await waitFor(() => expect(ids()).toEqual([499]));
  loadMore();
  await waitFor(() => expect(answers).toHaveLength(1));
  await act(async () => {
    count = 600;
    void client.invalidateQueries({ queryKey: ['slow'] });
  });
  while (answers.length > 0) await answer();
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(ids()).toEqual([599, 598]);
});

test('a list may begin at a later page', async () => {
  const { ids, loaded, loadMore } = open(new QueryClient(), { firstPage: 3 });
  await loaded(size);
  loadMore();
  await loaded(2 * size);
  expect(ids()).toEqual(from(450, 2 * size));
  expect(requests).toEqual([3, 4]);
});

test('pages in the cache render at once: the one fetched for the page, and after «back» all that were loaded', async () => {
  const client = new QueryClient();
  await client.fetchQuery(pageQuery(1));
  const first = open(client);
  expect(first.ids()).toEqual(from(500, size));
  first.loadMore();
  await first.loaded(2 * size);
  first.unmount();

  const second = open(client);
  expect(second.ids()).toEqual(from(500, 2 * size));
  expect(second.result.current.count).toBe(2);
  expect(requests).toEqual([1, 2]);
});

test('an empty list is complete', async () => {
  count = 0;
  const { result } = open();
  await waitFor(() => expect(result.current.list.data?.items).toEqual([]));
  expect(result.current.nextPage).toBe('none');
});

test('a disabled list makes no call, and another key is another list', async () => {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result, rerender } = renderHook(
    ({ name }: { name: string }) =>
      usePagedList({ loadPage: options.loadPage, key: [name], isEnabled: name !== '' }),
    { wrapper, initialProps: { name: '' } },
  );
  expect(result.current.list).toMatchObject({ data: undefined, fetchStatus: 'idle' });
  expect(requests).toEqual([]);

  rerender({ name: 'first' });
  await waitFor(() => expect(result.current.nextPage).toBe('available'));
  act(() => result.current.loadMore());
  await waitFor(() => expect(result.current.list.data?.items).toHaveLength(2 * size));
  rerender({ name: 'second' });
  await waitFor(() => expect(result.current.list.data?.items).toHaveLength(size));
  expect(result.current.count).toBe(1);
});
