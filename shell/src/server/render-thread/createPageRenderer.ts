import { randomBytes } from 'node:crypto';
import type { RemoteName } from '@storefront/contracts';
import { RemoteLoadError } from '@storefront/federation/server';
import type { Preview } from '@storefront/releases/release';
import type { Visit } from '../document/visit';
import { originOf } from '../operation/originOf';
import type { PageListener } from './connectThread';
import { createThreadPool, type Culprit, ThreadLost, type ThreadPoolOptions } from './createThreadPool';
import type { PreparedSummary, RenderRequest } from './messages';
import { sendError } from './sentError';

/** After so many threads have ended while they rendered a page, it is rendered without any remote. */
const maxAttempts = 2;

/** How long a build whose code hung or ended a thread is left to the browser. Milliseconds. */
const quarantineMs = 60_000;

/** Two threads that were lost within this time while they rendered a build make it a suspect. Milliseconds. */
const suspicionMs = 60_000;

/** The rendered page, perhaps incomplete. */
export interface Rendered {
  /** Undefined when the thread sent no summary. */
  page: PreparedSummary | undefined;
  html: string;
  nonce: string;
  /** False when a component was left to the browser. */
  isComplete: boolean;
}

/** Receives the page that is rendered; all chunks have the same nonce. */
export interface RenderListener extends Pick<PageListener, 'log' | 'onAnswer' | 'onClockRead'> {
  onPrepared?: PageListener['onPrepared'];
  /** Called after `onPrepared`. */
  onChunk?(html: string, nonce: string): void;
}

interface RendererOptions extends ThreadPoolOptions {
  rendersOnServer: boolean;
  /** The folder or the address of the release registry, as the names of its files begin. */
  registry: string;
}

interface Suspect {
  remote: RemoteName;
  build: string;
}

/** The builds that own the pages, each once. */
function ownersOf(visits: readonly Visit[]): Map<string, Suspect> {
  const owners = new Map<string, Suspect>();
  for (const { matched, pinned } of visits) {
    const remote = matched?.route.owner;
    const build = remote && remote !== 'shell' && pinned.browser[remote]?.build;
    if (build) owners.set(`${remote}@${build}`, { remote, build });
  }
  return owners;
}

/** Renders pages in threads of their own (decision 0100). */
export function createPageRenderer(options: RendererOptions) {
  const { rendersOnServer, registry, remoteReports, log } = options;
  const quarantine = new Map<string, { error: RemoteLoadError; until: number }>();
  /** When a thread was last lost while it rendered pages of a build and no frame named the code. */
  const lostAt = new Map<string, number>();

  function quarantineOf(remote: string, build: string): RemoteLoadError | undefined {
    const found = quarantine.get(`${remote}@${build}`);
    return found && performance.now() < found.until ? found.error : undefined;
  }

  /**
   * The build that a frame names. Without one, the owner of the page if the thread had only this page, or every owner
   * whose pages two lost threads had.
   */
  function suspectsOf({ frames, visits }: Culprit): Suspect[] {
    const named = originOf(frames, registry);
    if (named) return [named];
    const now = performance.now();
    const wasLost = (key: string) => now - (lostAt.get(key) ?? Number.NEGATIVE_INFINITY) < suspicionMs;
    const owners = ownersOf(visits);
    const suspects = [...owners].filter(([key]) => visits.length === 1 || wasLost(key));
    // After the filter: two pages of one build in the same thread are one loss.
    for (const key of owners.keys()) lostAt.set(key, now);
    return suspects.map(([, suspect]) => suspect);
  }

  /** Leaves the builds that a thread was running to the browser. Pages that need them are reported as their faults. */
  function isolate(culprit: Culprit) {
    const { reason, cause } = culprit;
    const detail = reason === 'hung' ? 'its code did not come to an end' : 'its code ended the thread';
    for (const { remote, build } of suspectsOf(culprit)) {
      const error = new RemoteLoadError(remote, build, reason, detail, cause, 'run');
      quarantine.set(`${remote}@${build}`, { error, until: performance.now() + quarantineMs });
      remoteReports.notLoaded(error, log);
    }
  }

  /** Why remotes of the page cannot be rendered: they are absent, or their builds in quarantine. */
  function unusable({ pinned: { absent, browser } }: Visit): RenderRequest['unusable'] {
    const sent = (error: RemoteLoadError, isReported: boolean) =>
      [error.remote, { ...sendError(error), isReported }] as const;
    const isolated = Object.entries(browser).flatMap(
      ([remote, { build }]) => quarantineOf(remote, build) ?? [],
    );
    return Object.fromEntries([
      ...absent.map((error) => sent(error, true)),
      ...isolated.map((error) => sent(error, false)),
    ]);
  }

  const pool = createThreadPool(options, isolate);

  return {
    /**
     * Renders a page. If its thread ends before the first chunk, the page is rendered again, without the build that
     * ended the thread if that build is known.
     *
     * @throws the error of React when the app failed outside any Suspense boundary, or the reason why the thread ended.
     */
    async render(
      visit: Visit,
      { onPrepared, onChunk, ...rest }: RenderListener,
      mode: RenderRequest['mode'] = 'any',
    ): Promise<Rendered> {
      const nonce = randomBytes(16).toString('base64');
      let page: PreparedSummary | undefined;
      let html = '';
      const listener: PageListener = {
        ...rest,
        onPrepared(prepared) {
          page = prepared;
          onPrepared?.(prepared);
        },
        onChunk(chunk) {
          html += chunk;
          onChunk?.(chunk, nonce);
        },
      };
      const { url, matched, session, preview, rejected, pinned } = visit;
      for (let attempt = 1; ; attempt += 1) {
        const request: RenderRequest = {
          url: url.href,
          isFound: matched !== undefined,
          session,
          preview,
          rejected,
          nonce,
          builds: pinned.browser,
          unusable: unusable(visit),
          mode: attempt > maxAttempts || !rendersOnServer ? 'shell-only' : mode,
        };
        try {
          const isComplete = await pool.free().render(visit, request, listener);
          return { page, html, nonce, isComplete };
        } catch (error) {
          // Chunks that were sent cannot be taken back.
          if (!(error instanceof ThreadLost) || html !== '' || attempt > maxAttempts) throw error;
        }
      }
    },
    /** Whether a build starts on the server. @throws RemoteLoadError */
    async start({ remote, build }: Pick<Preview, 'remote' | 'build'>): Promise<void> {
      const isolated = quarantineOf(remote, build);
      if (isolated) throw isolated;
      try {
        await pool.free().start(remote, build);
      } catch (cause) {
        if (!(cause instanceof ThreadLost)) throw cause;
        throw new RemoteLoadError(remote, build, 'ended', 'its code ended the thread', cause, 'run');
      }
    },
    isReady: pool.isReady,
    isIdle: pool.isIdle,
    close: pool.close,
  };
}

export type PageRenderer = ReturnType<typeof createPageRenderer>;
