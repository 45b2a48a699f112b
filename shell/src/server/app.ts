import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import { createApi } from '@storefront/api-client';
import { tokenCookieName } from '@storefront/contracts';
import { parseBrand } from '@storefront/contracts/brand';
import Fastify, { type FastifyError, type FastifyInstance, LogController } from 'fastify';
import { readFile } from 'node:fs/promises';
import { constants } from 'node:zlib';
import type { Config } from './config';
import { documentRoute } from './document/documentRoute';
import { immutableFiles } from './files';
import { geocoderRoutes } from './geocoder';
import { brandIconRoutes } from './seo/icons';
import { createKnownLandings } from './landings';
import { readLastResort } from './lastResort';
import { manifestRoute } from './seo/manifest';
import { sitemapRoutes } from './seo/sitemap';
import { backEndProxy } from './proxy/backEndProxy';
import { createBrowserIdCookie } from './proxy/browserIdCookie';
import { loginRoutes } from './proxy/login';
import { readableUrl } from './readableUrl';
import { createReleases } from './releases';
import { createSessionCookie } from './session';
import { readShellAssets } from './shellAssets';
import { trackingCookies } from './trackingCookies';

/** Errors outside of pages have the body of readings 15. With an empty message the caller shows its own text (spec §8). */
function addErrorHandlers(app: FastifyInstance) {
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ message: 'Такой страницы не существует' }),
  );
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error(error);
    return reply.code(status).send({ message: status >= 500 ? '' : 'Неверный запрос' });
  });
}

/** An unknown address waits no longer for the list of landings than a page for its data. */
const landingsTimeoutMs = 4_000;

/** The shell server: static files, the proxy to the back end, address search, and every page. */
export async function createApp(config: Config) {
  const brand = parseBrand(JSON.parse(await readFile(config.brandFile, 'utf8')));
  const session = createSessionCookie(brand.key);
  const app = Fastify({
    logger: { level: config.logLevel, redact: ['req.headers.cookie', 'req.headers.authorization'] },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: 'loopback',
    rewriteUrl: ({ url }) => readableUrl(url ?? '/'),
  });

  addErrorHandlers(app);
  await app.register(cookie);
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    // A page is a stream: each chunk must reach the browser and not wait in the compressor.
    zlibOptions: { flush: constants.Z_SYNC_FLUSH, level: 6 },
    brotliOptions: {
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
    },
  });
  app.get('/healthz', () => ({ status: 'ok' }));
  await immutableFiles(app, config);
  const visitor = { apiUrl: config.apiUrl, session, browserId: createBrowserIdCookie(brand.key) };
  loginRoutes(app, visitor);
  await backEndProxy(app, { ...visitor, cookieName: tokenCookieName(brand.key) });
  geocoderRoutes(app);
  brandIconRoutes(app, brand);
  manifestRoute(app, brand);
  sitemapRoutes(app, { brand, apiUrl: config.apiUrl, origin: config.publicUrl });
  trackingCookies(app);
  documentRoute(app, {
    brand,
    apiUrl: config.apiUrl,
    publicUrl: config.publicUrl,
    assets: await readShellAssets(config, brand),
    releases: createReleases(config.releasesDir, app.log),
    session,
    rendersOnServer: config.rendersOnServer,
    lastResort: await readLastResort(config.lastResortFile),
    landings: createKnownLandings(createApi({ baseUrl: config.apiUrl, fetch, timeLimit: landingsTimeoutMs })),
  });
  return app;
}
