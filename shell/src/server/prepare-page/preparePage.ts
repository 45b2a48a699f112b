import { settingsQuery } from '@storefront/api-client';
import type { Brand, PageModule, PanelId, Session } from '@storefront/contracts';
import { RemoteLoadError } from '@storefront/federation/server';
import type { QueryClient } from '@storefront/query';
import type { RemoteModuleKey, RemoteModules } from '../../app/remotes/remoteModules';
import type { PageState } from '../../app/state/pageState';
import { unknownRoute } from '../../features/error-pages';
import type { MatchedRoute } from '../../shared/routing/matchRoute';
import { currentYear } from './currentYear';
import { describePanel } from './describePanel';
import type { PageReports } from './pageReports';
import type { PageBuilds } from './pageBuilds';
import { leaveToBrowser } from './leaveToBrowser';
import { limitPrefetch, type WaitForPrefetch } from './limitPrefetch';
import { loadRemoteModules } from './loadRemoteModules';
import { readMainPageMeta } from './mainPageMeta';
import { describePage, type PageDescription } from './pageHead';
import { createPageClient, prefetchLayout, prefetchPage } from './prefetchPage';
import { prefetchWidgets } from './prefetchWidgets';

/** Which page is prepared, and with which builds. */
export interface PageVisit {
  url: URL;
  matched: MatchedRoute | undefined;
  session: Session;
  builds: PageBuilds;
  /** The page is an error page of this HTTP status: the guards said so, or the landings could not be read. */
  rejected: number | undefined;
}

/** A page with everything that rendering needs. */
export interface PreparedPage {
  url: URL;
  state: PageState;
  queryClient: QueryClient;
  remoteModules: RemoteModules;
  builds: PageBuilds;
  /** The modules that the page renders: the page first, then its widgets. */
  moduleKeys: readonly RemoteModuleKey[];
  /** Undefined for a page that search engines should not find: an error, or one left to the browser. */
  description: PageDescription | undefined;
  /** The settings were loaded; without them the layout shows its defaults. */
  hasSettings: boolean;
  /** The back end answered 401: it no longer accepts the visitor's token. */
  isTokenRejected: boolean;
  /** The panel that most visitors of the page open first. */
  firstPanel: PanelId | undefined;
  /** The page needs its scripts even without input, so they do not wait for the visitor (decision 0098). */
  isLive: boolean;
}

interface PrepareOptions {
  brand: Brand;
  publicUrl: string;
  apiUrl: string;
  /** Calls the back end for this visitor. */
  fetch: typeof fetch;
  rendersOnServer: boolean;
  reports: PageReports;
}

/** Loads the remotes and the data of a page. A failure becomes a status, or a module left to the browser. */
export async function preparePage(visit: PageVisit, options: PrepareOptions): Promise<PreparedPage> {
  const { url, session, builds, rejected } = visit;
  const { brand, publicUrl: origin, reports } = options;
  const matched = rejected === undefined ? visit.matched : undefined;
  let isTokenRejected = false;
  const queryClient = createPageClient(options, () => {
    isTokenRejected = true;
  });
  const { remoteModules, moduleKeys: loadedKeys } = await loadRemoteModules(
    options.rendersOnServer ? matched : undefined,
    builds,
    reports.notLoaded,
  );
  const [page] = loadedKeys;
  const module =
    page && remoteModules.peek(page).state === 'ready'
      ? ((await remoteModules.load(page)) as unknown as PageModule)
      : undefined;
  const failed = new Map<RemoteModuleKey, RemoteLoadError>();
  const waitFor: WaitForPrefetch = async (key, prefetch) => {
    try {
      await limitPrefetch(prefetch, { key, builds, queryClient });
      return true;
    } catch (error) {
      if (!(error instanceof RemoteLoadError)) throw error;
      failed.set(key, error);
      reports.notLoaded(error);
      return false;
    }
  };
  const context = { params: matched?.params ?? {}, search: url.searchParams, queryClient, brand };
  const pageData = matched
    ? prefetchPage({ module, context, matched, session, url, waitFor })
    : prefetchLayout(queryClient, session).then(() =>
        rejected === undefined ? unknownRoute : { status: rejected },
      );
  const [error, moduleKeys, panel] = await Promise.all([
    pageData,
    module
      ? prefetchWidgets({
          module,
          context,
          session,
          pageData,
          remoteModules,
          moduleKeys: loadedKeys,
          waitFor,
          warn: reports.warn,
        })
      : loadedKeys,
    module && describePanel({ url, context, remoteModules, waitFor, reports }),
  ]);
  const settings = queryClient.getQueryState(settingsQuery().queryKey);
  if (settings?.error) reports.warn(settings.error, 'the settings could not be loaded');
  const description =
    module && page && !error && !failed.has(page)
      ? { ...(await describePage({ module, context, url, origin, warn: reports.warn })), panel }
      : undefined;
  const state: PageState = {
    brand,
    session,
    releases: builds.browser,
    queries: { queries: [], mutations: [] },
    error,
    year: currentYear(brand.timeZone),
    origin,
    apiHost: options.apiUrl.startsWith('https:') ? new URL(options.apiUrl).host : undefined,
    mainPageMeta: readMainPageMeta(settings?.data?.mainPageMeta),
  };
  const hasSettings = settings?.status === 'success';
  const renderedModules = leaveToBrowser(remoteModules, failed);
  const isWhole = error !== undefined || areRendered(renderedModules, moduleKeys);
  return {
    url,
    state,
    queryClient,
    builds,
    moduleKeys,
    remoteModules: renderedModules,
    description,
    hasSettings,
    isTokenRejected,
    firstPanel: matched?.route.firstPanel,
    isLive:
      !isWhole ||
      session.status === 'user' ||
      matched?.route.start === 'after-paint' ||
      url.searchParams.has('panel'),
  };
}

/** No module of the page is left to the browser. */
const areRendered = (remoteModules: RemoteModules, moduleKeys: readonly RemoteModuleKey[]) =>
  moduleKeys.length > 0 && moduleKeys.every((key) => remoteModules.peek(key).state === 'ready');

/** Whether the page may be cached for other guests: no error, with its settings, and no module left to the browser. */
export function isCacheable({ state, remoteModules, moduleKeys, hasSettings }: PreparedPage): boolean {
  return hasSettings && !state.error && areRendered(remoteModules, moduleKeys);
}
