import type { Brand } from '@storefront/contracts';
import { outdatedStatus, statePath } from '@storefront/contracts/state-element';
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BuildWatch } from '../automatic-rollback/createBuildWatch';
import type { BucketCookie } from '../bucketCookie';
import type { createKnownLandings } from '../landings';
import { takeState } from '../html/stateElement';
import type { Metrics } from '../operation/metrics';
import type { RemoteReports } from '../operation/remoteReports';
import type { Previews } from '../preview/createPreviews';
import type { LastResort } from '../lastResort';
import type { RemoteReleases } from '../releases';
import type { PageRenderer, Rendered } from '../render-thread/createPageRenderer';
import type { SessionCookie } from '../session';
import { visitorLimit } from '../visitorLimit';
import { cacheResult, type CachePlace, createCachePlaces } from './cachePlaces';
import { keepPage } from './keptPage';
import { openDocument, sendKept, sendKeptState, sendOwnState, stateHeaders } from './sendDocument';
import type { BackEnd, Visit, Visitor } from './visit';
import { findRoute, runGuards } from './visitRoute';

export interface DocumentOptions extends BackEnd {
  brand: Brand;
  publicUrl: string;
  /** Names the build of this server. */
  shellBuild: string;
  releases: RemoteReleases;
  session: SessionCookie;
  bucketCookie: BucketCookie;
  previews: Pick<Previews, 'open'>;
  renderer: Pick<PageRenderer, 'render'>;
  /** Pages that one visitor's network gets in a minute. */
  pagesPerMinute: number;
  lastResort: LastResort;
  landings: ReturnType<typeof createKnownLandings>;
  remoteReports: RemoteReports;
  buildWatch: Pick<BuildWatch, 'pageServed'>;
  metrics: Pick<Metrics, 'pageCache'>;
}

interface OpenVisit {
  visit: Visit;
  /** Where the page is cached; undefined when the visitor's page is never sent to another. */
  place: CachePlace | undefined;
}

