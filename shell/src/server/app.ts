import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import { createApi } from '@storefront/api-client';
import { shellSecretHeader } from '@storefront/api-contract/server';
import { addTracing, openTracing, tracedFetch } from '@storefront/tracing';
import { join } from 'node:path';
import { createTrialCookies } from './automatic-rollback/createTrialCookies';
import { failureRoute } from './automatic-rollback/failureRoute';
import { createBucketCookie } from './bucketCookie';
import { streamCompression } from './compression';
import type { Config } from './config';
import { connectReleases } from './connectReleases';
import { createHttpServer } from './createHttpServer';
import { createAnswerCheck } from './document/answers';
import { createCachePlaces } from './document/cachePlaces';
import { createPageUpkeep } from './document/createPageUpkeep';
import { createSharedRenderer } from './document/createSharedRenderer';
import { createVisitOpener } from './document/createVisitOpener';
import { documentRoute } from './document/documentRoute';
import { pageStateRoute } from './document/pageStateRoute';
import { addErrorHandlers } from './errorHandlers';
import { createFieldFigures } from './field-figures/createFieldFigures';
import { createFieldProofs } from './field-figures/createFieldProofs';
import { fieldFiguresRoute } from './field-figures/fieldFiguresRoute';
import { earlySheetRoute, immutableFiles } from './files';
import { geocoderRoutes } from './geocoder';
import { keepCompressed } from './keepCompressed';
import { createKnownLandings } from './landings';
import { readLastResort } from './lastResort';
import { addCanaryVisitors } from './operation/canaryVisitors';
import { addMetrics, countedFetch, routeOf } from './operation/addMetrics';
import { endpointOf } from './operation/endpointOf';
import { healthRoutes } from './operation/healthRoutes';
import { addRefusals } from './operation/logRefusal';
import { createMetrics } from './operation/metrics';
import { createPreviewCookie, createReleasesCookie } from './preview/createLinkCookie';
import { createPreviews } from './preview/createPreviews';
import { backEndProxy } from './proxy/backEndProxy';
import { createBrowserIdCookie } from './proxy/browserIdCookie';
import { loginRoutes } from './proxy/login';
import { readBrand } from './readBrand';
import { createReleasesView } from './releases-page/readReleasesView';
import { releasesRoute } from './releases-page/releasesRoute';
import { remoteFiles } from './remoteFiles';
import { createPageRenderer } from './render-thread/createPageRenderer';
import type { ThreadSite } from './render-thread/messages';
import { openThread } from './render-thread/openThread';
import { addSecurityHeaders } from './securityHeaders';
import { brandIconRoutes } from './seo/icons';
import { manifestRoute } from './seo/manifest';
import { sharePictureRoute } from './seo/sharePicture';
import { readScreenshots, screenshotRoutes } from './seo/screenshots';
import { sitemapRoutes } from './seo/sitemap';
import { serviceWorkerRoutes } from './serviceWorker';
import { createSessionCookie } from './session';
import { readShellAssets } from './shellAssets';
import { trackingCookies } from './trackingCookies';
import { createVisitorTraces } from './tap-traces/createVisitorTraces';
import { tapTracesRoute } from './tap-traces/tapTracesRoute';
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
  const assets = await readShellAssets(config, brand);
  const shellBuild = assets.build;
  const fieldProofs = createFieldProofs({
    secret: shellSecret,
    // A guard decides after few visitors if each of them counts.
    share: () => (config.fieldSample > 0 && buildWatch.isGuarding() ? 1 : config.fieldSample),
    shellBuild,
  });

  addTracing(app, { tracing, trustsCaller: false, routeOf, visitorOf: createVisitorTraces(fieldProofs) });
  addErrorHandlers(app);
  addSecurityHeaders(app, site);
  await app.register(cookie);
  await app.register(compress, streamCompression);
  // Only routes with `config.rateLimit` are limited.
  await app.register(rateLimit, { global: false, store: VisitorCounts });
  addMetrics(app, metrics);
  addRefusals(app, metrics);
  trackingCookies(app, site);

  const linkCookieOptions = { ...cookieOptions, trust: config.trust, releasesDir: config.releases.folder };
  const previewCookie = createPreviewCookie(linkCookieOptions);
  await app.register(async (files) => {
    keepCompressed(files);
    earlySheetRoute(files);
    await immutableFiles(files, config);
    remoteFiles(files, {
      store: live.files,
      isLive: live.isReleased,
      wasReleased: releases.wasReleased,
      previewCookie,
      missesPerMinute: requestsPerMinute,
      report: (error) => remoteReports.notLoaded(error, app.log),
    });
  });
  const visitor = { apiUrl, publicUrl, session, browserId: createBrowserIdCookie(cookieOptions) };
  loginRoutes(app, visitor);
  await backEndProxy(app, {
    ...visitor,
    maxSockets: config.maxSockets,
    socketsPerMinute: requestsPerMinute,
  });
  geocoderRoutes(app, { requestsPerMinute });
  brandIconRoutes(app, brand);
  const screenshots = await readScreenshots(config.brandFile);
  screenshotRoutes(app, screenshots);
  manifestRoute(app, brand, screenshots);
  sharePictureRoute(app, { brand, apiUrl, publicUrl, requestsPerMinute });
  serviceWorkerRoutes(app, { brand, config, lastResort });
  sitemapRoutes(app, { brand, api: shellApi, origin: publicUrl, requestsPerMinute });

  const { remoteTimeoutMs, rendersOnServer } = config;
  const registry = config.releases.where;
  const backEnd = { apiUrl, fetch: callBackEnd, shellSecret };
  if (!rendersOnServer) app.log.warn('every page is left to the browser (SERVER_RENDERING=off)');
  if (config.trust.isProduction && brand.paymentHosts.length === 0) {
    app.log.warn('customers cannot open the payment page of an acquirer: the brand names no paymentHosts');
  }
  const renderer = createPageRenderer({
    ...backEnd,
    files: live.files,
    remoteReports,
    registry,
    log: app.log,
    openThread: () => startThread({ brand, publicUrl, apiUrl, assets, registry, remoteTimeoutMs }),
    remoteTimeoutMs,
    threads: config.renderThreads,
    rendersOnServer,
  });
  app.addHook('onClose', () => renderer.close());
  const previews = createPreviews({ cookie: previewCookie, releases, renderer, lastResort });
  const policySite = { brand, apiUrl, publicUrl };
  const places = createCachePlaces(brand.trackingParams);
  const renderShared = createSharedRenderer({ renderer, site: policySite, shellBuild });
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
      placeOf: places.placeOf,
    }),
    renderShared,
    session,
    pagesPerMinute: requestsPerMinute,
  };
  addCanaryVisitors(metrics.registry, buildWatch);
  documentRoute(app, {
    ...pages,
    site: policySite,
    lastResort,
    buildWatch,
    trialCookies,
    fieldProofs,
    fieldFigures: assets.fieldFigures,
    tapTraces: assets.tapTraces,
    metrics,
  });
  pageStateRoute(app, { ...pages, shellBuild });
  failureRoute(app, {
    publicUrl,
    remoteReports,
    buildWatch,
    trialCookies,
    isPreview: previews.isOn,
    paymentPageRefused(host, log) {
      metrics.refusedPaymentPages.inc();
      log.error({ host }, 'a payment page was not opened: paymentHosts of the brand do not name its host');
    },
  });
  fieldFiguresRoute(app, {
    publicUrl,
    fieldProofs,
    fieldFigures: createFieldFigures(metrics),
    buildWatch,
    isPreview: previews.isOn,
  });
  releasesRoute(app, {
    cookie: createReleasesCookie(linkCookieOptions),
    readView: createReleasesView({
      store: config.releases,
      trust: config.trust,
      newestSequence: releases.newestSequence,
      log: app.log,
      timeZone: brand.timeZone,
      shellMetrics: config.shellMetrics,
      ownMetrics: () => metrics.registry.metrics(),
    }),
    brand,
    assets,
    lastResort,
    pagesPerMinute: requestsPerMinute,
  });
  if (tracing) tapTracesRoute(app, { publicUrl, fieldProofs, tracing });
  healthRoutes(app, { ...config, health, releases, renderer });
  const upkeep = createPageUpkeep({
    places,
    checkAnswer: createAnswerCheck(backEnd),
    renderShared,
    renderer,
    releases,
    api: shellApi,
    brand,
    log: app.log,
  });
  app.addHook('preClose', async () => upkeep.close());
  return { app, health, metrics, upkeep };
}
