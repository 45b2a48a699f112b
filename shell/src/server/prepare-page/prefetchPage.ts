import { createApi, createQueryClient, settingsQuery, socialsQuery, userQuery } from '@storefront/api-client';
import type { PageContext, PageModule, Session } from '@storefront/contracts';
import type { QueryClient } from '@storefront/query';
import { markPageReady } from '../../app/routing/pageData';
import { type PageError, routeErrorOf } from '../../features/error-pages';
import type { MatchedRoute } from '../../shared/routing/matchRoute';
import { visitAddress } from '../../shared/routing/pageAddress';
import type { WaitForPrefetch } from './limitPrefetch';

/** A page whose back end is slower than this is sent as an error page. Milliseconds. */
export const callTimeoutMs = 4_000;

/** A query client for one page: its data goes into this page and nowhere else. */
export function createPageClient(
  { apiUrl, fetch: call }: { apiUrl: string; fetch: typeof fetch },
  onUnauthorized?: () => void,
): QueryClient {
  const api = createApi({
    baseUrl: apiUrl,
    fetch: call,
    timeLimit: callTimeoutMs,
    ...(onUnauthorized ? { onUnauthorized } : {}),
  });
  return createQueryClient(api, { retries: 0 });
}

interface PrefetchOptions {
  /** Undefined when the page is left to the browser. */
  module: PageModule | undefined;
  context: PageContext;
  matched: MatchedRoute;
  session: Session;
  url: URL;
  waitFor: WaitForPrefetch;
}

/** Fetches the data of the header and the footer, on error pages too. */
export async function prefetchLayout(queryClient: QueryClient, { status }: Session): Promise<void> {
  await Promise.all([
    prefetchSettings(queryClient),
    ...(status === 'user' ? [queryClient.prefetchQuery(userQuery())] : []),
  ]);
}

/** Settings, then socials: a back end that fails or hangs for the first is not asked for the second, which only decorate. */
async function prefetchSettings(queryClient: QueryClient): Promise<void> {
  await queryClient.prefetchQuery(settingsQuery());
  const { queryKey } = settingsQuery();
  if (queryClient.getQueryState(queryKey)?.status === 'success')
    await queryClient.prefetchQuery(socialsQuery());
}

/**
 * Fetches the data of layout and page before anything is rendered, because the outcome may change the HTTP status.
 * Returns the error to show instead of the page, or undefined.
 */
export async function prefetchPage(options: PrefetchOptions): Promise<PageError | undefined> {
  const { module, context, session } = options;
  const [error] = await Promise.all([
    module && runPrefetch(module, options),
    prefetchLayout(context.queryClient, session),
  ]);
  return error;
}

async function runPrefetch(
  module: PageModule,
  { context, matched, url, waitFor }: PrefetchOptions,
): Promise<PageError | undefined> {
  try {
    const isDone = !module.prefetch || (await waitFor(`page:${matched.id}`, module.prefetch(context)));
    if (isDone) markPageReady(context.queryClient, visitAddress(url.pathname, url.search));
    return undefined;
  } catch (error) {
    return routeErrorOf(matched.id, error);
  }
}
