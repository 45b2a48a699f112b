import type { Api } from '@storefront/api-client';
import type { Brand } from '@storefront/contracts';
import type { FastifyInstance } from 'fastify';
import type { TrialCookies } from './automatic-rollback/createTrialCookies';
import { createBucketCookie } from './bucketCookie';
import type { Config } from './config';
import type { ConnectedReleases } from './connectReleases';
import { createSharedRenderer } from './document/createSharedRenderer';
import { createVisitOpener } from './document/createVisitOpener';
import { documentRoute } from './document/documentRoute';
import { pageStateRoute } from './document/pageStateRoute';
import { createKnownLandings } from './landings';
import type { LastResort } from './lastResort';
import type { Metrics } from './operation/metrics';
import type { PreviewCookie } from './preview/createPreviewCookie';
import { createPreviews, type Previews } from './preview/createPreviews';
import { createPageRenderer, type PageRenderer } from './render-thread/createPageRenderer';
import type { ThreadSite } from './render-thread/messages';
import type { RenderThread } from './render-thread/openThread';
import type { SessionCookie } from './session';
import { readShellAssets } from './shellAssets';

interface PagesOptions {
  brand: Brand;
  cookieOptions: { brandKey: string; isSecure: boolean };
  session: SessionCookie;
  previewCookie: PreviewCookie;
  trialCookies: TrialCookies;
  lastResort: LastResort;
  metrics: Pick<Metrics, 'pageCache'>;
  live: ConnectedReleases;
  /** Calls the back end for a page. */
  callBackEnd: typeof fetch;
  /** Calls the back end for the shell itself. */
  shellApi: Api;
  startThread: (site: ThreadSite) => RenderThread;
}

interface Pages {
  renderer: PageRenderer;
  previews: Previews;
}

/** Adds every page and its state, and the render threads behind them. */
export async function addPages(app: FastifyInstance, config: Config, options: PagesOptions): Promise<Pages> {
  const { apiUrl, publicUrl, shellSecret, pagesPerMinute, remoteTimeoutMs } = config;
  const { brand, cookieOptions, session, trialCookies, lastResort, metrics, live, shellApi, startThread } =
    options;
  const { releases, remoteReports, buildWatch } = live;
  const backEnd = { apiUrl, fetch: options.callBackEnd, shellSecret };
  const registry = config.releases.where;
  const assets = await readShellAssets(config, brand);
  if (!config.rendersOnServer) app.log.warn('every page is left to the browser (SERVER_RENDERING=off)');
  const renderer = createPageRenderer({
    ...backEnd,
    files: live.files,
    remoteReports,
    registry,
    log: app.log,
    openThread: () => startThread({ brand, publicUrl, apiUrl, assets, registry, remoteTimeoutMs }),
    remoteTimeoutMs,
    threads: config.renderThreads,
    rendersOnServer: config.rendersOnServer,
  });
  app.addHook('onClose', () => renderer.close());
  const previews = createPreviews({
    cookie: options.previewCookie,
    releases,
    renderer,
    lastResort,
  });
  const site = { brand, apiUrl, publicUrl };
  const shellBuild = assets.build;
  const pages = {
    openVisit: createVisitOpener({
      ...backEnd,
      brand,
      session,
      bucketCookie: createBucketCookie(cookieOptions),
      landings: createKnownLandings(shellApi),
      previews,
      releases,
      remoteReports,
    }),
    renderShared: createSharedRenderer({ renderer, site, shellBuild }),
    session,
    pagesPerMinute,
  };
  documentRoute(app, { ...pages, site, lastResort, buildWatch, trialCookies, metrics });
  pageStateRoute(app, { ...pages, shellBuild });
  return { renderer, previews };
}
