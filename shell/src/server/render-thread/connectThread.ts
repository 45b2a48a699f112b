import { createBirpc } from 'birpc';
import type { FastifyBaseLogger } from 'fastify';
import { AsyncResource } from 'node:async_hooks';
import type { RemoteName } from '@storefront/contracts';
import type { ReleaseReader } from '@storefront/releases/store';
import { tagOf } from '../document/answers';
import { type BackEnd, countedAddress, fetchFor, type Visit } from '../document/visit';
import type { RemoteReports } from '../operation/remoteReports';
import { callTimeoutMs } from '../prepare-page/prefetchPage';
import { channelOf, type Port } from './channel';
import type {
  MainFunctions,
  PageAnswer,
  PageCall,
  PreparedSummary,
  RenderEvent,
  RenderRequest,
  ThreadFunctions,
} from './messages';
import { reviveError } from './sentError';

/** Services of the main thread for its render threads. */
export interface ThreadServices extends BackEnd {
  /** Reads a file once for all threads: a few reads that hang would occupy every thread that reads files. */
  files: Pick<ReleaseReader, 'read'>;
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
  /** Called before each call of the page, and again with the tag of its answer. */
  onAnswer?(url: string, tag: string | undefined): void;
  /** A component of the page renders the present. */
  onClockRead?(): void;
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

interface OpenPage {
  visit: Visit;
  listener: PageListener;
  /** The thread's calls and events belong to the request for the page, in traces too. */
  resource: AsyncResource;
  /** Aborts its calls when it or its thread has ended. */
  calls: AbortController;
  fail(error: unknown): void;
}

/** Makes the calls of pages and reads the files of builds for a thread, which needs no token and no key of a store. */
export function connectThread(port: Port, services: ThreadServices) {
  const { files, remoteReports, remoteTimeoutMs, apiUrl } = services;
  const pages = new Map<number, OpenPage>();
  let lastPage = 0;

  async function call({ page, url, method, headers }: PageCall): Promise<PageAnswer> {
    const asking = pages.get(page);
    if (!asking) throw new Error('a call of a page that has ended');
    if (!url.startsWith(`${apiUrl}/`) || !readMethods.includes(method)) {
      throw new Error(`a page cannot call ${method} ${url}`);
    }
    const fetchPage = fetchFor(services, asking.visit);
    const { onAnswer } = asking.listener;
    onAnswer?.(url, undefined);
    const signal = AbortSignal.any([asking.calls.signal, AbortSignal.timeout(callTimeoutMs)]);
    const answer = await asking.resource.runInAsyncScope(() => fetchPage(url, { method, headers, signal }));
    const body = new Uint8Array(await answer.arrayBuffer());
    onAnswer?.(url, tagOf(answer.status, answer.headers, body));
    return { status: answer.status, headers: [...answer.headers], body };
  }

  const checked = (path: string) => {
    if (isOfBuild(path)) return path;
    throw new Error(`a page cannot read ${path}`);
  };

  function receive(event: RenderEvent, { visit, listener }: OpenPage) {
    const { log } = listener;
    if (event.type === 'prepared') return listener.onPrepared(event.page);
    if (event.type === 'chunk') return listener.onChunk(event.html);
    if (event.type === 'clock-read') return listener.onClockRead?.();
    const error = reviveError(event.error);
    if (event.type === 'warning') return log.warn(error, event.message);
    const address = countedAddress(visit);
    if (event.type === 'not-loaded') return remoteReports.notLoaded(error, log, address);
    if (!remoteReports.notRendered(error, log, address))
      log.warn(error, 'a component was left to the browser');
  }

  const thread = createBirpc<ThreadFunctions, MainFunctions>(
    {
      read: async (path) => files.read(checked(path)),
      fetch: call,
      emit: (number, event) => {
        const page = pages.get(number);
        try {
          page?.resource.runInAsyncScope(() => receive(event, page));
        } catch (error) {
          page?.fail(error);
        }
      },
    },
    { ...channelOf(port), timeout: timesModule * remoteTimeoutMs },
  );

  return {
    /** The pages that it renders now. */
    visits: (): readonly Visit[] => [...pages.values()].map(({ visit }) => visit),
    /** Whether all of the page was rendered. @throws the error of the rendering, or the error of `lose` */
    async render(visit: Visit, request: RenderRequest, listener: PageListener): Promise<boolean> {
      lastPage += 1;
      const page = lastPage;
      const resource = new AsyncResource('page');
      const calls = new AbortController();
      try {
        return await new Promise<boolean>((resolve, fail) => {
          pages.set(page, { visit, listener, resource, calls, fail });
          thread.render(page, request).then(resolve, fail);
        });
      } finally {
        pages.delete(page);
        calls.abort();
        resource.emitDestroy();
      }
    },
    /** Whether a build starts. @throws RemoteLoadError */
    start: (remote: RemoteName, build: string) => thread.start(remote, build),
    /** The thread has ended: its pending calls fail with this error. */
    lose: (error: Error) => thread.$close(error),
  };
}

/** A render thread, as the main thread sees it. */
export type ThreadConnection = ReturnType<typeof connectThread>;
