import type { FastifyBaseLogger } from 'fastify';
import { AsyncResource } from 'node:async_hooks';
import type { ReleaseReader } from '@storefront/releases/store';
import { type BackEnd, countedAddress, fetchFor, type Visit } from '../document/visit';
import type { RemoteReports } from '../operation/remoteReports';
import type { PageAnswer, PageCall, PreparedSummary, RenderEvent, RenderRequest } from './messages';
import { createPeer, type Peer, type Port } from './peer';
import { reviveError } from './sentError';

/** Services of the main thread for its render threads. */
export interface ThreadServices extends BackEnd {
  files: Pick<ReleaseReader, 'read' | 'has'>;
  remoteReports: Pick<RemoteReports, 'notLoaded' | 'notRendered'>;
  /** How long a page waits for a remote's module. */
  remoteTimeoutMs: number;
}

/** A page on its way through a thread. */
export interface PageListener {
  log: FastifyBaseLogger;
  /** Called before React renders, and again when the page is rendered again. */
  onPrepared(page: PreparedSummary): void;
  /** Receives complete HTML. */
  onChunk(html: string): void;
}

/** A render thread, as the main thread sees it. */
export interface ThreadConnection {
  /** The pages that it renders now. */
  visits(): readonly Visit[];
  /** Whether all of the page was rendered. @throws the error of the rendering, or the error of `lose` */
  render(visit: Visit, request: RenderRequest, listener: PageListener): Promise<boolean>;
  /** Whether a build starts. @throws RemoteLoadError */
  start(remote: string, build: string): Promise<void>;
  /** The thread has ended: its pending questions fail with this error. */
  lose(error: Error): void;
}

/**
 * The time limit of a page, as a multiple of a module's: 30 s by default. Calls and rendering have shorter limits of
 * their own, so a page that takes longer never ends.
 */
const timesModule = 50;

/** Whether a path names a file in a folder `<remote>/<build>/`: a thread reads no other file. */
const isOfBuild = (path: string) => {
  const names = path.split('/');
  return names.length >= 3 && !names.some((name) => ['', '.', '..'].includes(name));
};

/** Pages read, and never write. */
const readMethods = ['GET', 'HEAD'];

/** Makes the calls of pages and reads the files of builds for a thread, which needs no token and no key of a store. */
export function connectThread(port: Port, services: ThreadServices): ThreadConnection {
  const { files, remoteReports, remoteTimeoutMs, apiUrl } = services;
  const pages = new Map<number, { visit: Visit; run: <Value>(work: () => Value) => Value }>();

  async function call({ page, url, method, headers }: PageCall, signal: AbortSignal): Promise<PageAnswer> {
    const asking = pages.get(page);
    if (!asking) throw new Error('a call of a page that has ended');
    if (!url.startsWith(`${apiUrl}/`) || !readMethods.includes(method)) {
      throw new Error(`a page cannot call ${method} ${url}`);
    }
    const { visit, run } = asking;
    const answer = await run(() => fetchFor(services, visit)(url, { method, headers, signal }));
    const body = new Uint8Array(await answer.arrayBuffer());
    return { status: answer.status, headers: [...answer.headers], body };
  }

  const checked = (path: string) => {
    if (isOfBuild(path)) return path;
    throw new Error(`a page cannot read ${path}`);
  };

  const thread: Peer = createPeer(port, {
    read: async (path: string) => files.read(checked(path)),
    has: async (path: string) => files.has(checked(path)),
    fetch: (pageCall: PageCall, { signal }) => call(pageCall, signal),
  });

  function receive(event: RenderEvent, visit: Visit, listener: PageListener) {
    const { log } = listener;
    if (event.type === 'prepared') return listener.onPrepared(event.page);
    if (event.type === 'chunk') return listener.onChunk(event.html);
    const error = reviveError(event.error);
    if (event.type === 'warning') return log.warn(error, event.message);
    const address = countedAddress(visit);
    if (event.type === 'not-loaded') return remoteReports.notLoaded(error, log, address);
    if (!remoteReports.notRendered(error, log, address))
      log.warn(error, 'a component was left to the browser');
  }

  return {
    visits: () => [...pages.values()].map(({ visit }) => visit),
    async render(visit, request, listener) {
      let page: number | undefined;
      // The thread's calls and messages belong to the request for the page, in traces too.
      const resource = new AsyncResource('page');
      const run = <Value>(work: () => Value) => resource.runInAsyncScope(work);
      try {
        const isComplete = await thread.ask('render', request, {
          signal: AbortSignal.timeout(timesModule * remoteTimeoutMs),
          onAsked(id) {
            page = id;
            pages.set(id, { visit, run });
          },
          onEvent: (event: RenderEvent) => run(() => receive(event, visit, listener)),
        });
        return isComplete as boolean;
      } finally {
        if (page !== undefined) pages.delete(page);
        resource.emitDestroy();
      }
    },
    async start(remote, build) {
      await thread.ask('start', { remote, build });
    },
    lose: thread.fail,
  };
}
