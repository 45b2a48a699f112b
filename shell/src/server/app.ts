import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import { tokenCookieName } from '@storefront/contracts';
import { parseBrand } from '@storefront/contracts/brand';
import Fastify, { LogController } from 'fastify';
import { readFile } from 'node:fs/promises';
import { constants } from 'node:zlib';
import type { Config } from './config';
import { documentRoute } from './document/documentRoute';
import { immutableFiles } from './files';
import { geocoderRoutes } from './geocoder';
import { brandIcons } from './seo/icons';
import { readLastResort } from './lastResort';
import { manifestRoute } from './seo/manifest';
import { sitemapRoutes } from './seo/sitemap';
import { backEnd } from './proxy/backEnd';
import { loginRoutes } from './proxy/login';
import { addErrors } from './errors';
import { readableUrl } from './readableUrl';
import { createReleases } from './releases';
import { createSessionCookie } from './session';
import { readShellAssets } from './shellAssets';
import { trackingCookies } from './trackingCookies';

/** The shell server: files, the way to the back end, address search, and every page. */
export async function createApp(config: Config) {
  const brand = parseBrand(JSON.parse(await readFile(config.brandFile, 'utf8')));
  const session = createSessionCookie(brand.key);
  const app = Fastify({
    logger: { level: config.logLevel, redact: ['req.headers.cookie', 'req.headers.authorization'] },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: 'loopback',
    rewriteUrl: ({ url }) => readableUrl(url ?? '/'),
  });

  addErrors(app);
  await app.register(cookie);
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    // A page is a stream: what has been written must reach the browser, not wait in the compressor.
    zlibOptions: { flush: constants.Z_SYNC_FLUSH, level: 6 },
    brotliOptions: {
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
    },
  });
  app.get('/healthz', () => ({ status: 'ok' }));
  await immutableFiles(app, config);
  loginRoutes(app, { apiUrl: config.apiUrl, session });
  await backEnd(app, { apiUrl: config.apiUrl, session, cookieName: tokenCookieName(brand.key) });
  geocoderRoutes(app);
  brandIcons(app, brand);
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
  });
  return app;
}
