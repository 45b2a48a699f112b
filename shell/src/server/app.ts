import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import { createApi } from '@storefront/api-client';
import {
  maxBodyBytes,
  requestIdHeader,
  requestIdOf,
  shellSecretHeader,
} from '@storefront/api-contract/server';
import type { RemoteName } from '@storefront/contracts';
import { parseBrand } from '@storefront/contracts/brand';
import { cachedReader, createRollbacks } from '@storefront/federation/server';
import { addTracing, openTracing, tracedFetch } from '@storefront/tracing';
import Fastify, { LogController } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { answerUnreadable } from './answerUnreadable';
import { createAutomaticRollback } from './automatic-rollback/createAutomaticRollback';
import { createBuildWatch } from './automatic-rollback/createBuildWatch';
import { failureRoute } from './automatic-rollback/failureRoute';
import type { Config } from './config';
import { createBucketCookie } from './bucketCookie';
import { streamCompression } from './compression';
import { createSharedRenderer } from './document/createSharedRenderer';
import { createVisitOpener } from './document/createVisitOpener';
import { documentRoute } from './document/documentRoute';
import { pageStateRoute } from './document/pageStateRoute';
import { addErrorHandlers } from './errorHandlers';
import { earlySheetRoute, immutableFiles } from './files';
import { remoteFiles } from './remoteFiles';
import { geocoderRoutes } from './geocoder';
import { brandIconRoutes } from './seo/icons';
import { createKnownLandings } from './landings';
import { keepCompressed } from './keepCompressed';
import { readLastResort } from './lastResort';
import { addMetrics, countedFetch, routeOf } from './operation/addMetrics';
import { endpointOf } from './operation/endpointOf';
import { healthRoutes } from './operation/healthRoutes';
import { addRefusals } from './operation/logRefusal';
import { createMetrics } from './operation/metrics';
import { createRemoteReports } from './operation/remoteReports';
import { createPreviews } from './preview/createPreviews';
import { manifestRoute } from './seo/manifest';
import { sitemapRoutes } from './seo/sitemap';
import { backEndProxy } from './proxy/backEndProxy';
import { createBrowserIdCookie } from './proxy/browserIdCookie';
import { loginRoutes } from './proxy/login';
import { readableUrl } from './readableUrl';
import { createReleases } from './releases';
import { createPageRenderer } from './render-thread/createPageRenderer';
import type { ThreadSite } from './render-thread/messages';
import { openThread } from './render-thread/openThread';
import { createSessionCookie } from './session';
import { addSecurityHeaders } from './securityHeaders';
import { readShellAssets } from './shellAssets';
import { trackingCookies } from './trackingCookies';

/** An unknown address waits no longer for the list of landings, nor a sitemap for its parts, than a page for its data. */
const shellTimeoutMs = 4_000;

/** Limits for requests that arrive slowly or never, as the back end has them. */
const requestLimits = ({ requestSeconds }: Config) => ({
  http: {
    // Node uses the larger of the two limits for the whole request, whatever their names.
    headersTimeout: Math.min(10, requestSeconds) * 1000,
    requestTimeout: requestSeconds * 1000,
    // The default checks the limits only twice a minute.
    connectionsCheckingInterval: 1000,
  },
  requestTimeout: requestSeconds * 1000,
  keepAliveTimeout: 72_000,
});

/** Starts the render thread of the built shell. */
const openBuiltThread =
  ({ shellDist }: Config) =>
  (site: ThreadSite) =>
    openThread(join(shellDist, 'server', 'renderThread.cjs'), site);

