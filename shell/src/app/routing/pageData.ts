import type { PageContext, PageModule } from '@storefront/contracts';
import type { QueryClient } from '@storefront/query';

type Settled = Promise<void> & {
  status?: 'pending' | 'fulfilled' | 'rejected';
  value?: undefined;
  reason?: unknown;
};

const started = new WeakMap<QueryClient, Map<string, Settled>>();

function entries(queryClient: QueryClient) {
  const known = started.get(queryClient) ?? new Map<string, Settled>();
  started.set(queryClient, known);
  return known;
}

/** The page's data came with the HTML: nothing is asked for again. */
export function markPageReady(queryClient: QueryClient, key: string): void {
  entries(queryClient).set(
    key,
    Object.assign(Promise.resolve(), { status: 'fulfilled' as const, value: undefined }),
  );
}

/**
 * Runs a page's `prefetch` once per visit of an address, in a form that React's `use` reads. The visit ends
 * when another address is asked for, so coming back asks again (the query cache decides what is stale).
 */
export function pageReady(page: PageModule, context: PageContext, key: string): Promise<void> {
  const known = entries(context.queryClient);
  const running = known.get(key);
  if (running) return running;
  known.clear();
  const promise: Settled = page.prefetch?.(context) ?? Promise.resolve();
  promise.status = 'pending';
  promise.then(
    () => void Object.assign(promise, { status: 'fulfilled' }),
    (reason: unknown) => void Object.assign(promise, { status: 'rejected', reason }),
  );
  known.set(key, promise);
  return promise;
}
