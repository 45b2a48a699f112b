import type { Brand } from '@storefront/contracts';
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { checkGuards } from '../../shared/routing/guards';
import { pageErrorOf } from '../../features/error-pages';
import { type MatchedRoute, matchRoute } from '../../shared/routing/matchRoute';
import { pageAddress } from '../../shared/routing/pageAddress';
import type { createKnownLandings } from '../landings';
import type { CacheResult, Metrics } from '../operation/metrics';
import { documentHeaders, type PolicySite } from '../html/policy';
import type { LastResort } from '../lastResort';
import { type BackEnd, hasProfileName } from '../prepare-page/prefetchPage';
import { isCacheable, type PreparedPage, preparePage, type Visit } from '../prepare-page/preparePage';
import type { RemoteReleases } from '../releases';
import type { SessionCookie } from '../session';
import type { ShellAssets } from '../shellAssets';
import { visitorLimit } from '../visitorLimit';
import { createPageCache, type PageCache } from './pageCache';
import { pageCacheKey, type PageKind } from './pageCacheKey';
import { renderPage } from './renderPage';

export interface DocumentOptions extends BackEnd {
  brand: Brand;
  publicUrl: string;
  assets: ShellAssets;
  releases: RemoteReleases;
  session: SessionCookie;
  rendersOnServer: boolean;
  /** Pages that one visitor's network gets in a minute. */
  pagesPerMinute: number;
  lastResort: LastResort;
  landings: ReturnType<typeof createKnownLandings>;
  metrics: Pick<Metrics, 'pageCache'>;
}

/** What a path leads to: a route, an unknown address, or an error of this HTTP status. */
interface FoundRoute {
  matched: MatchedRoute | undefined;
  errorStatus?: number;
}

/** Where a page is cached: for this address and the pinned builds. */
interface CachePlace {
  cache: PageCache;
  key: string;
}

/** Replaced by a new nonce whenever the page is sent, so that a cached page never repeats one. */
const noncePlaceholder = randomBytes(16).toString('hex');

const lifetimes = { maxAge: 5_000, staleWhileRevalidate: 25_000 };

