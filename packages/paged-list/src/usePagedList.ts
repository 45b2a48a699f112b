import { serverOnlyMeta } from '@storefront/contracts';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@storefront/query';
import type { NextPage } from '@storefront/ui';
import { useState } from 'react';
import { type JoinedPages, joinPages, type Page } from './joinPages';

export interface PagedListOptions<Item> {
  /** Cache key of the joined pages; invalidating a prefix of it reads them again. */
  key: readonly unknown[];
  /** Fetches a page through the cache; pages count from 1. */
  loadPage: (client: QueryClient, page: number) => Promise<Page<Item>>;
  /**
   * Cache key of a page. With it a page is read again when the page before it is read again: an entry may have moved
   * from there, and an older page would leave it out.
   */
  pageKey?: (page: number) => readonly unknown[];
  /** A page that is in the cache already: a list of such pages renders at once, on the server too. */
  cachedPage?: (
    client: QueryClient,
    page: number,
  ) => { data?: Page<Item>; dataUpdatedAt: number } | undefined;
  /** The page that the list begins with; 1 by default. */
  firstPage?: number;
  /** Whether there is anything to read yet; true by default. */
  isEnabled?: boolean;
}

/** Pages that were read together answer within this time. */
const togetherMs = 2_000;

/** Makes a page stale when the page before it is being read, or was read later. */
function expireOlder(
  client: QueryClient,
  pageKey: NonNullable<PagedListOptions<unknown>['pageKey']>,
  page: number,
): void {
  const before = client.getQueryState(pageKey(page - 1));
  const readAt = client.getQueryState(pageKey(page))?.dataUpdatedAt ?? 0;
  if (before && (before.fetchStatus !== 'idle' || before.dataUpdatedAt > readAt + togetherMs))
    expire(client, pageKey(page));
}

function expire(client: QueryClient, queryKey: readonly unknown[]): void {
  void client.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
}

/** `count` pages from the first; cached pages are not requested again. */
function pagesQuery<Item extends { id: number | string }>(
  client: QueryClient,
  { key, loadPage, pageKey, cachedPage, firstPage = 1, isEnabled = true }: PagedListOptions<Item>,
  count: number,
) {
  const numbers = Array.from({ length: count }, (_, index) => firstPage + index);
  const load = (page: number) => {
    if (pageKey) expireOlder(client, pageKey, page);
    return loadPage(client, page);
  };
  const cached = () => numbers.map((page) => cachedPage?.(client, page));
  return queryOptions({
    queryKey: [...key, firstPage, count],
    queryFn: async ({ queryKey }): Promise<JoinedPages<Item>> => {
      const isChanged = () => client.getQueryState(queryKey)?.isInvalidated;
      const read = () => Promise.all(numbers.map(load));
      const isReadAgain = isChanged();
      // Requests from before the change would be joined. A caller that waits for such a request gets the next answer.
      if (pageKey && isReadAgain)
        for (const page of numbers)
          void client.cancelQueries(
            { queryKey: pageKey(page), exact: true },
            { silent: true, revert: false },
          );
      let pages = await read();
      // A change does not end a first read, which has nothing to show yet.
      if (pageKey && !isReadAgain && isChanged()) {
        for (const page of numbers) expire(client, pageKey(page));
        pages = await read();
      }
      return joinPages(pages, firstPage);
    },
    initialData: () => {
      const pages = cached().flatMap((page) => (page?.data ? [page.data] : []));
      return pages.length === count ? joinPages(pages, firstPage) : undefined;
    },
    initialDataUpdatedAt: () => Math.min(...cached().map((page) => page?.dataUpdatedAt ?? 0)),
    enabled: isEnabled,
    // Each page has its own retries.
    retry: false,
    // The browser gets the pages themselves.
    meta: serverOnlyMeta,
  });
}

/** How many pages render at once: after «back» all that had been loaded, so that the scroll position fits. */
function cachedCount<Item>(
  client: QueryClient,
  { cachedPage, firstPage = 1 }: PagedListOptions<Item>,
): number {
  let count = 1;
  while (cachedPage?.(client, firstPage + count)?.data) count += 1;
  return count;
}

/**
 * A list of the server that grows page by page. The loaded pages stay while the next page loads or has failed. Another
 * `key` is another list.
 */
export function usePagedList<Item extends { id: number | string }>(options: PagedListOptions<Item>) {
  const client = useQueryClient();
  const list = JSON.stringify(options.key);
  const [asked, setAsked] = useState(() => ({ list, count: cachedCount(client, options) }));
  const count = asked.list === list ? asked.count : cachedCount(client, options);
  const latest = useQuery(pagesQuery(client, options, count));
  const previous = useQuery(pagesQuery(client, options, Math.max(1, count - 1)));
  const shown = latest.data ? latest : previous;

  return {
    /** For `toListState`: fails as a whole only without any page. */
    list: {
      data: shown.data,
      isError: latest.isError,
      fetchStatus: latest.fetchStatus,
      refetch: latest.refetch,
    },
    /** How many pages were asked for. */
    count,
    readAt: shown.dataUpdatedAt,
    error: latest.error,
    nextPage: nextPageOf(latest, shown.data?.hasMore ?? false),
    loadMore: () => {
      if (latest.isError) void latest.refetch();
      else if (latest.data?.hasMore) setAsked({ list, count: count + 1 });
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