/** Every page: guards and redirects first, as HTTP responses; then the document as a stream. */
export function documentRoute(app: FastifyInstance, documentOptions: DocumentOptions) {
  const {
    session: cookie,
    releases,
    renderer,
    remoteReports,
    lastResort,
    landings,
    metrics,
  } = documentOptions;
  const placeOf = createCachePlaces();

  /** The page for other visitors; undefined when they may not get it. */
  function keep({ page, html, nonce, isComplete }: Rendered, { cache, key, address }: CachePlace) {
    if (!page?.isCacheable || !isComplete) return undefined;
    return keepPage(html, {
      ...{ nonce, site: documentOptions, shellBuild: documentOptions.shellBuild, address },
      previous: cache.last(key),
    });
  }

  /** Renders a stale page again, once for however many visitors got it stale. The log is that of the first of them. */
  async function refresh(place: CachePlace, visit: Visit, log: FastifyBaseLogger) {
    const endRendering = place.cache.begin(place.key);
    try {
      endRendering(keep(await renderer.render(visit, { log }, 'cacheable'), place));
    } catch (error) {
      // The stale page stays until it expires; the next visitor tries again.
      log.warn(error, 'a stale page could not be rendered again');
    } finally {
      endRendering(undefined);
    }
  }

  /**
   * Renders for one visitor, and sends the page meanwhile, whether or not the visitor is still there. The visitors who
   * ask for the same place wait for the end of it.
   */
  async function sendRendered(
    visit: Visit,
    place: CachePlace | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    const { log } = request;
    const endRendering = place?.cache.begin(place.key);
    let errorStatus: number | undefined;
    let write: ReturnType<typeof openDocument> | undefined;
    try {
      const rendered = await renderer.render(visit, {
        log,
        onPrepared(prepared) {
          ({ errorStatus } = prepared);
          // Known before React renders: those who wait need not wait for that too.
          if (!prepared.isCacheable) endRendering?.(undefined);
        },
        onChunk(chunk, nonce) {
          // The status is sent with the first chunk: a page that fails before it is a 500 (decision 0015).
          write ??= openDocument(reply, visit, {
            nonce,
            site: documentOptions,
            errorStatus,
          });
          write(chunk);
        },
      });
      if (rendered.page?.isTokenRejected) {
        // The back end no longer accepts the token: the same page again, as a guest (spec §8, 401).
        cookie.clear(reply);
        void reply.redirect(visit.url.pathname + visit.url.search, 302);
      }
      if (place) endRendering?.(keep(rendered, place));
    } catch (error) {
      if (!write) throw error;
      // A response that has started cannot become an error page; it ends here, so that the visitor does not wait.
      log.error(error, 'a page was sent in part');
    } finally {
      // Also after an error: those who wait then render for themselves.
      endRendering?.(undefined);
      write?.(undefined);
    }
    return reply;
  }

  /** Sends the cached page, else the one that is being rendered for another guest, else one of the visitor's own. */
  async function send({ visit, place }: OpenVisit, request: FastifyRequest, reply: FastifyReply) {
    if (!visit.preview) documentOptions.buildWatch.pageServed(visit.pinned.browser, request.ip);
    const cached = place?.cache.get(place.key);
    const pending = place?.cache.pending(place.key);
    metrics.pageCache.inc({ result: cacheResult(place, cached, pending) });
    if (!cached && !pending) return sendRendered(visit, place, request, reply);
    if (place && cached?.isStale && !pending) void refresh(place, visit, request.log);
    const page = cached?.page ?? (await pending);
    // What went wrong may be the first visitor's own, for example a limit of calls (decision 0061): it is not shared.
    if (!page) return sendRendered(visit, place, request, reply);
    return sendKept(page, request, reply);
  }

  async function renderForState(visit: Visit, place: CachePlace | undefined, log: FastifyBaseLogger) {
    const endRendering = place?.cache.begin(place.key);
    try {
      const rendered = await renderer.render(visit, { log });
      const page = place && keep(rendered, place);
      endRendering?.(page);
      return { rendered, page };
    } finally {
      endRendering?.(undefined);
    }
  }

  /**
   * Sends the state of a cached page: the last one of its place, which is the document's or newer. Where there is none,
   * after a restart or on another server, it is rendered; what then differs from the document, hydration renders.
   */
  async function sendState({ visit, place }: OpenVisit, request: FastifyRequest, reply: FastifyReply) {
    const known = place && (place.cache.last(place.key) ?? (await place.cache.pending(place.key)));
    if (known) return sendKeptState(known, request, reply);
    const { rendered, page } = await renderForState(visit, place, request.log);
    if (rendered.page?.isTokenRejected) {
      cookie.clear(reply);
      return reply.redirect(request.url, 302);
    }
    if (page) return sendKeptState(page, request, reply);
    // The visitor reads a page that is whole: it stays, and its script asks again.
    const { errorStatus = 200 } = rendered.page ?? {};
    if (errorStatus >= 500) return reply.code(503).headers(stateHeaders).send('{}');
    return sendOwnState(takeState(rendered.html, rendered.nonce).state, reply);
  }

  /** The page that is asked for, and where it is cached; undefined when the request has been answered otherwise. */
  async function openVisit(
    url: URL,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<OpenVisit | undefined> {
    const previewed = await documentOptions.previews.open(url, request, reply);
    if (previewed === 'answered') return undefined;
    const { preview } = previewed ?? {};
    const token = cookie.read(request);
    if (cookie.isMalformed(request)) cookie.clear(reply);
    const session = { status: token ? 'user' : 'guest' } as const;
    const { matched, errorStatus } = await findRoute(url.pathname, { landings, log: request.log });
    const visitor: Visitor = { url, matched, session, token, address: request.ip, requestId: request.id };
    const guardResult = await runGuards(visitor, documentOptions);
    if (guardResult && 'redirect' in guardResult) {
      // A header holds ASCII only; the path may have other letters (`/auth?next=/м`).
      const { pathname, search, hash } = new URL(guardResult.redirect, url);
      void reply.redirect(pathname + search + hash, 302);
      return undefined;
    }
    const rejected = guardResult?.status ?? errorStatus;

    const bucket = () => documentOptions.bucketCookie.ensure(request, reply);
    const pinned = previewed?.pinned ?? (await releases.pin({ bucket }));
    for (const error of pinned.absent) remoteReports.notLoaded(error, request.log);
    const isForGuests = matched && !rejected && !token && !preview;
    return {
      visit: { ...visitor, pinned, preview, rejected },
      place: isForGuests ? placeOf(url, pinned.key) : undefined,
    };
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
    async (request, reply) => {
      const url = new URL(`http://storefront${request.url}`);
      // One slash in front and none at the end (readings 1): a Location of `//host` would lead to another site.
      const path = `/${url.pathname.split('/').filter(Boolean).join('/')}`;
      if (path !== url.pathname) return reply.redirect(path + url.search, 301);
      const opened = await openVisit(url, request, reply);
      return opened ? send(opened, request, reply) : reply;
    },
  );

  app.get(
    `${statePath}/*`,
    { config: visitorLimit(documentOptions.pagesPerMinute) },
    async (request, reply) => {
      const start = `${statePath}/${documentOptions.shellBuild}`;
      if (!request.url.startsWith(`${start}/`)) {
        return reply.code(outdatedStatus).headers(stateHeaders).send('{}');
      }
      const opened = await openVisit(
        new URL(`http://storefront${request.url.slice(start.length)}`),
        request,
        reply,
      );
      return opened ? sendState(opened, request, reply) : reply;
    },
  );
}
