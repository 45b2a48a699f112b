import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import { createApi } from '@storefront/api-client';
import { shellSecretHeader } from '@storefront/api-contract/server';
import { addTracing, openTracing, tracedFetch } from '@storefront/tracing';
import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { addPages } from './addPages';
import { createTrialCookies } from './automatic-rollback/createTrialCookies';
import { failureRoute } from './automatic-rollback/failureRoute';
import { streamCompression } from './compression';
import type { Config } from './config';
import { type ConnectedReleases, connectReleases } from './connectReleases';
import { createHttpServer } from './createHttpServer';
import { addErrorHandlers } from './errorHandlers';
import { earlySheetRoute, immutableFiles } from './files';
import { geocoderRoutes } from './geocoder';
import { keepCompressed } from './keepCompressed';
import { readLastResort } from './lastResort';
import { addMetrics, countedFetch, routeOf } from './operation/addMetrics';
import { endpointOf } from './operation/endpointOf';
import { healthRoutes } from './operation/healthRoutes';
import { addRefusals } from './operation/logRefusal';
import { createMetrics } from './operation/metrics';
import { createPreviewCookie, type PreviewCookie } from './preview/createPreviewCookie';
import { backEndProxy } from './proxy/backEndProxy';
import { createBrowserIdCookie } from './proxy/browserIdCookie';
import { loginRoutes } from './proxy/login';
import { readBrand } from './readBrand';
import { remoteFiles } from './remoteFiles';
import type { ThreadSite } from './render-thread/messages';
import { openThread } from './render-thread/openThread';
import { addSecurityHeaders } from './securityHeaders';
import { brandIconRoutes } from './seo/icons';
import { manifestRoute } from './seo/manifest';
import { sitemapRoutes } from './seo/sitemap';
import { createSessionCookie } from './session';
import { trackingCookies } from './trackingCookies';
import { VisitorCounts } from './VisitorCounts';

/** An unknown address waits no longer for the list of landings, nor a sitemap for its parts, than a page for its data. */
const shellTimeoutMs = 4_000;

const openBuiltThread =
  ({ shellDist }: Config) =>
  (site: ThreadSite) =>
    openThread(join(shellDist, 'server', 'renderThread.cjs'), site);

/** The shell server: static files, the proxy to the back end, address search, and every page. */
export async function createApp(config: Config, startThread = openBuiltThread(config)) {
  const { apiUrl, publicUrl, shellSecret, pagesPerMinute: requestsPerMinute } = config;
  const brand = await readBrand(config.brandFile);
  const isSecure = publicUrl.startsWith('https:');
  const cookieOptions = { brandKey: brand.key, isSecure };
  const session = createSessionCookie(cookieOptions);
  const site = { isSecure, coversSubdomains: config.coversSubdomains };
  const lastResort = await readLastResort(config.lastResortFile);
  const app = createHttpServer(config, { lastResort, site });
  const metrics = createMetrics();
  const health = { isStopping: false };

  const tracing = await openTracing({ endpoint: config.tracesEndpoint, serviceName: 'storefront-shell' });
  const endpointName = ({ pathname }: URL) => endpointOf(pathname) ?? 'other';
  const callBackEnd = tracedFetch(tracing, countedFetch(metrics), endpointName);
  const shellApi = createApi({
    baseUrl: apiUrl,
    fetch: callBackEnd,
    timeLimit: shellTimeoutMs,
    ...(shellSecret ? { headers: { [shellSecretHeader]: shellSecret } } : {}),
  });
  const live = connectReleases(config, metrics, app.log);
  const { releases, remoteReports, buildWatch } = live;
  const trialCookies = createTrialCookies(cookieOptions);

  addTracing(app, { tracing, trustsCaller: false, routeOf });
  addErrorHandlers(app);
  addSecurityHeaders(app, site);
  await app.register(cookie);
  await app.register(compress, streamCompression);
  // Only routes with `config.rateLimit` are limited.
  await app.register(rateLimit, { global: false, store: VisitorCounts });
  addMetrics(app, metrics);
  addRefusals(app, metrics);
  trackingCookies(app, site);

  const previewCookie = createPreviewCookie({
    ...cookieOptions,
    trust: config.trust,
    releasesDir: config.releases.folder,
  });
  await app.register((files) => addFiles(files, config, { live, previewCookie }));
  const visitor = { apiUrl, publicUrl, session, browserId: createBrowserIdCookie(cookieOptions) };
  loginRoutes(app, visitor);
  await backEndProxy(app, {
    ...visitor,
    maxSockets: config.maxSockets,
    socketsPerMinute: requestsPerMinute,
  });
  geocoderRoutes(app, { requestsPerMinute });
  brandIconRoutes(app, brand);
  manifestRoute(app, brand);
  sitemapRoutes(app, { brand, api: shellApi, origin: publicUrl, requestsPerMinute });
  const { renderer, previews } = await addPages(app, config, {
    brand,
    cookieOptions,
    session,
    previewCookie,
    trialCookies,
    lastResort,
    metrics,
    live,
    callBackEnd,
    shellApi,
    startThread,
  });
  failureRoute(app, { publicUrl, remoteReports, buildWatch, trialCookies, isPreview: previews.isOn });
  healthRoutes(app, { ...config, health, releases, renderer });
  return { app, health, metrics };
}

interface FileSources {
  live: ConnectedReleases;
  previewCookie: PreviewCookie;
}

async function addFiles(
  app: FastifyInstance,
  config: Config,
  { live, previewCookie }: FileSources,
): Promise<void> {
  keepCompressed(app);
  earlySheetRoute(app);
  await immutableFiles(app, config);
  remoteFiles(app, {
    store: live.browserFiles,
    isLive: live.isReleased,
    wasReleased: live.releases.wasReleased,
    previewCookie,
    missesPerMinute: config.pagesPerMinute,
    report: (error) => live.remoteReports.notLoaded(error, app.log),
  });
}
