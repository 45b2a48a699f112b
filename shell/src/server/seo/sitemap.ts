import type { Api } from '@storefront/api-client';
import { type Brand, type RouteContract, type RouteId, routes } from '@storefront/contracts';
import type { FastifyInstance } from 'fastify';
import { escapeMarkup } from '../../shared/markup/markup';
import { visitorLimit } from '../visitorLimit';
import { sitePages } from './sitePages';

interface SitemapOptions {
  brand: Brand;
  api: Api;
  origin: string;
  requestsPerMinute: number;
}

const maxAgeMs = 10 * 60_000;
const incompleteMaxAgeMs = 5_000;

export function sitemapXml(origin: string, pages: readonly string[]): string {
  const entries = pages.map((path) => `<url><loc>${escapeMarkup(origin + path)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>\n',
  ].join('\n');
}

/** Excludes calls and unlisted pages from search engines. */
export function robotsTxt(origin: string): string {
  const hiddenPages = Object.values<RouteContract>(routes).filter(({ noindex }) => noindex);
  // A parameter at the end of a path is left out: `Disallow` covers every path with this prefix.
  const disallowed = ['/api/', '/pay/', '/geo/', ...hiddenPages.map(({ path }) => path.replace(/\/:.*/, ''))];
  return [
    'User-agent: *',
    ...disallowed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml\n`,
  ].join('\n');
}

/** `sitemap.xml`, made from the back end's data and cached for ten minutes; and `robots.txt`. */
export function sitemapRoutes(
  app: FastifyInstance,
  { brand, api, origin, requestsPerMinute }: SitemapOptions,
) {
  let cached: { xml: Promise<string>; expiresAt: number } | undefined;
  app.get('/sitemap.xml', { config: visitorLimit(requestsPerMinute) }, async (_request, reply) => {
    const askedAt = performance.now();
    if (!cached || cached.expiresAt < askedAt) {
      const onMissing = (error: unknown, route: RouteId) => {
        app.log.warn(error, `the sitemap lacks ${route}`);
        // An incomplete sitemap is cached briefly, so that not every request calls the back end.
        if (cached) cached.expiresAt = askedAt + incompleteMaxAgeMs;
      };
      const pages = sitePages({ api, brand, now: new Date(), onMissing });
      cached = {
        xml: pages.then((found) => sitemapXml(origin, found)),
        expiresAt: askedAt + maxAgeMs,
      };
    }
    const xml = await cached.xml;
    return reply.type('application/xml').header('cache-control', 'public, max-age=600').send(xml);
  });
  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain').header('cache-control', 'public, max-age=3600').send(robotsTxt(origin)),
  );
}
