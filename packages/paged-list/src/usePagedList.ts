import { type QueryClient, queryOptions, useQuery } from '@storefront/query';
import type { NextPage } from '@storefront/ui';
import { useState } from 'react';
import { type JoinedPages, joinPages, type Page } from './joinPages';

interface Options<Item> {
  /** Cache key of the joined pages; invalidating a prefix of it reads them again. */
  key: readonly unknown[];
  /** Fetches a page through the cache; pages count from 1. */
  loadPage: (client: QueryClient, page: number) => Promise<Page<Item>>;
}

/** The first `count` pages; cached pages are not requested again. */
const pagesQuery = <Item extends { id: number | string }>({ key, loadPage }: Options<Item>, count: number) =>
  queryOptions({
    queryKey: [...key, count],
    queryFn: async ({ client }): Promise<JoinedPages<Item>> => {
      const numbers = Array.from({ length: count }, (_, index) => index + 1);
      return joinPages(await Promise.all(numbers.map((page) => loadPage(client, page))));
    },
    // Each page has its own retries.
    retry: false,
  });

/** A list of the server that grows page by page. What was loaded stays while the next page loads or has failed. */
export function usePagedList<Item extends { id: number | string }>(options: Options<Item>) {
  const [count, setCount] = useState(1);
  const latest = useQuery(pagesQuery(options, count));
  const previous = useQuery(pagesQuery(options, Math.max(1, count - 1)));
  const shown = latest.data ? latest : previous;

  return {
    /** For `toListState`: fails as a whole only without any page. */
    list: {
      data: shown.data,
      isError: latest.isError,
      fetchStatus: latest.fetchStatus,
      refetch: latest.refetch,
    },
    readAt: shown.dataUpdatedAt,
    error: latest.error,
    nextPage: nextPageOf(latest, shown.data?.hasMore ?? false),
    loadMore: () => {
      if (latest.isError) void latest.refetch();
      else if (latest.data?.hasMore) setCount(count + 1);
    },
  };
}

interface Request {
  data: unknown;
  isFetching: boolean;
  isError: boolean;
}

function nextPageOf({ data, isFetching, isError }: Request, hasMore: boolean): NextPage {
  if (!hasMore) return 'none';
  if (isFetching) return 'loading';
  if (isError) return 'failed';
  // Without data and without an error it waits for the network.
  return data === undefined ? 'loading' : 'available';
}
