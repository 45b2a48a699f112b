import { describeRequest, isTraced } from '@storefront/tracing';
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BuildWatch } from '../automatic-rollback/createBuildWatch';
import type { TrialCookies } from '../automatic-rollback/createTrialCookies';
import { timingName } from '../../app/field-figures/fieldReport';
import type { FieldProofs } from '../field-figures/createFieldProofs';
import type { PolicySite } from '../html/policy';
import type { ScriptFile } from '../html/scripts';
import type { LastResort } from '../lastResort';
import type { Metrics } from '../operation/metrics';
import type { SessionCookie } from '../session';
import { visitorLimit } from '../visitorLimit';
import { cacheResult, isUnchecked } from './cachePlaces';
import type { OpenedVisit, VisitOpener } from './createVisitOpener';
import { openDocument, sendKept } from './sendDocument';
import type { SharedRenderer } from './createSharedRenderer';

export interface DocumentOptions {
  openVisit: VisitOpener;
  renderShared: SharedRenderer;
  site: PolicySite;
  session: SessionCookie;
  pagesPerMinute: number;
  lastResort: LastResort;
  buildWatch: Pick<BuildWatch, 'pageServed'>;
  trialCookies: Pick<TrialCookies, 'write'>;
  fieldProofs: Pick<FieldProofs, 'choose'>;
  /** The script that measures a page, and the one that traces its taps too. */
  fieldFigures: ScriptFile;
  tapTraces: ScriptFile;
  metrics: Pick<Metrics, 'pageCache'>;
}

/** Every page: guards and redirects first, as HTTP responses; then the document as a stream. */
export function documentRoute(app: FastifyInstance, options: DocumentOptions) {
  const {
    openVisit,
    renderShared,
    site,
    session,
    lastResort,
    buildWatch,
    trialCookies,
    fieldProofs,
    metrics,
  } = options;

  /** Renders an unchecked page again, once for all visitors who got it. `log` is the first visitor's. */
  async function refresh(opened: OpenedVisit, log: FastifyBaseLogger) {
    try {
      await renderShared(opened, { log }, 'cacheable');
    } catch (error) {
      // The page stays; the next visitor tries again.
      log.warn(error, 'an unchecked page could not be rendered again');
    }
  }

  async function sendRendered(opened: OpenedVisit, { log }: FastifyRequest, reply: FastifyReply) {
    const { visit } = opened;
    let errorStatus: number | undefined;
    let write: ReturnType<typeof openDocument> | undefined;
    try {
      const { rendered } = await renderShared(opened, {
        log,
        onPrepared(prepared) {
          ({ errorStatus } = prepared);
        },
        onChunk(chunk, nonce) {
          // The status is sent with the first chunk: a page that fails before it is a 500 (decision 0100).
          if (!write) {
            // A rejected token sends no chunk. The login lasts seven days from here (readings 31).
            if (visit.token) session.write(reply, visit.token);
            write = openDocument(reply, visit, { nonce, site, errorStatus });
          }
          write(chunk);
        },
      });
      if (rendered.page?.isTokenRejected) {
        // The back end no longer accepts the token: the same page again, as a guest (spec §8, 401).
        session.clear(reply);
        void reply.redirect(visit.url.pathname + visit.url.search, 302);
      }
    } catch (error) {
      if (!write) throw error;
      // A response that has started cannot become an error page; it ends here, so that the visitor does not wait.
      log.error(error, 'a page was sent in part');
    } finally {
      write?.(undefined);
    }
    return reply;
  }

  /**
   * Counts the page in the trials of its builds, and may choose it to be measured. Staff look at builds that may fail:
   * their pages do not count. The taps of a measured page are traced if the sampler has chosen the page's own trace.
   */
  function count({ visit, place }: OpenedVisit, request: FastifyRequest, reply: FastifyReply): OpenedVisit {
    describeRequest(request, { 'storefront.page_builds': visit.pinned.key });
    const tokens = visit.preview ? [] : buildWatch.pageServed(visit.pinned.browser, visit.address);
    trialCookies.write(reply, tokens);
    const proof = visit.preview ? undefined : fieldProofs.choose(visit);
    if (proof) {
      const { url, integrity } = isTraced(request) ? options.tapTraces : options.fieldFigures;
      void reply.header('server-timing', `${timingName};desc="${proof} ${url} ${integrity}"`);
    }
    return { visit: { ...visit, isCounted: tokens.length > 0 }, place };
  }

  /**
   * Sends the cached page, else the page that is being rendered for another guest, else a page rendered for the
   * visitor.
   */
  async function send(opened: OpenedVisit, request: FastifyRequest, reply: FastifyReply) {
    const { place } = opened;
    const cached = place?.cache.get(place.key);
    const pending = place?.cache.pending(place.key);
    metrics.pageCache.inc({ result: cacheResult(place, cached, pending) });
    // Pages that are known to be outdated are rendered ahead, one after the other.
    if (cached && isUnchecked(cached.page) && !pending) void refresh(opened, request.log);
    // Without an await where nothing is waited for: another visitor would begin a rendering meanwhile.
    const page = cached?.page ?? (pending && (await pending));
    // The failure may be the first visitor's own, for example a limit of calls (decision 0061): it is not shared.
    return page ? sendKept(page, request, reply) : sendRendered(opened, request, reply);
  }

  app.get(
    '/*',
    {
      config: visitorLimit(options.pagesPerMinute),
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
      return opened ? send(count(opened, request, reply), request, reply) : reply;
    },
  );
}
