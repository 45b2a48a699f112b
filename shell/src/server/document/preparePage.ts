import { settingsQuery } from '@storefront/api-client';
import type { Brand, PageModule, Session } from '@storefront/contracts';
import type { QueryClient } from '@storefront/query';
import type { FastifyBaseLogger } from 'fastify';
import type { PartKey, RemoteParts } from '../../app/remotes/remoteParts';
import type { MatchedRoute } from '../../shared/routing/matchRoute';
import type { PageState } from '../../app/state/pageState';
import type { PinnedReleases } from '../releases';
import { loadParts } from './loadParts';
import { unknownRoute } from '../../features/error-pages';
import { readMainPageMeta } from './mainPageMeta';
import { describePage, type PageDescription } from './pageHead';
import { createVisitClient, prefetchFrame, prefetchPage } from './visit';
import { yearIn } from './yearIn';

export interface Visit {
  url: URL;
  matched: MatchedRoute | undefined;
  session: Session;
  token: string | undefined;
  pinned: PinnedReleases;
  /** The guards answer with an error page of this status. */
  refusedWith?: number | undefined;
}

/** A page with everything it needs to be drawn. */
export interface PreparedPage {
  url: URL;
  state: PageState;
  queryClient: QueryClient;
  parts: RemoteParts;
  pinned: PinnedReleases;
  drawn: readonly PartKey[];
  /** Undefined for a page that nobody should find: an error, or one that the server could not draw. */
  description: PageDescription | undefined;
  /** The frame has its texts and numbers; without them it stands with their defaults. */
  hasSettings: boolean;
  /** The back end answered 401: it does not know the visitor's token any more. */
  isTokenRefused: boolean;
}

interface PrepareOptions {
  brand: Brand;
  apiUrl: string;
  publicUrl: string;
  rendersOnServer: boolean;
  log: FastifyBaseLogger;
}

/** Loads the remotes and the data of a page. What fails of them is in the result: a status, or a part left out. */
export async function preparePage(visit: Visit, options: PrepareOptions): Promise<PreparedPage> {
  const { url, session, token, pinned, refusedWith } = visit;
  const { brand, publicUrl: origin, log } = options;
  const matched = refusedWith === undefined ? visit.matched : undefined;
  let isTokenRefused = false;
  const queryClient = createVisitClient({
    apiUrl: options.apiUrl,
    token,
    onUnauthorized: () => {
      isTokenRefused = true;
    },
  });
  const { parts, drawn } = await loadParts(options.rendersOnServer ? matched : undefined, pinned);
  const error = matched
    ? await prefetchPage({ queryClient, parts, matched, session, url })
    : await prefetchFrame(queryClient, session).then(() =>
        refusedWith === undefined ? unknownRoute : { status: refusedWith },
      );
  const settings = queryClient.getQueryState(settingsQuery().queryKey);
  if (settings?.error) log.warn(settings.error, 'the settings could not be loaded');
  const [page] = drawn;
  const isDescribed = matched && page && !error && parts.peek(page).state === 'ready';
  const description = isDescribed
    ? await describePage({
        module: (await parts.load(page)) as unknown as PageModule,
        ...{ params: matched.params, url, queryClient, brand, origin, log },
      })
    : undefined;
  const state: PageState = {
    brand,
    session,
    releases: pinned.browser,
    queries: { queries: [], mutations: [] },
    error,
    year: yearIn(brand.timeZone),
    origin,
    mainPageMeta: readMainPageMeta(settings?.data?.mainPageMeta),
  };
  const hasSettings = settings?.status === 'success';
  return { url, state, queryClient, parts, pinned, drawn, description, hasSettings, isTokenRefused };
}

/** May the next guest be shown this very page? Not an error, with its settings, nothing of it left to the browser. */
export function isComplete({ state, parts, drawn, hasSettings }: PreparedPage): boolean {
  return (
    hasSettings &&
    !state.error &&
    drawn.length > 0 &&
    drawn.every((part) => parts.peek(part).state === 'ready')
  );
}