/** The shell server: static files, the proxy to the back end, address search, and every page. */
export async function createApp(config: Config, startThread = openBuiltThread(config)) {
  const brand = parseBrand(JSON.parse(await readFile(config.brandFile, 'utf8')));
  const isSecure = config.publicUrl.startsWith('https:');
  const cookieOptions = { brandKey: brand.key, isSecure };
  const session = createSessionCookie(cookieOptions);
  const site = { isSecure, coversSubdomains: config.coversSubdomains };
  const lastResort = await readLastResort(config.lastResortFile);
  const app = Fastify({
    genReqId: ({ headers }) => requestIdOf(headers),
    logger: { level: config.logLevel, redact: ['req.headers.cookie', 'req.headers.authorization'] },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    bodyLimit: maxBodyBytes(),
    ...requestLimits(config),
    rewriteUrl: ({ url }) => readableUrl(url ?? '/'),
    clientErrorHandler: answerUnreadable(lastResort, site),
  });

  const tracing = await openTracing({ endpoint: config.tracesEndpoint, serviceName: 'storefront-shell' });
  addTracing(app, { tracing, trustsCaller: false, routeOf });
  addErrorHandlers(app);
  addSecurityHeaders(app, site);
  app.addHook('onRequest', async ({ id }, reply) => void reply.header(requestIdHeader, id));
  await app.register(cookie);
  await app.register(compress, streamCompression);
  // Only routes with `config.rateLimit` are limited.
  await app.register(rateLimit, { global: false });
  const metrics = createMetrics();
  addMetrics(app, metrics);
  addRefusals(app, metrics);
  const callBackEnd = tracedFetch(
    tracing,
    countedFetch(metrics),
    ({ pathname }) => endpointOf(pathname) ?? 'other',
  );
  const health = { isStopping: false };
  const releaseFiles = config.releases.folder ? config.releases : cachedReader(config.releases);
  const releases = createReleases(
    releaseFiles,
    config.trust,
    (error) => remoteReports.inRegistry(error, app.log),
    () => app.log.warn('the registry can be read again'),
  );
  const { channelsOf } = releases;
  const isReleased = (remote: RemoteName, build: string) => {
    const { stable, canary, history } = channelsOf(remote);
    return [stable, canary?.build, ...history].includes(build);
  };
  const rollbacks = createRollbacks({ ...config, store: config.releases, channelsOf });
  const rollBack = createAutomaticRollback({ releases, rollbacks, metrics, log: app.log });
  const buildWatch = createBuildWatch({ channelsOf, onFailing: (verdict) => void rollBack(verdict) });
  const remoteReports = createRemoteReports(metrics, config.releases.where, {
    onFault: buildWatch.buildFailed,
    isReleased,
  });
  await app.register(async (files) => {
    keepCompressed(files);
    earlySheetRoute(files);
    await immutableFiles(files, { ...config, releasesDir: config.releases.folder });
    if (config.releases.folder) return;
    remoteFiles(files, {
      store: releaseFiles,
      isReleased,
      missesPerMinute: config.pagesPerMinute,
      report: (error) => remoteReports.notLoaded(error, app.log),
    });
  });
  const { apiUrl, publicUrl } = config;
  const visitor = { apiUrl, publicUrl, session, browserId: createBrowserIdCookie(cookieOptions) };
  loginRoutes(app, visitor);
  const requestsPerMinute = config.pagesPerMinute;
  await backEndProxy(app, {
    ...visitor,
    maxSockets: config.maxSockets,
    socketsPerMinute: requestsPerMinute,
  });
  const backEnd = { apiUrl, fetch: callBackEnd, shellSecret: config.shellSecret };
  const registry = config.releases.where;
  const assets = await readShellAssets(config, brand);
  const threadSite = { brand, publicUrl, apiUrl, assets, registry };
  const renderer = createPageRenderer({
    ...backEnd,
    files: releaseFiles,
    remoteReports,
    registry,
    log: app.log,
    openThread: () => startThread(threadSite),
    threads: config.renderThreads,
    rendersOnServer: config.rendersOnServer,
  });
  app.addHook('onClose', () => renderer.close());
  healthRoutes(app, { ...config, health, releases, renderer });
  const previews = createPreviews({
    ...cookieOptions,
    releases,
    renderer,
    lastResort,
    trust: config.trust,
    releasesDir: config.releases.folder,
  });
  failureRoute(app, { publicUrl, remoteReports, isPreview: previews.isOn });
  geocoderRoutes(app, { requestsPerMinute });
  brandIconRoutes(app, brand);
  manifestRoute(app, brand);
  const shellApi = createApi({
    baseUrl: apiUrl,
    fetch: callBackEnd,
    timeLimit: shellTimeoutMs,
    ...(config.shellSecret ? { headers: { [shellSecretHeader]: config.shellSecret } } : {}),
  });
  sitemapRoutes(app, { brand, api: shellApi, origin: publicUrl, requestsPerMinute });
  trackingCookies(app, site);
  const policySite = { brand, apiUrl, publicUrl };
  const shellBuild = assets.build;
  const bucketCookie = createBucketCookie(cookieOptions);
  const landings = createKnownLandings(shellApi);
  const pages = {
    openVisit: createVisitOpener({
      ...backEnd,
      brand,
      session,
      bucketCookie,
      landings,
      previews,
      releases,
      remoteReports,
    }),
    renderShared: createSharedRenderer({ renderer, site: policySite, shellBuild }),
    session,
    pagesPerMinute: config.pagesPerMinute,
  };
  documentRoute(app, { ...pages, site: policySite, lastResort, buildWatch, metrics });
  pageStateRoute(app, { ...pages, shellBuild });
  return { app, health, metrics };
}
