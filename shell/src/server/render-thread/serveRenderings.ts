import type { RemoteName } from '@storefront/contracts';
import { createServerBuilds, RemoteLoadError } from '@storefront/federation/server';
import { createBirpc } from 'birpc';
import { matchRoute } from '../../shared/routing/matchRoute';
import { renderPage } from '../document/renderPage';
import { LeftToBrowser } from '../prepare-page/loadRemoteModules';
import { createPageBuilds } from '../prepare-page/pageBuilds';
import type { PageReports } from '../prepare-page/pageReports';
import { isCacheable, preparePage } from '../prepare-page/preparePage';
import { channelOf, type Port } from './channel';
import type { MainFunctions, RenderEvent, RenderRequest, ThreadFunctions, ThreadSite } from './messages';
import { reviveError, sendError } from './sentError';

/**
 * The `fetch` of one page: the main thread makes the call and adds the headers that only it knows, above all the
 * visitor's token.
 */
const fetchOf =
  (main: Pick<MainFunctions, 'fetch'>, page: number): typeof fetch =>
  async (input, init) => {
    const { href: url } = new URL(input instanceof Request ? input.url : input);
    const headers = [...new Headers(init?.headers)];
    const answer = await main.fetch({ page, url, method: init?.method ?? 'GET', headers });
    const { status, body } = answer;
    return new Response(body.length > 0 ? body : null, { status, headers: answer.headers });
  };

/** Renders pages for the main thread at the other end of the port (decision 0100). */
export function serveRenderings(port: Port, site: ThreadSite): void {
  const main = createBirpc<MainFunctions, ThreadFunctions>(
    {
      async render(number, request) {
        try {
          return await render(number, request);
        } catch (thrown) {
          // Any value may be thrown, and birpc takes a falsy one for a success.
          throw thrown instanceof Error ? thrown : reviveError(sendError(thrown));
        }
      },
      async start(remote, build) {
        await builds.load(remote, build);
      },
    },
    // The main thread limits the time of its work itself.
    { ...channelOf(port), eventNames: ['emit'], timeout: -1 },
  );
  const builds = createServerBuilds({
    timeLimit: site.remoteTimeoutMs,
    store: {
      where: site.registry,
      read: async (path) => Buffer.from(await main.read(path)),
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

  async function render(number: number, request: RenderRequest): Promise<boolean> {
    const url = new URL(request.url);
    const emit = (event: RenderEvent) => void main.emit(number, event);
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
      fetch: fetchOf(main, number),
    });
    const isTokenRejected = request.session.status === 'user' && page.isTokenRejected;
    const summary = {
      isCacheable: isCacheable(page),
      isTokenRejected,
      errorStatus: page.state.error?.status,
    };
    emit({ type: 'prepared', page: summary });
    if (isTokenRejected || (request.mode === 'cacheable' && !summary.isCacheable)) return false;
    let readsClock = false;
    const isComplete = await renderPage(page, {
      assets: site.assets,
      nonce: request.nonce,
      preview: request.preview,
      reports,
      write: (html) => emit({ type: 'chunk', html }),
      onClockRead: () => {
        readsClock = true;
      },
    });
    if (readsClock) emit({ type: 'clock-read' });
    return isComplete;
  }
}
