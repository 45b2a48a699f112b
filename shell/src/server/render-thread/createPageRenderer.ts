import { randomBytes } from 'node:crypto';
import type { RemoteName } from '@storefront/contracts';
import { type Preview, RemoteLoadError } from '@storefront/federation/server';
import { countedAddress, type Visit } from '../document/visit';
import { originOf } from '../operation/originOf';
import type { PageListener } from './connectThread';
import { createThreadPool, type Culprit, ThreadLost, type ThreadPoolOptions } from './createThreadPool';
import type { RenderRequest } from './messages';
import { sendError } from './sentError';

/** A build whose code hung or ended its thread is left to the browser for this long, then tried again. Milliseconds. */
const quarantineMs = 60_000;

/** After so many threads that ended under a page, the page is rendered without any remote. */
const maxAttempts = 2;

/** A page as far as it was rendered. */
export interface Rendered {
  html: string;
  nonce: string;
  /** False when a component was left to the browser. */
  isComplete: boolean;
}

/** Receives the page that is rendered; all chunks have the same nonce. */
export interface RenderListener extends Pick<PageListener, 'log' | 'onPrepared'> {
  onChunk?(html: string, nonce: string): void;
}

/** Renders pages in threads of their own (decision 0100). */
export interface PageRenderer {
  /**
   * Renders a page; one whose thread ended before its first chunk is rendered again, without the build that ended it if that
   * is known.
   *
   * @throws what React threw when the app outside any Suspense boundary failed, or why the thread ended.
   */
  render(visit: Visit, listener: RenderListener, mode?: RenderRequest['mode']): Promise<Rendered>;
  /** Whether a build starts on the server. @throws RemoteLoadError */
  start(preview: Pick<Preview, 'remote' | 'build'>): Promise<void>;
  close(): Promise<void>;
}

interface RendererOptions extends ThreadPoolOptions {
  /** False leaves every module to the browser. */
  rendersOnServer: boolean;
  /** The folder or the address of the release registry, as the names of its files begin. */
  registry: string;
}

export function createPageRenderer(options: RendererOptions): PageRenderer {
  const { rendersOnServer, registry, remoteReports, log } = options;
  const quarantine = new Map<string, { error: RemoteLoadError; until: number }>();

  /** Leaves the build whose code a thread was running to the browser for a while. */
  function isolate({ frames, reason, cause, visits }: Culprit) {
    const found = originOf(frames, registry);
    if (!found) return;
    const { remote, build } = found;
    const detail = reason === 'hung' ? 'its code did not come to an end' : 'its code ended the thread';
    const error = new RemoteLoadError(remote, build, reason, detail, cause, 'run');
    quarantine.set(`${remote}@${build}`, { error, until: performance.now() + quarantineMs });
    const visit = visits.find(({ pinned }) => pinned.browser[remote]?.build === build);
    remoteReports.notLoaded(error, log, visit && countedAddress(visit));
  }

  /** Why remotes of the page cannot be rendered: they are absent, or their builds in quarantine. */
  function unusable({ pinned }: Visit): RenderRequest['unusable'] {
    const errors = new Map<RemoteName, RemoteLoadError>(pinned.absent.map((error) => [error.remote, error]));
    for (const [key, { error, until }] of quarantine) {
      if (performance.now() >= until) quarantine.delete(key);
      else if (pinned.browser[error.remote]?.build === error.build) errors.set(error.remote, error);
    }
    return Object.fromEntries([...errors].map(([remote, error]) => [remote, sendError(error)]));
  }

  const pool = createThreadPool(options, isolate);

  return {
    async render(visit, { onChunk, ...listener }, mode = 'any') {
      const nonce = randomBytes(16).toString('base64');
      let html = '';
      const receive = (chunk: string) => {
        html += chunk;
        onChunk?.(chunk, nonce);
      };
      const { url, matched, session, preview, rejected, pinned } = visit;
      for (let attempt = 1; ; attempt += 1) {
        const request: RenderRequest = {
          ...{ url: url.href, isFound: matched !== undefined, session, preview, rejected, nonce },
          ...{ builds: pinned.browser, unusable: unusable(visit) },
          mode: attempt > maxAttempts || !rendersOnServer ? 'shell-only' : mode,
        };
        try {
          const isComplete = await pool.free().render(visit, request, { ...listener, onChunk: receive });
          return { html, nonce, isComplete };
        } catch (error) {
          // What was sent cannot be taken back.
          if (!(error instanceof ThreadLost) || html !== '' || attempt > maxAttempts) throw error;
        }
      }
    },
    start: ({ remote, build }) => pool.free().start(remote, build),
    close: pool.close,
  };
}