/** Every page: guards and redirects first, as HTTP responses; then the document as a stream. */
export function documentRoute(app: FastifyInstance, documentOptions: DocumentOptions) {
  const { session: cookie, releases, assets, brand, lastResort, landings, metrics } = documentOptions;
  const caches: Record<PageKind, PageCache> = {
    plain: createPageCache({ ...lifetimes, size: 100 }),
    filtered: createPageCache({ ...lifetimes, size: 40 }),
    numbered: createPageCache({ ...lifetimes, size: 40 }),
  };
  const render = (page: PreparedPage, log: FastifyBaseLogger, write: (html: string) => void) =>
    renderPage(page, { assets, nonce: noncePlaceholder, log, write });

  /** Undefined when the page may not be cached. The log is that of the request which found the page stale. */
  async function renderForCache(visit: Visit, log: FastifyBaseLogger): Promise<string | undefined> {
    const page = await preparePage(visit, { ...documentOptions, log });
    if (!isCacheable(page)) return undefined;
    let html = '';
    const isComplete = await render(page, log, (chunk) => {
      html += chunk;
    });
    return isComplete ? html : undefined;
  }

  async function sendRendered(
    visit: Visit,
    place: CachePlace | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    const page = await preparePage(visit, { ...documentOptions, log: request.log });
    if (visit.token && page.isTokenRejected) {
      // The back end no longer accepts the token: the same page again, as a guest (spec §8, 401).
      cookie.clear(reply);
      return reply.redirect(visit.url.pathname + visit.url.search, 302);
    }
    let write: ReturnType<typeof openDocument> | undefined;
    let html = '';
    let isComplete = false;
    try {
      isComplete = await render(page, request.log, (chunk) => {
        // The status is sent with the first chunk: a page that fails before it is a 500 (decision 0015).
        write ??= openDocument(reply, visit, documentOptions, page.state.error?.status);
        html += chunk;
        write(chunk);
      });
    } catch (error) {
      if (!write) throw error;
      // A response that has started cannot become an error page; it ends here, so that the visitor does not wait.
      request.log.error(error, 'a page was sent in part');
    }
    write?.(undefined);
    if (place && isComplete && isCacheable(page)) place.cache.set(place.key, html);
    return reply;
  }

  /**
   * The route of a path; a landing is one only if the back end lists it (readings 7). Without a list the
   * status is the back end's 5xx: a 404 would remove the landings from search engines.
   */
  async function findRoute(pathname: string, log: FastifyBaseLogger): Promise<FoundRoute> {
    const matched = matchRoute(pathname);
    if (matched?.id !== 'landing') return { matched };
    try {
      return (await landings.has(`/${matched.params['*']}`)) ? { matched } : { matched: undefined };
    } catch (error) {
      log.warn(error, 'the landings could not be read');
      const { status } = pageErrorOf(error);
      return { matched, errorStatus: status >= 500 ? status : 503 };
    }
  }

  /** The result of the route's guards (spec §2). */
  async function runGuards(visit: Omit<Visit, 'pinned' | 'rejected'>) {
    const { url, matched, session, token } = visit;
    if (!matched) return undefined;
    const { guards } = matched.route;
    const needsName = token !== undefined && guards.includes('userHasName');
    return checkGuards(guards, {
      session,
      hasName: needsName && (await hasProfileName(documentOptions, visit)),
      isClosed: brand.flags.closeAccess.includes(matched.id),
      address: pageAddress(url.pathname, url.search),
      search: url.searchParams,
    });
  }

  async function handle(request: FastifyRequest, reply: FastifyReply) {
    const url = new URL(`http://storefront${request.url}`);
    // One slash in front and none at the end (readings 1): a Location of `//host` would lead to another site.
    const path = `/${url.pathname.split('/').filter(Boolean).join('/')}`;
    if (path !== url.pathname) return reply.redirect(path + url.search, 301);
    const token = cookie.read(request);
    if (cookie.isMalformed(request)) cookie.clear(reply);
    const session = { status: token ? 'user' : 'guest' } as const;
    const { matched, errorStatus } = await findRoute(url.pathname, request.log);
    const visitor = { url, matched, session, token, address: request.ip, requestId: request.id };
    const guardResult = await runGuards(visitor);
    if (guardResult && 'redirect' in guardResult) {
      // A header holds ASCII only; the path may have other letters (`/auth?next=/м`).
      const { pathname, search, hash } = new URL(guardResult.redirect, url);
      return reply.redirect(pathname + search + hash, 302);
    }
    const rejected = guardResult?.status ?? errorStatus;

    const pinned = await releases.pin();
    const visit: Visit = { ...visitor, pinned, rejected };
    const found = matched && !rejected && !token ? pageCacheKey(url) : undefined;
    const place = found && { cache: caches[found.kind], key: `${found.key} ${pinned.key}` };
    const cached = place?.cache.get(place.key);
    const kept = cached?.isStale ? 'stale' : cached ? 'hit' : 'miss';
    metrics.pageCache.inc({ result: place ? kept : 'none' } satisfies { result: CacheResult });
    if (!place || !cached) return sendRendered(visit, place, request, reply);
    if (cached.isStale) place.cache.refresh(place.key, () => renderForCache(visit, request.log));
    const write = openDocument(reply, visit, documentOptions, undefined);
    write(cached.html);
    write(undefined);
    return reply;
  }

  app.get(
    '/*',
    {
      config: visitorLimit(documentOptions.pagesPerMinute),
      errorHandler(error: FastifyError, request, reply) {
        const isLimited = error.statusCode === 429;
        if (!isLimited) request.log.error(error, 'no page could be rendered');
        void reply
          .code(isLimited ? 429 : 500)
          .headers(lastResort.headers)
          .send(isLimited ? lastResort.tooManyHtml : lastResort.html);
      },
    },
    (request, reply) => handle(request, reply),
  );
}

/** Starts the response. The returned function writes a chunk of the document; undefined ends it. */
function openDocument(
  reply: FastifyReply,
  { session, url }: Visit,
  site: PolicySite,
  errorStatus: number | undefined,
) {
  const nonce = randomBytes(16).toString('base64');
  const body = new PassThrough();
  void reply
    .code(errorStatus ?? 200)
    .headers(documentHeaders(nonce, { session, isShared: url.searchParams.has('share') }, site))
    .send(body);
  return (html: string | undefined) => {
    if (html === undefined) body.end();
    else body.write(html.replaceAll(noncePlaceholder, nonce));
  };
}
