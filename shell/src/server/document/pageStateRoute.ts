import { outdatedStatus, statePath } from '@storefront/contracts/state-element';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { takeState } from '../html/stateElement';
import type { SessionCookie } from '../session';
import { visitorLimit } from '../visitorLimit';
import type { OpenedVisit, VisitOpener } from './createVisitOpener';
import { sendKeptState, sendOwnState, stateHeaders } from './sendDocument';
import type { SharedRenderer } from './createSharedRenderer';

interface PageStateOptions {
  openVisit: VisitOpener;
  renderShared: SharedRenderer;
  session: SessionCookie;
  shellBuild: string;
  pagesPerMinute: number;
}

/** The state of a cached page, whose document has only a link to it (decision 0079). */
export function pageStateRoute(app: FastifyInstance, options: PageStateOptions) {
  const { openVisit, renderShared, session, shellBuild, pagesPerMinute } = options;

  /**
   * Sends the last state of the place, which is the document's or newer. Where there is none, after a restart or on
   * another server, it is rendered; hydration renders any difference from the document.
   */
  async function send(opened: OpenedVisit, request: FastifyRequest, reply: FastifyReply) {
    const { place } = opened;
    const known = place && (place.cache.last(place.key) ?? (await place.cache.pending(place.key)));
    if (known) return sendKeptState(known, request, reply);
    const { rendered, page } = await renderShared(opened, { log: request.log });
    if (rendered.page?.isTokenRejected) {
      session.clear(reply);
      return reply.redirect(request.url, 302);
    }
    if (page) return sendKeptState(page, request, reply);
    // The visitor reads a page that is whole: it stays, and its script asks again.
    const { errorStatus = 200 } = rendered.page ?? {};
    if (errorStatus >= 500) return reply.code(503).headers(stateHeaders).send('{}');
    return sendOwnState(takeState(rendered.html, rendered.nonce).state, reply);
  }

  app.get(`${statePath}/*`, { config: visitorLimit(pagesPerMinute) }, async (request, reply) => {
    const start = `${statePath}/${shellBuild}`;
    if (!request.url.startsWith(`${start}/`)) {
      return reply.code(outdatedStatus).headers(stateHeaders).send('{}');
    }
    const url = new URL(`http://storefront${request.url.slice(start.length)}`);
    const opened = await openVisit(url, request, reply);
    return opened ? send(opened, request, reply) : reply;
  });
}
