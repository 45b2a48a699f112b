import type { Brand, Session } from '@storefront/contracts';
import type { QueryClient } from '@storefront/query';
import type { PartKey, RemoteParts } from '../../app/remotes/remoteParts';
import type { MatchedRoute } from '../../app/routing/matchRoute';
import type { PageState } from '../../app/state/pageState';
import type { PinnedReleases } from '../releases';
import { loadParts } from './loadParts';
import { createVisitClient, prefetchPage } from './visit';

export interface Visit {
  url: URL;
  matched: MatchedRoute | undefined;
  session: Session;
  token: string | undefined;
  pinned: PinnedReleases;
}

/** A page with everything it needs to be drawn. */
export interface PreparedPage {
  url: URL;
  state: PageState;
  queryClient: QueryClient;
  parts: RemoteParts;
  pinned: PinnedReleases;
  drawn: readonly PartKey[];
  /** The back end answered 401: it does not know the visitor's token any more. */
  isTokenRefused: boolean;
}

interface PrepareOptions {
  brand: Brand;
  apiUrl: string;
  rendersOnServer: boolean;
}

/** Loads the remotes and the data of a page. What fails of them is in the result: a status, or a part left out. */
export async function preparePage(visit: Visit, options: PrepareOptions): Promise<PreparedPage> {
  const { url, matched, session, token, pinned } = visit;
  let isTokenRefused = false;
  const queryClient = createVisitClient({
    apiUrl: options.apiUrl,
    token,
    onUnauthorized: () => {
      isTokenRefused = true;
    },
  });
  const { parts, drawn } = await loadParts(options.rendersOnServer ? matched : undefined, pinned);
  const errorStatus = matched ? await prefetchPage({ queryClient, parts, matched, session, url }) : 404;
  const state: PageState = {
    brand: options.brand,
    session,
    releases: pinned.browser,
    queries: { queries: [], mutations: [] },
    errorStatus,
    year: new Date().getFullYear(),
  };
  return { url, state, queryClient, parts, pinned, drawn, isTokenRefused };
}

/** May the next guest be shown this very page? Not an error, and nothing of it left to the browser. */
export function isComplete({ state, parts, drawn }: PreparedPage): boolean {
  return (
    state.errorStatus === undefined &&
    drawn.length > 0 &&
    drawn.every((part) => parts.peek(part).state === 'ready')
  );
}
