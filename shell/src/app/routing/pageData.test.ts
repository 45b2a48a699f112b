import type { PageContext, PageModule } from '@storefront/contracts';
import { QueryClient } from '@storefront/query';
import { testBrand } from '@storefront/testing';
import { pageReady } from './pageData';

const long = 61_000;
const dishes = { queryKey: ['dishes'], queryFn: () => Promise.resolve(['Мисо']) };

/** A client that read the dishes a minute ago. */
function clientWithDishes() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: false } } });
  queryClient.setQueryData(dishes.queryKey, ['Рамен'], { updatedAt: Date.now() - long });
  return queryClient;
}

function visit(queryClient: QueryClient, queryFn: () => Promise<string[]>) {
  const read: unknown[] = [];
  const page = {
    prefetch: async (context: PageContext) => {
      read.push(await context.queryClient.fetchQuery({ ...dishes, queryFn }));
      await context.queryClient.prefetchQuery({ ...dishes, queryFn });
      read.push(context.queryClient.getQueryData(dishes.queryKey));
    },
  } as unknown as PageModule;
  const context = { params: {}, search: new URLSearchParams(), queryClient, brand: testBrand };
  return { ready: pageReady(page, context, '/menu'), read };
}

test.each([
  ['hangs', () => new Promise<string[]>(() => {})],
  ['fails', () => Promise.reject(new Error('503'))],
])('a page whose data is in the cache is ready although the back end %s', async (_, queryFn) => {
  const { ready, read } = visit(clientWithDishes(), queryFn);
  await ready;
  expect(read).toEqual([['Рамен'], ['Рамен']]);
});

test('data that was invalidated is read again', async () => {
  const queryClient = clientWithDishes();
  await queryClient.invalidateQueries(dishes);
  const { ready, read } = visit(queryClient, dishes.queryFn);
  await ready;
  expect(read[0]).toEqual(['Мисо']);
});

test('data that was never read is waited for, and its failure is the page’s', async () => {
  const { ready } = visit(new QueryClient({ defaultOptions: { queries: { retry: false } } }), () =>
    Promise.reject(new Error('503')),
  );
  await expect(ready).rejects.toThrow('503');
});

test.each([
  ['hangs', () => new Promise<string[]>(() => {})],
  ['is slow', () => new Promise<string[]>((resolve) => void setTimeout(() => resolve([]), 10_000))],
])('what a page only prefetches holds it up for three seconds at most when it %s', async (_, queryFn) => {
  jest.useFakeTimers();
  try {
    let isReady = false;
    const queryClient = new QueryClient();
    const prefetch = (context: PageContext) => context.queryClient.prefetchQuery({ ...dishes, queryFn });
    const page = { prefetch } as unknown as PageModule;
    const context = { params: {}, search: new URLSearchParams(), queryClient, brand: testBrand };
    void pageReady(page, context, '/menu').then(() => (isReady = true));
    await jest.advanceTimersByTimeAsync(2_900);
    expect(isReady).toBe(false);
    await jest.advanceTimersByTimeAsync(200);
    expect(isReady).toBe(true);
    // The page's own hooks wait for the same request.
    expect(queryClient.isFetching()).toBe(1);
    queryClient.clear();
  } finally {
    jest.useRealTimers();
  }
});

test('a visit reads once', () => {
  const queryClient = clientWithDishes();
  const first = visit(queryClient, dishes.queryFn).ready;
  expect(visit(queryClient, dishes.queryFn).ready).toBe(first);
});
