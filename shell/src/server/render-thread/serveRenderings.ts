import type { RemoteName } from '@storefront/contracts';
import { createServerBuilds, RemoteLoadError } from '@storefront/federation/server';
import type { MessagePort } from 'node:worker_threads';
import { matchRoute } from '../../shared/routing/matchRoute';
import { renderPage } from '../document/renderPage';
import { LeftToBrowser } from '../prepare-page/loadRemoteModules';
import { createPageBuilds } from '../prepare-page/pageBuilds';
import type { PageReports } from '../prepare-page/pageReports';
import { isCacheable, preparePage } from '../prepare-page/preparePage';
import type { PageAnswer, PageCall, RenderEvent, RenderRequest, ThreadSite } from './messages';
import { type Asked, createPeer, type Peer, type Port } from './peer';
import { reviveError, sendError } from './sentError';

/**
 * The `fetch` of one page: the main thread makes the call and adds the headers that only it knows, above all the
 * visitor's token.
 */
const fetchOf =
  (main: Peer, page: number): typeof fetch =>
  async (input, init) => {
    const { href: url } = new URL(input instanceof Request ? input.url : input);
    const headers = [...new Headers(init?.headers)];
    const call: PageCall = { page, url, method: init?.method ?? 'GET', headers };
    const answer = (await main.ask('fetch', call, { signal: init?.signal ?? undefined })) as PageAnswer;
    const { status, body } = answer;
    return new Response(body.length > 0 ? body : null, { status, headers: answer.headers });
  };

/** Renders pages for the main thread at the other end of the port (decision 0100). */
export function serveRenderings(port: Port | MessagePort, site: ThreadSite): void {
  const main = createPeer(port, {
    render,
    async start({ remote, build }: { remote: RemoteName; build: string }) {
      await builds.load(remote, build);
    },
  });
  const builds = createServerBuilds({
    timeLimit: site.remoteTimeoutMs,
    store: {
      where: site.registry,
      read: async (path) => Buffer.from((await main.ask('read', path)) as Uint8Array),
      has: async (path) => (await main.ask('has', path)) as boolean,
    },
  });
  const buildsOf = createPageBuilds(builds);
  /** Errors that were sent: a build that fails throws the same error on every page. */
  const reported = new WeakSet<Error>();

  function reportsOf(emit: (event: RenderEvent) => void): PageReports {
    const isNew = (error: unknown) => {
      if (!(error instanceof RemoteLoadError)) return true;
      const wasNew = !reported.has(error);
      reported.add(error);
      return wasNew;
    };
    return {
      notLoaded: (error) => isNew(error) && emit({ type: 'not-loaded', error: sendError(error) }),
      notRendered: (error) =>
        !(error instanceof LeftToBrowser) &&
        isNew(error) &&
        emit({ type: 'not-rendered', error: sendError(error) }),
      warn: (error, message) => emit({ type: 'warning', error: sendError(error), message }),
    };
  }

  async function render(request: RenderRequest, asked: Asked): Promise<boolean> {
    const url = new URL(request.url);
    const emit = (event: RenderEvent) => asked.emit(event);
    const reports = reportsOf(emit);
    const unusable: Partial<Record<RemoteName, Error>> = {};
    for (const [name, { isReported, ...sent }] of Object.entries(request.unusable)) {
      const error = reviveError(sent);
      unusable[name as RemoteName] = error;
      if (isReported) reported.add(error);
    }
    const visit = {
      url,
      matched: request.isFound ? matchRoute(url.pathname) : undefined,
      session: request.session,
      preview: request.preview,
      rejected: request.rejected,
      builds: await buildsOf(request.builds, unusable),
    };
    const page = await preparePage(visit, {
      ...site,
      reports,
      rendersOnServer: request.mode !== 'shell-only',
      fetch: fetchOf(main, asked.id),
    });
    const isTokenRejected = request.session.status === 'user' && page.isTokenRejected;
    const summary = {
      isCacheable: isCacheable(page),
      isTokenRejected,
      errorStatus: page.state.error?.status,
    };
    emit({ type: 'prepared', page: summary });
    if (isTokenRejected || (request.mode === 'cacheable' && !summary.isCacheable)) return false;
    return renderPage(page, {
      assets: site.assets,
      nonce: request.nonce,
      preview: request.preview,
      reports,
      write: (html) => emit({ type: 'chunk', html }),
    });
  }
}
