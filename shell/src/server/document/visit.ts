import { createApi, createQueryClient, settingsQuery, userQuery } from '@storefront/api-client';
import type { PageModule, Session } from '@storefront/contracts';
import type { QueryClient } from '@storefront/query';
import { type PageError, pageErrorOf } from '../../features/error-pages';
import type { RemoteParts } from '../../app/remotes/remoteParts';
import type { MatchedRoute } from '../../shared/routing/matchRoute';
import { markPageReady } from '../../app/routing/pageData';
import { visitAddress } from '../../shared/routing/pageAddress';

interface VisitOptions {
  apiUrl: string;
  token: string | undefined;
  onUnauthorized: () => void;
}

/** How long a page waits for the back end before it goes out as an error page. Milliseconds. */
const patience = 4_000;

/** A query client for one request: what it holds goes into this page and nowhere else. */
export function createVisitClient({ apiUrl, token, onUnauthorized }: VisitOptions): QueryClient {
  const api = createApi({
    baseUrl: apiUrl,
    fetch,
    timeLimit: patience,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    onUnauthorized,
  });
  return createQueryClient(api, { retries: 0 });
}

/** Whether the customer has told a name. A back end that does not answer has told nobody's. */
export async function knowsName({ apiUrl }: { apiUrl: string }, token: string): Promise<boolean> {
  const client = createVisitClient({ apiUrl, token, onUnauthorized: () => undefined });
  return client.fetchQuery(userQuery()).then(
    ({ name }) => Boolean(name),
    () => false,
  );
}

interface PrefetchOptions {
  queryClient: QueryClient;
  parts: RemoteParts;
  matched: MatchedRoute;
  session: Session;
  url: URL;
}

/** Asks for what header and footer show: on an error page, too, they say the same. */
export async function prefetchFrame(queryClient: QueryClient, { status }: Session): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(settingsQuery()),
    ...(status === 'user' ? [queryClient.prefetchQuery(userQuery())] : []),
  ]);
}

/**
 * Asks for what the frame and the page need before anything is drawn, because the answer may change the HTTP
 * status. Returns the error to show instead of the page, or undefined.
 */
export async function prefetchPage(options: PrefetchOptions): Promise<PageError | undefined> {
  const { queryClient, parts, matched, session, url } = options;
  const page = `page:${matched.id}` as const;
  const [outcome] = await Promise.all([
    parts.peek(page).state === 'ready' ? runPrefetch(options) : undefined,
    prefetchFrame(queryClient, session),
  ]);
  if (outcome === undefined && parts.peek(page).state === 'ready') {
    markPageReady(queryClient, visitAddress(url.pathname, url.search));
  }
  return outcome;
}

async function runPrefetch({
  queryClient,
  parts,
  matched,
  url,
}: PrefetchOptions): Promise<PageError | undefined> {
  const module = (await parts.load(`page:${matched.id}`)) as unknown as PageModule;
  try {
    await module.prefetch?.({ params: matched.params, search: url.searchParams, queryClient });
    return undefined;
  } catch (error) {
    return pageErrorOf(error);
  }
}
