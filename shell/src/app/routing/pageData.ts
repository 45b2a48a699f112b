import { type PageContext, type PageModule, type TrackedPromise, trackStatus } from '@storefront/contracts';
import type { QueryClient } from '@storefront/query';

const prefetches = new WeakMap<QueryClient, Map<string, TrackedPromise<void>>>();

function prefetchesOf(queryClient: QueryClient) {
  const known = prefetches.get(queryClient) ?? new Map<string, TrackedPromise<void>>();
  prefetches.set(queryClient, known);
  return known;
}

/** Records that the page's data arrived with the HTML, so that nothing is fetched again. */
export function markPageReady(queryClient: QueryClient, key: string): void {
  // Marked as fulfilled at once: `trackStatus` would do so a microtask later, and hydration would suspend.
  prefetchesOf(queryClient).set(key, Object.assign(Promise.resolve(), { status: 'fulfilled' as const }));
}

/** How long a page waits for data that it can do without, ms (decision 0100). */
const prefetchLimitMs = 3_000;

/**
 * A client whose reads accept cached data of any age, unless it was invalidated: a page that the visitor returns to
 * shows its earlier data at once, also without a network. The page's own hooks refresh stale data. A failed
 * `prefetchQuery` does not fail the page, so the page waits for it only for a moment: with its retries a slow call
 * takes half a minute.
 */
const cachedFirst = (queryClient: QueryClient): QueryClient =>
  new Proxy(queryClient, {
    get(client, name) {
      const value: unknown = Reflect.get(client, name);
      if (typeof value !== 'function') return value;
      const method = value.bind(client) as (options: object) => unknown;
      const read = (options: object) => method({ ...options, staleTime: Infinity });
      if (name === 'fetchQuery') return read;
      if (name !== 'prefetchQuery') return method;
      return (options: object) =>
        Promise.race([read(options), new Promise((resolve) => setTimeout(resolve, prefetchLimitMs))]);
    },
  });

/**
 * Runs a page's `prefetch` once per visit of an address; React's `use` reads the result. The visit ends when another
 * address is opened, so coming back prefetches again.
 */
export function pageReady(page: PageModule, context: PageContext, key: string): Promise<void> {
  const known = prefetchesOf(context.queryClient);
  const running = known.get(key);
  if (running) return running;
  known.clear();
  const queryClient = cachedFirst(context.queryClient);
  const promise = trackStatus(page.prefetch?.({ ...context, queryClient }) ?? Promise.resolve());
  known.set(key, promise);
  return promise;
}
